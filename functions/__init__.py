"""The Lambda entry points, and beside them storage, push, identity and the wire's models."""
