"""Too Many Kobolds in sentences: cards, moves and events in every language."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from warren.engine.structs import Event, Offer
from warren.games.too_many.rules.cards import BASICS
from warren.games.too_many.rules.events import (
    Adopted,
    Cheered,
    Chose,
    ClosedUp,
    Dealt,
    GameEnded,
    Placed,
    PlayedMama,
    Rearranged,
    Refilled,
    Roared,
    TookDragon,
    Turned,
)
from warren.games.too_many.rules.moves import Adopt, Choose, Outlook, Place, PlayMama, Rearrange, Roar, TakeDragon

if TYPE_CHECKING:
    from warren.engine.text import Speaker


def card_text(card: str, speaker: "Speaker") -> str:
    """A card in words: `crystal-a` is crystal kobold a."""
    resource, _, kind = card.partition("-")
    if resource not in BASICS:
        return speaker.say(f"card-{card}")
    if kind == "dragon":
        return speaker.say("card-dragon", resource=speaker.say(f"resource-{resource}"))
    return speaker.say("card-kobold", resource=speaker.say(f"resource-{resource}"), letter=kind)


def cell_text(x: int, y: int) -> str:
    """A cell in notation."""
    return f"{x},{y}"


def explain(offer: Offer, speaker: "Speaker") -> str:
    """What a move would do."""
    match offer:
        case Adopt() | PlayMama() | Place():
            laid = speaker.say("offer-lay", card=card_text(offer.card, speaker), cell=cell_text(offer.x, offer.y))
            return laid + explain_outlook(offer.outlook, speaker)
        case Rearrange():
            cells = {"source": cell_text(offer.from_x, offer.from_y), "cell": cell_text(offer.x, offer.y)}
            moved = speaker.say("offer-rearrange", card=card_text(offer.card, speaker), **cells)
            return moved + explain_outlook(offer.outlook, speaker)
        case Choose():
            return speaker.say("offer-choice", resource=speaker.say(f"resource-{offer.resource}"), left=offer.left)
        case Roar():
            return speaker.say("offer-roar", cards=offer.cards)
        case TakeDragon():
            return speaker.say("offer-dragon", resource=speaker.say(f"resource-{offer.resource}"))
    raise TypeError(f"not an offer of Too Many Kobolds: {offer!r}")


def explain_outlook(outlook: Outlook, speaker: "Speaker") -> str:
    """Who would turn happy, what would still be lacking, and the points."""
    parts = [f", {speaker.say('offer-gain', sign='minus' if outlook.gain < 0 else 'plus', gain=abs(outlook.gain))}"]
    if outlook.turns:
        parts.append(more(speaker.say("offer-turns", cards=turned_text(outlook.turns, speaker)), speaker))
    if outlook.lacks:
        wants = ", ".join(speaker.say(f"want-{want}") for want in outlook.lacks)
        parts.append(more(speaker.say("offer-lacks", wants=wants), speaker))
    return "".join(parts)


def more(words: str, speaker: "Speaker") -> str:
    """Words that follow others in one sentence."""
    return speaker.say("offer-more", words=words)


def turned_text(cards: Sequence[Turned], speaker: "Speaker") -> str:
    """The cards that turn happy, in words."""
    return ", ".join(card_text(turned.card, speaker) for turned in cards)


def tell(event: Event, speaker: "Speaker", names: Sequence[str]) -> str:
    """An event as a sentence."""
    match event:
        case Dealt() | TookDragon() | GameEnded():
            return tell_frame(event, speaker, names)
        case Refilled() | ClosedUp():
            return tell_queue(event, speaker)
        case Cheered(seat, cards):
            return speaker.say("event-cheered", seat=names[seat], cards=turned_text(cards, speaker), count=len(cards))
    return tell_turn(event, speaker, names)


def tell_frame(event: Dealt | TookDragon | GameEnded, speaker: "Speaker", names: Sequence[str]) -> str:
    """How a game begins and ends."""
    match event:
        case Dealt(first):
            return speaker.say("event-dealt", seat=names[first])
        case TookDragon(seat, dragon):
            resource = speaker.say(f"resource-{dragon.partition('-')[0]}")
            return speaker.say("event-took-dragon", seat=names[seat], resource=resource)
        case GameEnded(points):
            scores = ", ".join(f"{name} {score}" for name, score in zip(names, points, strict=False))
            return speaker.say("event-game-ended", scores=scores)


def tell_queue(event: Refilled | ClosedUp, speaker: "Speaker") -> str:
    """How the queue moves up."""
    match event:
        case ClosedUp(left):
            return speaker.say("event-closed-up", left=left)
        case Refilled(place, card, top):
            if card is not None:
                return speaker.say("event-refilled", card=card_text(card, speaker), place=place or 0)
            if top is None:
                return speaker.say("event-queue-empty")
            return speaker.say("event-new-top", card=card_text(top, speaker))


def tell_turn(event: Event, speaker: "Speaker", names: Sequence[str]) -> str:
    """What a seat did."""
    match event:
        case Adopted(seat, _, card, x, y):
            return speaker.say("event-adopted", seat=names[seat], card=card_text(card, speaker), cell=cell_text(x, y))
        case PlayedMama(seat, x, y):
            return speaker.say("event-played-mama", seat=names[seat], cell=cell_text(x, y))
        case Chose(seat, resource, passed, card):
            named = {"resource": speaker.say(f"resource-{resource}"), "card": card_text(card, speaker)}
            return speaker.say("event-chose", seat=names[seat], passed=passed, **named)
        case Placed(seat, card, x, y):
            return speaker.say("event-placed", seat=names[seat], card=card_text(card, speaker), cell=cell_text(x, y))
        case Rearranged(seat, card, from_x, from_y, x, y):
            cells = {"source": cell_text(from_x, from_y), "cell": cell_text(x, y)}
            return speaker.say("event-rearranged", seat=names[seat], card=card_text(card, speaker), **cells)
        case Roared(seat):
            return speaker.say("event-roared", seat=names[seat])
    raise TypeError(f"not an event of Too Many Kobolds: {event!r}")
