"""Ad servers to rehearse with: an exchange, a video ad server and a server of ad pods, on loopback."""
