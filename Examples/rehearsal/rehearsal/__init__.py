"""Ad servers to rehearse with: an exchange and a video ad server, on loopback."""
