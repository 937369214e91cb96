"""Scripts for whoever works on Warren: they are not part of the package.

This file alone is read by any Python, however old, so that one that is too old is told so in a sentence.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - that is what is asked here
    sys.stderr.write(
        "warren: this needs Python 3.11 or newer, and here is %d.%d. " % sys.version_info[:2]  # noqa: UP031 - likewise
        + "`make PYTHON=python3.12 play` uses another one.\n"
    )
    sys.exit(1)
