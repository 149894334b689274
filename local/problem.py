"""What can be wrong with a start, said in a sentence that tells its reader what to do."""


class Problem(Exception):
    """A start or a stop that went wrong for a reason the developer can mend; `str()` is the sentence."""
