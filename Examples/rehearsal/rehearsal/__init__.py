"""An exchange, a video ad server and a server of ad pods to rehearse with, on loopback."""
