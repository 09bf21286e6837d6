"""A server of ad pods, as Google's Dynamic Ad Insertion serves them to players."""
