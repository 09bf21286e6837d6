"""The HTTP/1.1 server that all of them share, and the faults that it commits on demand."""
