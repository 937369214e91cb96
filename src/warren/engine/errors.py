"""What can go wrong, as types. An error is a text of `text/*.ftl` with details, so it reads well in every language."""

from typing import ClassVar, Final, Self, Union

#: What a text tells: a word, a number, or another error, which is then said in the same language.
Detail = Union[str, int, "WarrenError"]
#: So many letters of what somebody wrote are quoted back to them; and so many any part of a sentence has at most.
QUOTED: Final = 60
LONGEST: Final = 500


def shortened(text: str, most: int = QUOTED) -> str:
    """A text that may be quoted in a sentence.

    >>> shortened("kobold"), shortened("x" * 1000, 8)
    ('kobold', 'xxxxxxx…')
    """
    return text if len(text) <= most else text[: most - 1] + "…"


class WarrenError(Exception):
    """Something a person did that Warren cannot do; `str()` is an English sentence, `say()` any language's."""

    domain: ClassVar[str] = "warren.engine"

    def __init__(self, text: str, **details: Detail) -> None:
        super().__init__(text)
        self.text = text
        self.details = details

    def say(self, language: str = "en") -> str:
        """The sentence for a person."""
        return self.sentence(self.domain, language)

    def sentence(self, domain: str, language: str) -> str:
        """The text of a package with its details filled in."""
        from warren.engine.text import speak

        said: dict[str, str | int] = {}
        for name, detail in self.details.items():
            if isinstance(detail, WarrenError):
                said[name] = detail.say(language)
            else:
                said[name] = shortened(detail, LONGEST) if isinstance(detail, str) else detail
        return speak(domain, language).say(self.text, **said)

    def __str__(self) -> str:
        return self.say("en")

    def __reduce__(self) -> tuple[object, ...]:
        return (_revive, (type(self), self.text, self.__dict__))


def _revive(kind: type[WarrenError], text: str, attributes: dict[str, object]) -> WarrenError:
    error = kind.__new__(kind, text)
    error.args = (text,)
    error.__dict__.update(attributes)
    return error


class UnknownGame(WarrenError):
    """There is no game of that name."""


class UnknownRules(WarrenError):
    """There is such a game, but not that version of its rules."""


class WrongSeats(WarrenError):
    """The game is not for that many seats, or there is no such seat."""


class BadOption(WarrenError):
    """An option the game does not have, or a value it does not take."""


class BadSheet(WarrenError):
    """A component sheet that does not hold together; the sentence names the line."""


class BadPosition(WarrenError):
    """A position that cannot be read or cannot be on a table."""

    game_domain = ""

    @classmethod
    def in_game(cls, domain: str, text: str, **details: Detail) -> Self:
        """One that a game explains by a text of its own."""
        error = cls(text, **details)
        error.game_domain = domain
        return error

    def say(self, language: str = "en") -> str:
        """The sentence for a person."""
        return self.sentence(self.game_domain or self.domain, language)


class BadRecord(WarrenError):
    """A record that is cut short, edited, of a newer version, or against the rules."""


class MoveError(WarrenError):
    """A move that was not made; the state is as it was before."""


class InvalidMove(MoveError):
    """A move that cannot be read."""


class NotAsked(MoveError):
    """A move by a seat the table is not waiting for."""


class IllegalMove(MoveError):
    """A move that can be read but is against the rules; `clause` says which one."""

    def __init__(self, domain: str, clause: str, text: str, **details: Detail) -> None:
        super().__init__(text, **details)
        self.game_domain = domain
        self.clause = clause

    def say(self, language: str = "en") -> str:
        """The sentence for a person, with the clause it stands on."""
        return f"{self.sentence(self.game_domain, language)} ({self.clause})"
