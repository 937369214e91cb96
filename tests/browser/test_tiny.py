"""Tiny games at the browser's table: opened, played to the end, and counted as ever."""

import pytest

import warren
from host.client import Host

from .conftest import PHONE, Visit
from .person import Person, Seats
from .test_too_many import lay, may
from .test_trenchcoat import play_on as answer_all


def fill_cave(person: Person) -> None:
    """Lay a card wherever there is room, until the cave is full."""
    turn = 0
    while person.wait_for_turn():
        lay(person, may(person)[0], turn)
        turn += 1
    assert turn == 3


@pytest.mark.parametrize("game", warren.games())
def test_a_tiny_game_is_played_by_tapping(visit: Visit, host: Host, game: str) -> None:
    seats = Seats(host, people=1, bots=1, game=game, options={"size": "tiny"})
    person = visit(**PHONE)
    person.open(seats.links[0])
    if game == "too_many":
        fill_cave(person)
    elif game == "trenchcoat":
        answer_all(person)
    else:
        person.play_on()
    record = person.record
    assert record.options["size"] == "tiny"
    assert record.replay().over
