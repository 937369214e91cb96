"""The names by which mypyc knows native integers and hints, whether `mypy_extensions` is installed or not.

Compilation and type checks take them from `mypy_extensions`. At run time they do next to nothing, so where that package
is missing there are equivalents here. `librt.vecs` asks for that package too while it is imported; it gets the
equivalents for as long as that takes. The package `warren` therefore imports this module before any other of its own.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64, mypyc_attr
else:
    try:
        from mypy_extensions import i64, mypyc_attr
    except ModuleNotFoundError:
        import sys
        from types import ModuleType

        class _Native(type):
            """Python's own integers are instances of all native ones."""

            def __instancecheck__(cls, instance):
                return isinstance(instance, int)

            def __call__(cls, *arguments, **named):
                return int(*arguments, **named)

        _stand_in = ModuleType("mypy_extensions")
        for _name in ("i64", "i32", "i16", "u8"):
            setattr(_stand_in, _name, _Native(_name, (), {"__module__": __name__}))
        i64 = _stand_in.i64

        def mypyc_attr(*_attributes, **_named):
            """A decorator that leaves a class as it is."""
            return lambda decorated: decorated

        sys.modules["mypy_extensions"] = _stand_in
        try:
            import librt.vecs  # noqa: F401 - it keeps what it finds now
        finally:
            del sys.modules["mypy_extensions"]

__all__ = ["i64", "mypyc_attr"]
