"""The page that describes the HTTP interface can be read, under the host's own policy and with nothing from outside."""

import httpx
from playwright.sync_api import Browser, expect

from host.client import Host


def test_the_interface_can_be_read_in_a_browser(browser: Browser, host: Host) -> None:
    page = browser.new_page()
    complaints: list[str] = []
    asked: list[str] = []
    page.on("console", lambda message: complaints.append(message.text))
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("request", lambda request: asked.append(request.url))
    answer = page.goto(f"{host.address}/api")
    assert answer is not None
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    for method, path in (("GET", "/api/games"), ("POST", "/api/tables"), ("GET", "/api/tables/{name}/replay")):
        expect(page.get_by_role("heading", name=f"{method} {path}", exact=False).first).to_be_visible()
    page.get_by_role("link", name="POST /api/tables", exact=True).click()
    section = page.locator("section#post-api-tables")
    expect(section).to_be_in_viewport()
    section.get_by_role("link", name="NewTable").click()
    expect(page.locator("section#type-NewTable")).to_contain_text("options")
    assert page.locator("body").evaluate("body => getComputedStyle(body).maxWidth") == "960px", "the style is there"
    assert complaints == []
    assert all(url.startswith(host.address) for url in asked)
    page.close()


def test_every_route_is_on_the_page(host: Host) -> None:
    text = httpx.get(f"{host.address}/api").text
    for path in httpx.get(f"{host.address}/api/openapi.json").json()["paths"]:
        assert f"{path}</code>" in text
    assert "<script" not in text
    assert "cdn" not in text
