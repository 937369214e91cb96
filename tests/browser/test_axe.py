"""axe finds nothing serious on any screen, by day and by night, in every language."""

from pathlib import Path
from typing import Final, Literal

import pytest

from host.client import Host

from .conftest import Visit
from .tour import tour
from .words import languages

AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SCHEMES: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")
SERIOUS: Final = """async () => {
  const { violations } = await axe.run(document, { resultTypes: ["violations"] });
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(" ")} ${node.failureSummary}`));
}"""


@pytest.mark.parametrize("language", languages())
def test_axe_finds_nothing_serious(visit: Visit, host: Host, language: str) -> None:
    person = visit(language=language)
    person.context.add_init_script(path=AXE)
    faults: list[str] = []
    for screen in tour(person, host):
        for scheme in SCHEMES:
            person.page.emulate_media(color_scheme=scheme)
            person.page.locator(f":root[data-theme={scheme}]").wait_for()
            faults += [f"{screen}, {scheme}: {fault}" for fault in person.page.evaluate(SERIOUS)]
    assert not faults, "\n".join(dict.fromkeys(faults))
