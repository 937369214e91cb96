"""What the browser is sent: little, compressed, and nothing from elsewhere."""

from typing import Final

from playwright.sync_api import Response

from .conftest import Visit

MOST_SCRIPT: Final = 120_000
SNEAK_IN: Final = """() => {
  const script = document.createElement("script");
  script.textContent = "window.ran = true";
  document.body.append(script);
}"""


def test_a_first_game_takes_little_script(visit: Visit) -> None:
    person = visit()
    sent: list[Response] = []
    person.page.on("response", lambda answer: sent.append(answer))  # noqa: PLW0108 - a builtin cannot listen
    person.play_now()
    assert person.wait_for_turn()
    scripts = [each for each in sent if each.url.endswith(".js")]
    assert scripts
    assert {each.headers.get("content-encoding") for each in scripts} == {"br"}
    sizes = {each.url.rsplit("/", 1)[-1]: each.request.sizes()["responseBodySize"] for each in scripts}
    assert sum(sizes.values()) <= MOST_SCRIPT, sizes
    assert {each.url.split("/")[2] for each in sent if "://" in each.url} == {person.address.split("/")[2]}


def test_nothing_from_elsewhere_may_run(visit: Visit) -> None:
    person = visit()
    answer = person.page.goto(person.address)
    assert answer is not None
    policy = answer.headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "unsafe" not in policy
    person.page.evaluate(SNEAK_IN)
    assert person.page.evaluate("window.ran") is None
    assert any("Content Security Policy" in problem for problem in person.problems)
    person.forgive("Content Security Policy")
