"""Extras: packages that only some uses need. Where one is missing, a sentence names the command that installs it."""

from importlib.util import find_spec
from types import TracebackType

from warren.engine.errors import WarrenError


class MissingExtra(WarrenError, ModuleNotFoundError):
    """Packages of one of Warren's extras are not installed."""

    def __init__(self, extra: str, *packages: str) -> None:
        super().__init__("missing-extra", extra=extra, packages=", ".join(packages))


def need(extra: str, *packages: str) -> None:
    """Refuse at once, before anything is done, if packages of an extra are missing."""
    missing = [package for package in packages if find_spec(package) is None]
    if missing:
        raise MissingExtra(extra, *missing)


class needing:  # noqa: N801 - read together with `with`
    """Around imports of packages of an extra: `with needing("lab"): import polars`.

    >>> with needing("lab"):
    ...     import no_such_package
    Traceback (most recent call last):
    ...
    warren.engine.extras.MissingExtra: This needs no_such_package: pip install "warren-table[lab]"
    """

    def __init__(self, extra: str) -> None:
        self.extra = extra

    def __enter__(self) -> None:
        pass

    def __exit__(self, _: type[BaseException] | None, error: BaseException | None, __: TracebackType | None) -> None:
        if isinstance(error, ModuleNotFoundError) and not isinstance(error, MissingExtra):
            package = (error.name or str(error)).partition(".")[0]
            raise MissingExtra(self.extra, package) from error
