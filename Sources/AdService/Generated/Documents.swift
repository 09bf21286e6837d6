// Made by `make generate` from Schemas. Edit the schema, not this file.

/// The documents of the service, which the program carries with it.
public enum Documents {}
