"""Why there is no release."""


class Refused(Exception):
    """There is no release; the message says why, in a sentence."""
