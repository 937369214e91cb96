"""From Python to a library: mypyc writes C, units are compiled beside each other, and what did not change is kept."""

import errno
import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, redirect_stdout
from importlib.metadata import version
from io import StringIO
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

from . import c_text
from .docstrings import docstrings_of, with_docstrings
from .lock import alone
from .stamps import is_fresh, stamp_of, write_stamp
from .units import ROOT, Unit, module_name, read_units

SOURCE: Final = ROOT / "src"
GROUP: Final = "warren_core"
LIBRARY: Final = f"{GROUP}__mypyc"
SUFFIX: Final = str(sysconfig.get_config_var("EXT_SUFFIX"))
#: Files of mypyc's runtime with functions that are worth inlining.
RUNTIME: Final = ("int_ops.c", "float_ops.c", "list_ops.c")
# A turn is many small functions. They are inlined only if the linker may not replace them, and if the
# compiler is told that it is worth it: together that doubles the speed of a playout.
FLAGS: Final = ["-O3", "-g0", "-fwrapv", "-w", "-fno-semantic-interposition"]
GCC_FLAGS: Final = [
    "-finline-limit=1000",
    "--param=max-inline-insns-auto=1500",
    "--param=inline-unit-growth=200",
    "--param=large-function-growth=1000",
]
#: A module's own library only calls its initialisation in the common one. Without Python's headers it is compiled at
#: once; what it calls is part of the stable interface.
SHIM: Final = """extern void *PyImport_ImportModule(const char *);
extern void *PyObject_GetAttrString(void *, const char *);
extern void *PyCapsule_GetPointer(void *, const char *);
extern void Py_DecRef(void *);

__attribute__((visibility("default"))) void *PyInit_{leaf}(void)
{{
    void *library = PyImport_ImportModule("{library}");
    if (!library) return 0;
    void *capsule = PyObject_GetAttrString(library, "init_{name}");
    Py_DecRef(library);
    if (!capsule) return 0;
    void *start = PyCapsule_GetPointer(capsule, "{library}.init_{name}");
    Py_DecRef(capsule);
    if (!start) return 0;
    return ((void *(*)(void))start)();
}}
"""

FULL: Final = "the disk is full; make room, 200 MB are enough, and run it again"

Say = Callable[[str], None]
T = TypeVar("T")
R = TypeVar("R")


class NotCompiled(Exception):
    """The core could not be compiled; the message says why in one sentence."""


class Piece(NamedTuple):
    """C that becomes an object file of its own."""

    name: str
    text: str
    flags: tuple[str, ...] = ()


class Generated(NamedTuple):
    """What mypyc wrote: a C file for each module, the library's own, two headers, and where to find the runtime."""

    modules: dict[str, str]
    main: str
    headers: tuple[str, str]
    runtime: tuple[Path, ...]
    folders: tuple[str, ...]


def generate(units: list[Unit], folder: Path) -> Generated:
    """Let mypyc write C for all modules into a folder."""
    paths = [path for unit in units for path in unit.modules]
    os.environ["MYPYPATH"] = str(SOURCE)
    said = StringIO()
    try:
        import setuptools  # noqa: F401 - mypyc asks whether it is there
        from mypyc.build import mypycify
    except ImportError as error:
        raise NotCompiled(f"compiling needs {error.name}: pip install -r requirements/build.txt") from error
    with working_in(SOURCE.parent), redirect_stdout(said):
        try:
            extensions = mypycify(
                [str(Path("src", "warren", path)) for path in paths],
                opt_level="3",
                debug_level="0",
                multi_file=True,
                target_dir=str(folder),
                group_name=GROUP,
            )
        except SystemExit as error:
            raise NotCompiled(f"mypy found errors:\n{said.getvalue()}{error.code or ''}") from error
        except Exception as error:  # on a full disk mypy's cache has errors of its own
            if shutil.disk_usage(SOURCE).free < 2**20:
                raise NotCompiled(FULL) from error
            raise
    texts = docstrings_of(SOURCE / "warren", paths)
    exported = {path: module_name(path).replace(".", "___") for path in paths}
    written = {path: (folder / f"__native_{exported[path]}.c").read_text(encoding="utf-8") for path in paths}
    modules = {path: c_text.releasing_vectors(with_docstrings(text, texts)) for path, text in written.items()}
    main = folder / f"__native_{GROUP}.c"
    own = {f"__native_{name}.c" for name in exported.values()} | {main.name}
    return Generated(
        modules,
        main.read_text(encoding="utf-8"),
        (
            (folder / f"__native_{GROUP}.h").read_text(encoding="utf-8"),
            (folder / f"__native_internal_{GROUP}.h").read_text(encoding="utf-8"),
        ),
        tuple(Path(source) for source in extensions[0].sources if Path(source).name not in own),
        tuple(extensions[0].include_dirs),
    )


def pieces_of(units: list[Unit], generated: Generated) -> Iterator[Piece]:
    """The C of every unit, and of the library itself."""
    own: dict[str, tuple[str, c_text.Literals]] = {
        path: c_text.with_own_literals(module_name(path).replace(".", "_"), re.sub(r"\A(#include .*\n)+", "", text))
        for path, text in generated.modules.items()
    }
    runtime = {path.name: path.read_text(encoding="utf-8") for path in generated.runtime}
    short = "".join(c_text.inlinable_runtime(runtime[name]) for name in RUNTIME)
    by_name = {unit.name: unit for unit in units}
    for unit in units:
        below = [path for name in unit.inlines for path in by_name[name].modules]
        text = short + "".join(c_text.inlinable(own[path][0]) for path in below)
        text += "".join(own[path][0] for path in unit.modules)
        tables = "".join(c_text.literal_declaration(own[path][1]) for path in (*below, *unit.modules))
        yield Piece(unit.name, c_text.PROLOGUE + c_text.needed(generated.headers, text) + tables + text)
    main = re.sub(r"\A(#include .*\n)+", "", generated.main)
    text = c_text.literal_tables(literals for _, literals in own.values()) + c_text.fills_literals(main)
    included = "".join(f'#include "{path.name}"\n' for path in generated.runtime)
    yield Piece("library", c_text.PROLOGUE + c_text.needed(generated.headers, text) + included + text)


def shims_of(units: list[Unit]) -> Iterator[Piece]:
    """The small library of every module."""
    for unit in units:
        for path in unit.modules:
            name = module_name(path)
            leaf, exported = name.rpartition(".")[2], name.replace(".", "___")
            yield Piece(exported, SHIM.format(leaf=leaf, library=LIBRARY, name=exported), ("-O1",))


class Workshop:
    """Object files and libraries of one Python, kept from one run to the next."""

    def __init__(self, folder: Path, include: tuple[str, ...], jobs: int, say: Say) -> None:
        self.folder = folder
        self.include = [*include, sysconfig.get_path("include")]
        self.jobs = jobs
        self.say = say
        self.compiler = new_compiler()
        self.compiler.spawn = self.spawn
        self.running: set[subprocess.Popen[bytes]] = set()
        self.flags = [*FLAGS, *(GCC_FLAGS if sys.platform == "linux" else [])]
        folder.mkdir(parents=True, exist_ok=True)
        for left in folder.glob("*.partial*"):  # a compiler that outlived its run may still write there
            shutil.rmtree(left) if left.is_dir() else left.unlink()

    def objects(self, pieces: list[Piece]) -> list[Path]:
        """The object files of those pieces; what was compiled before is not compiled again."""
        missing = [piece for piece in pieces if not self.object(piece).exists()]
        missing.sort(key=lambda piece: len(piece.text), reverse=True)
        big = [piece.name for piece in missing if not piece.flags]
        if big:
            self.say(f"compiling {', '.join(big)}")
        self.at_once(self.compile, missing)
        return [self.object(piece) for piece in pieces]

    def at_once(self, work: Callable[[T], R], tasks: Iterable[T]) -> list[R]:
        """Do something with each of them, some beside each other; interrupted, the compilers end, too."""
        with ThreadPoolExecutor(self.jobs) as pool:
            try:
                return list(pool.map(work, tasks))
            except BaseException:
                pool.shutdown(wait=False, cancel_futures=True)
                for compiler in list(self.running):
                    compiler.terminate()
                raise

    def object(self, piece: Piece) -> Path:
        """Where the object file of a piece is kept."""
        # The headers and mypyc's runtime are included by name: another version of either makes another object.
        versions = [sys.version, version("mypy")]
        made_from = "\n".join([*versions, *self.compiler.compiler_so, *self.flags, *piece.flags, piece.text])
        return self.folder / f"{piece.name}.{hashlib.sha256(made_from.encode()).hexdigest()[:16]}.o"

    def compile(self, piece: Piece) -> None:
        """Compile a piece; an older object file of the same name goes."""
        source = self.folder / f"{piece.name}.c"
        source.write_text(piece.text, encoding="utf-8")
        flags = [*self.flags, *piece.flags]
        with tempfile.TemporaryDirectory(suffix=".partial", dir=self.folder) as place:
            linked = Path(place, source.name)
            linked.symlink_to(source)
            # Below the root the object file lies beside its source. Below this folder it would have that path again.
            root = linked.anchor
            self.run("compile", [str(linked)], output_dir=root, include_dirs=self.include, extra_postargs=flags)
            for old in self.folder.glob(f"{piece.name}.*.o"):
                old.unlink()
            os.replace(linked.with_suffix(".o"), self.object(piece))

    def link(self, objects: list[Path], name: str) -> Path:
        """A library of those object files, linked anew if one of them is."""
        digest = hashlib.sha256(" ".join(path.name for path in objects).encode()).hexdigest()[:16]
        library = self.folder / f"{name}.{digest}{SUFFIX}"
        if not library.exists():
            for old in self.folder.glob(f"{name}.*{SUFFIX}"):
                old.unlink()
            partial = library.with_suffix(f".{os.getpid()}.partial")
            self.run("link_shared_object", [str(path) for path in objects], str(partial))
            os.replace(partial, library)
        return library

    def run(self, what: str, *words: Any, **more: Any) -> None:
        """Let the compiler do something, or say in one sentence that it cannot."""
        try:
            getattr(self.compiler, what)(*words, **more)
        except NotCompiled:
            raise
        except Exception as error:  # the compiler's own kinds of errors are not the same on every system
            if isinstance(error, OSError) and error.errno == errno.ENOSPC:
                raise NotCompiled(FULL) from error
            raise NotCompiled(f"the C compiler could not {what.partition('_')[0]} the core ({error})") from error

    def spawn(self, words: list[str], **_: Any) -> None:
        """Run the compiler's program, in place of distutils, which would let it print whatever it likes."""
        with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT) as program:  # noqa: S603
            self.running.add(program)
            said = program.communicate()[0].decode(errors="replace").strip()
            self.running.discard(program)
        if program.returncode == 0:
            return
        if "No space left on device" in said:
            raise NotCompiled(FULL)
        if program.returncode < 0 or "fatal error: Killed" in said:
            raise NotCompiled("the C compiler was stopped from outside; where memory is short, `--jobs 1` needs less")
        raise NotCompiled(f"the C compiler failed:\n{said[-2000:]}")


def new_compiler() -> Any:
    """This system's C compiler, set up as for extensions of this Python; raises `NotCompiled` if there is none."""
    import setuptools  # noqa: F401, I001 - it brings distutils
    from distutils.ccompiler import new_compiler as make
    from distutils.sysconfig import customize_compiler

    compiler: Any = make()
    customize_compiler(compiler)
    if compiler.compiler_type != "unix":
        raise NotCompiled("only gcc and clang are supported")
    program = compiler.compiler[0]
    if shutil.which(program) is None:
        raise NotCompiled(f"there is no C compiler ({program}); on Debian `apt-get install gcc python3-dev` brings one")
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        raise NotCompiled("Python's headers are missing; on Debian `apt-get install python3-dev` brings them")
    return compiler


@contextmanager
def working_in(folder: Path) -> Iterator[None]:
    """Work in a folder for a while: mypyc takes names of modules from paths."""
    before = Path.cwd()
    os.chdir(folder)
    try:
        yield
    finally:
        os.chdir(before)


def is_up_to_date(target: Path = SOURCE) -> bool:
    """Whether the core below `target` was compiled from the sources as they are."""
    return is_fresh(target, [path for unit in read_units() for path in unit.modules])


def build(target: Path = SOURCE, folder: Path = ROOT / "build" / "core", jobs: int = 0, say: Say = print) -> bool:
    """Compile the core and put it beside the sources below `target`; whether anything was new."""
    if is_up_to_date(target):
        return False
    with alone(folder / "lock", waiting=lambda: say("waiting for another process that compiles here")):
        if is_up_to_date(target):
            return False
        units = read_units()
        new_compiler()
        say("translating to C")
        generated = generate(units, folder / "c")
        tag = SUFFIX.strip(".").partition(".")[0]
        shop = Workshop(folder / tag, generated.folders, jobs or os.cpu_count() or 1, say)
        pieces, shims = list(pieces_of(units, generated)), list(shims_of(units))
        objects = shop.objects([*pieces, *shims])
        library = shop.link(objects[: len(pieces)], LIBRARY)
        numbers = range(len(shims))
        small = shop.at_once(lambda at: shop.link([objects[len(pieces) + at]], shims[at].name), numbers)
        place(target, [path for unit in units for path in unit.modules], library, small)
    return True


def place(target: Path, modules: list[str], library: Path, shims: list[Path]) -> None:
    """Put libraries beside their sources. Without its stamp, which is written last, a core is not used."""
    stamp_of(target).unlink(missing_ok=True)
    for old in target.glob(f"*__mypyc{SUFFIX}"):
        old.unlink()
    put(library, target / f"{LIBRARY}{SUFFIX}")
    for path, shim in zip(modules, shims, strict=True):
        put(shim, (target / "warren" / path).with_suffix(SUFFIX))
    write_stamp(target, modules)


def put(file: Path, to: Path) -> None:
    """Copy a file in one step: whoever has the old one open keeps it."""
    to.parent.mkdir(parents=True, exist_ok=True)
    partial = to.with_suffix(".partial")
    shutil.copy2(file, partial)
    os.replace(partial, to)
