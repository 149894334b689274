"""For all tests: an example may take its time, for a busy machine is no mistake of the code."""

from hypothesis import settings

settings.register_profile("unhurried", parent=settings.default, deadline=None)
settings.load_profile("unhurried")
