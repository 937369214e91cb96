"""What a screen reader is told: every turn, in the game's own sentences."""

from typing import Final

import pytest

import warren
from host.client import Host
from warren.engine.text import speak

from .conftest import Visit
from .person import Seats
from .words import languages, words

#: Every text that the live region ever held.
LISTEN: Final = """
  window.heard = [];
  new MutationObserver(() => {
    const now = document.querySelector("[data-heard]")?.textContent.trim();
    if (now && now !== window.heard.at(-1)) window.heard.push(now);
  }).observe(document, { subtree: true, childList: true, characterData: true });
"""


@pytest.mark.parametrize("language", languages())
def test_every_turn_is_told_in_the_games_own_sentences(visit: Visit, host: Host, language: str) -> None:
    person = visit(language=language)
    person.context.add_init_script(LISTEN)
    person.open(Seats(host, people=1, bots=2, options={"first": "A", "specials": "1,9,13"}).links[0])
    person.play_on()
    record = person.record
    game, speaker = record.game, speak(warren.game("koffer").domain, language)
    bot = words("bot-digger", language)
    names = ["Person 0", f"{bot} B", f"{bot} C"]
    turns = [" ".join(game.tell(event, speaker, names) for event in step.events.seen_by(0)) for step in record.steps()]
    opening = [game.tell(event, speaker, names) for event in record.start().opening().seen_by(0)]
    heard = person.page.evaluate("window.heard")
    told = iter(heard)
    for turn in turns:
        assert any(text.startswith(turn) for text in told), f"never told: {turn}"
    written = " ".join(" ".join(person.log).split())
    assert written == " ".join(" ".join([*opening, *turns]).split())
    mine = sum(speaker.say("prompt-take") in text for text in heard)
    assert mine >= sum(seat == 0 for seat, _ in record.moves), "one's own turn is told as well"
