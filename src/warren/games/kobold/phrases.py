"""KOBOLD in sentences: tokens, moves and events in every language."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from warren.engine.structs import Event, Offer
from warren.games.kobold.rules.events import (
    Caught,
    Dealt,
    Flashed,
    GameEnded,
    GemSet,
    Grabbed,
    Placed,
    Refilled,
    Rolled,
    Uncovered,
)
from warren.games.kobold.rules.moves import Grab, Place

if TYPE_CHECKING:
    from warren.engine.text import Speaker


def token_text(token: str, speaker: "Speaker") -> str:
    """A token in words: `!ball` is a flash for balls."""
    if token == "?":  # noqa: S105 - a piece of the game
        return speaker.say("token-hidden")
    if token.startswith("!"):
        return speaker.say("token-flash", toy=speaker.say(f"toy-{token[1:]}"))
    return speaker.say(f"token-{token}")


def explain(offer: Offer, speaker: "Speaker") -> str:
    """What a move would do."""
    if isinstance(offer, Place):
        return speaker.say("offer-place", section=offer.section, danger=offer.danger, faces=offer.faces)
    assert isinstance(offer, Grab)
    token = token_text(offer.token, speaker)
    return speaker.say("offer-grab", token=token, section=offer.section, last=str(offer.last).lower())


def tell(event: Event, speaker: "Speaker", names: Sequence[str]) -> str:  # noqa: PLR0911 - one sentence for each event
    """An event as a sentence."""
    match event:
        case Dealt(game, first, beam):
            return speaker.say("event-dealt", game=game, seat=names[first], section=beam, next=beam % 7 + 1)
        case Placed(seat, section):
            return speaker.say("event-placed", seat=names[seat], section=section)
        case Grabbed(seat, section, _, token) | Uncovered(seat, section, _, token):
            text = "event-uncovered" if isinstance(event, Uncovered) else "event-grabbed"
            return speaker.say(text, seat=names[seat], section=section, token=token_text(token, speaker))
        case GemSet(seat, points):
            return speaker.say("event-gem-set", seat=names[seat], points=points)
        case Rolled(_, beam):
            return speaker.say("event-rolled", section=beam, next=beam % 7 + 1)
        case Caught(seat, section, pawns):
            return speaker.say("event-caught", seat=names[seat], section=section, pawns=pawns)
        case Refilled(laid):
            return speaker.say("event-refilled", count=len(laid))
        case Flashed():
            return tell_flashed(event, speaker, names)
        case GameEnded(game, reason, points):
            scores = ", ".join(f"{name} {score}" for name, score in zip(names, points, strict=False))
            return speaker.say("event-game-ended", game=game, why=speaker.say(f"reason-{reason}"), scores=scores)
    raise TypeError(f"not an event of KOBOLD: {event!r}")


def tell_flashed(event: Flashed, speaker: "Speaker", names: Sequence[str]) -> str:
    """A scored flash: who has most of its toy."""
    toy = speaker.say(f"toy-{event.toy}")
    if not event.seats:
        return speaker.say("event-flashed-nobody", toy=toy)
    seats = ", ".join(names[seat] for seat in event.seats)
    return speaker.say("event-flashed", toy=toy, seats=seats, tied=str(len(event.seats) > 1).lower(), tiles=event.tiles)
