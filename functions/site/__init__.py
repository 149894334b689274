"""The function that brings the built page into the stack's bucket, and takes it out again."""
