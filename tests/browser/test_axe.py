"""axe finds nothing serious on any screen, by day and by night, in every language.

Colours do not depend on the language and all else does not depend on the colours: so every language is looked at once,
and colours once by day and once by night. With `WARREN_AXE=all` everything is looked at in every language by day and by
night, as `make soak` does.
"""

import os
from pathlib import Path
from typing import Final, Literal

import pytest

from host.client import Host

from .conftest import Visit
from .tour import tour
from .words import languages

AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
Scheme = Literal["light", "dark"]
#: How each language is looked at, and whether its colours are.
LOOKS: Final[dict[str, tuple[Scheme, bool]]] = {"en": ("light", True), "fr": ("dark", True), "de": ("light", False)}
COLOURS: Final = ["color-contrast", "link-in-text-block"]
SERIOUS: Final = """async (without) => {
  const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]));
  const { violations } = await axe.run(document, { resultTypes: ["violations"], rules });
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(" ")} ${node.failureSummary}`));
}"""


def looks() -> list[tuple[str, tuple[Scheme, ...], bool]]:
    """Every language with the schemes in which its screens are looked at, and whether at their colours too."""
    if os.environ.get("WARREN_AXE") == "all":
        return [(language, ("light", "dark"), True) for language in languages()]
    return [(language, (LOOKS[language][0],), LOOKS[language][1]) for language in languages()]


def test_every_rule_is_looked_at_in_every_language_and_colours_by_day_and_by_night() -> None:
    assert {scheme for _, schemes, coloured in looks() if coloured for scheme in schemes} == {"light", "dark"}
    assert [language for language, _, _ in looks()] == list(languages())


@pytest.mark.parametrize(("language", "schemes", "coloured"), looks(), ids=[look[0] for look in looks()])
def test_axe_finds_nothing_serious(
    visit: Visit, host: Host, language: str, schemes: tuple[Scheme, ...], coloured: bool
) -> None:
    person = visit(language=language)
    person.context.add_init_script(path=AXE)
    faults: list[str] = []
    for screen in tour(person, host):
        for scheme in schemes:
            person.page.emulate_media(color_scheme=scheme)
            person.page.locator(f":root[data-theme={scheme}]").wait_for()
            found = person.page.evaluate(SERIOUS, [] if coloured else COLOURS)
            faults += [f"{screen}, {scheme}: {fault}" for fault in found]
    assert not faults, "\n".join(dict.fromkeys(faults))
