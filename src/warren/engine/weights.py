"""Weights files: the numbers of a trained network, with a header that says how they were trained."""

from collections.abc import Sequence
from textwrap import wrap

import msgspec

#: Characters of a line of numbers.
WIDTH = 118


class Training(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The header of a weights file. What nobody knows any more is `unknown`."""

    command: str
    data: str
    seed: str
    date: str
    metric: str


class Weights(msgspec.Struct, frozen=True):
    """A network with one hidden layer, in thousandths, row by row.

    `hidden` has a row for each input and one for the biases; `output` a row for each output, its bias last.
    """

    training: Training
    hidden: list[int]
    output: list[int]


class Blocks(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of a file as blocks of text, which are read much faster than arrays."""

    hidden: str
    output: str


class WeightsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file as it is written."""

    training: Training
    network: Blocks


def shipped_weights(package: str, name: str) -> Weights:
    """The weights file of a network, beside its module."""
    from importlib.resources import files

    return read_weights(files(package).joinpath(f"{name}.toml").read_text(encoding="utf-8"))


def read_weights(text: str) -> Weights:
    """Weights from the TOML text of a file."""
    import tomllib

    found = msgspec.convert(tomllib.loads(text), WeightsFile)
    return Weights(found.training, numbers_of(found.network.hidden), numbers_of(found.network.output))


def numbers_of(block: str) -> list[int]:
    """The integers of a text block."""
    return [int(number) for number in block.split()]


def write_weights(weights: Weights) -> str:
    """The TOML text of a weights file.

    >>> weights = Weights(Training(command="x", data="y", seed="1", date="unknown", metric="z"), [1, -2], [3])
    >>> read_weights(write_weights(weights)) == weights
    True
    """
    header = [f"{key} = {quoted(value)}" for key, value in msgspec.structs.asdict(weights.training).items()]
    blocks = [*block("hidden", weights.hidden), *block("output", weights.output)]
    return "\n".join(["[training]", *header, "", "[network]", *blocks, ""])


def quoted(text: str) -> str:
    """A basic string of TOML: those of JSON without control characters are such."""
    return msgspec.json.encode(text).decode()


def block(name: str, numbers: Sequence[int]) -> list[str]:
    """The lines of a text block of numbers."""
    return [f'{name} = """', *wrap(" ".join(map(str, numbers)), WIDTH), '"""']
