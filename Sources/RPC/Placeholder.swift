// Placeholder until the first file moves in.
