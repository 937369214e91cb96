"""Which small pictures can be seen: those that stand out from what lies behind them."""

import base64
from typing import Final

from playwright.sync_api import Page

#: How many of a hundred points of its box an icon must cover that stand out, 3 : 1, from what it hides.
LEAST: Final = 6
HIDE: Final = "svg, svg * { visibility: hidden !important; }"
STYLE: Final = """(text) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets = text === "" ? [] : [sheet];
}"""
#: Icons in sight that nothing lies over, with how each is found again.
ICONS: Final = """() => [...document.querySelectorAll("svg")].flatMap((icon) => {
  const { left, top, width, height } = icon.getBoundingClientRect();
  if (Math.min(width, height) < 8 || Math.max(width, height) > 64) return [];
  if (!icon.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
  if (left < 0 || top < 0 || left + width > innerWidth || top + height > innerHeight) return [];
  const at = document.elementFromPoint(left + width / 2, top + height / 2);
  if (at === null || !(icon.contains(at) || at.contains(icon)) || icon.closest("[inert], :disabled, .away")) return [];
  const name = [];
  for (let each = icon; each !== null && name.length < 4; each = each.parentElement) {
    const classes = [...each.classList].filter((part) => !part.startsWith("svelte"));
    name.unshift([each.tagName.toLowerCase(), ...classes].join("."));
  }
  const words = (icon.closest("button, a, li, p") ?? icon.parentElement).textContent.trim().slice(0, 30);
  return [{ name: `${name.join(" > ")} “${words}”`, box: [left, top, width, height].map(Math.round) }];
})"""
#: For each box, how many of a hundred points differ, 3 : 1, between two pictures of the page.
STANDS_OUT: Final = """async ([shown, bare, boxes]) => {
  const read = async (text) => {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext("2d", { willReadFrequently: true });
    context.drawImage(image, 0, 0);
    return { context, scale: image.width / innerWidth };
  };
  const light = (data, at) => {
    const [red, green, blue] = [0, 1, 2].map((part) => {
      const value = data[at + part] / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
  };
  const [one, other] = [await read(shown), await read(bare)];
  return boxes.map((box) => {
    const [x, y, width, height] = box.map((part) => Math.round(part * one.scale));
    const [with_, without] = [one, other].map(({ context }) => context.getImageData(x, y, width, height).data);
    let count = 0;
    for (let at = 0; at < with_.length; at += 4) {
      const [a, b] = [light(with_, at), light(without, at)];
      if (Math.max(a, b) / Math.min(a, b) >= 3) count += 1;
    }
    return (100 * count) / (width * height);
  });
}"""


def unseen(page: Page, least: float = LEAST) -> list[str]:
    """Icons that hardly stand out from what lies behind them."""
    icons = page.evaluate(ICONS)
    shown = page.screenshot(animations="disabled")
    page.evaluate(STYLE, HIDE)
    bare = page.screenshot(animations="disabled")
    page.evaluate(STYLE, "")
    pictures = [base64.b64encode(picture).decode() for picture in (shown, bare)]
    shares = page.evaluate(STANDS_OUT, [*pictures, [icon["box"] for icon in icons]])
    return [f"{share:.1f} % of {icon['name']}" for icon, share in zip(icons, shares, strict=True) if share < least]
