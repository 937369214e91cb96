"""Koffer in sentences: cards, moves and events in every language."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from warren.engine.structs import Event, Offer
from warren.games.koffer.rules.cards import COLOUR_NAMES, COLOURS
from warren.games.koffer.rules.events import Dealt, GameEnded, Laid, LastRound, Refilled, Took
from warren.games.koffer.rules.moves import Take

if TYPE_CHECKING:
    from warren.engine.text import Speaker


def card_text(card: str, speaker: "Speaker") -> str:
    """A card in words: `R7` is red 7."""
    colour = COLOUR_NAMES[COLOURS.index(card[0])]
    return speaker.say("card", colour=speaker.say(f"colour-{colour}"), value=int(card[1:]))


def explain(offer: Offer, speaker: "Speaker") -> str:
    """What taking a card would do."""
    assert isinstance(offer, Take)
    return speaker.say(
        "offer-take",
        card=card_text(offer.card, speaker),
        cost=offer.cost,
        returned=offer.returned,
        found=offer.found,
        face=offer.face,
        earned=offer.earned,
    )


def tell(event: Event, speaker: "Speaker", names: Sequence[str]) -> str:
    """An event as a sentence."""
    match event:
        case Dealt():
            return tell_dealt(event, speaker, names)
        case Took(seat, _, card, paid, returned, found):
            card = card_text(card, speaker)
            return speaker.say("event-took", seat=names[seat], card=card, paid=paid, returned=returned, found=found)
        case Laid(_, _, face, earned):
            return speaker.say("event-laid", face=face, earned=earned)
        case Refilled(card):
            sentence = speaker.say("event-refilled", card=card_text(card, speaker))
            return sentence[0].upper() + sentence[1:]
        case LastRound():
            return speaker.say("event-last-round")
        case GameEnded(game, points):
            scores = ", ".join(f"{name} {score}" for name, score in zip(names, points, strict=False))
            return speaker.say("event-game-ended", game=game, scores=scores)
    raise TypeError(f"not an event of Koffer: {event!r}")


def tell_dealt(event: Dealt, speaker: "Speaker", names: Sequence[str]) -> str:
    """A deal, with its special cards by name."""
    sentence = speaker.say("event-dealt", game=event.game, seat=names[event.first])
    if not event.specials:
        return sentence
    cards = ", ".join(f"{number} {speaker.say(f'special-{number}')}" for number in event.specials)
    return f"{sentence} {speaker.say('event-dealt-specials', cards=cards)}"
