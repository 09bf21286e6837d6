"""A video ad server: VAST 1 to 4.3, VMAP, images, media, and the books on tracking."""
