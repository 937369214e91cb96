"""A hint in words: what a move does, and why a search means it, or what it is worth at once."""

from collections.abc import Sequence

from warren.bots.analysis.explanations import DOMAIN, Rated, explain
from warren.engine.contract import State
from warren.engine.rng import Rng
from warren.engine.structs import Offer
from warren.engine.text import speak


def words_for(state: State, seat: int, offer: Offer, moves: Sequence[Rated], language: str) -> str:
    """What a move does, and why it is meant or what it brings at once; said from what its seat knows."""
    does = state.game.explain(offer, speak(state.game.domain, language))
    if moves:
        reason = explain(moves, str, speak(DOMAIN, language))
        return speak("warren.host", language).say("hint-reason", does=does, reason=reason)
    return speak("warren.host", language).say("hint-words", does=does, gain=gain_of(state, seat, offer.move))


def gain_of(state: State, seat: int, move: str) -> int:
    """How many points a move brings at once, in a world that its seat cannot tell from the truth."""
    world = state.imagine(seat, Rng.seeded("hint"))
    before = world.scores()[seat]
    world.play(seat, move)
    return world.scores()[seat] - before
