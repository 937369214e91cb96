/** The script this page was started with, by which a host knows its own pages; none where the page is being developed. */
export function page(): string {
  return nameOf(document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? "");
}

const KEPT = "warren.reloaded";
/** Milliseconds; a page that was loaded again so shortly ago and is still too old is not loaded once more. */
const PATIENCE = 30_000;

export function nameOf(source: string): string {
  return /\/assets\/([^/?#]+\.js)/.exec(source)?.[1] ?? "";
}

/** Load the page again, since the host has another one now; false where that was tried just before. */
export function reload(now = Date.now(), store: Storage = sessionStorage, again = () => location.reload()): boolean {
  if (now - Number(store.getItem(KEPT) ?? 0) < PATIENCE) return false;
  store.setItem(KEPT, String(now));
  again();
  return true;
}

/** A part of the page that is fetched later may be gone: the host was renewed meanwhile. */
export function watchForOlderParts(): void {
  addEventListener("vite:preloadError", (event) => {
    if (reload()) event.preventDefault();
  });
}
