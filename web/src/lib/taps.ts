import { settings } from "./settings.svelte.ts";

const CONTROLS = "button, a[href], summary, select, input, label, dialog";
const TYPING = "input, select, textarea";
/** Two taps this close, in pixels, are meant for the same place. */
const NEAR = 24;

interface Tap {
  x: number;
  y: number;
  time: number;
  control: Element;
  /** When what was tapped went away. */
  gone: number;
}

/**
 * A tap is meant for what was seen there. If something else has come under the finger since the last tap, taps on it are
 * ignored for a moment; so are Enter and Space while they are held down.
 */
export function guardTaps(page: Document = document): void {
  const came = new WeakMap<Element, number>();
  let last: Tap | null = null;

  new MutationObserver((changes) => {
    const now = performance.now();
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof Element)) continue;
      for (const each of [node, ...node.querySelectorAll(CONTROLS)]) came.set(each, now);
    }
    if (last !== null && last.gone === 0 && !last.control.isConnected) last.gone = now;
  }).observe(page, { childList: true, subtree: true });

  page.addEventListener(
    "click",
    (event) => {
      const control = event.target instanceof Element ? event.target.closest(CONTROLS) : null;
      // Without a pointer (detail 0) nothing can come under it.
      if (control === null || event.detail === 0) return;
      const now = performance.now();
      const { clientX: x, clientY: y } = event;
      if (last !== null && last.control !== control && Math.hypot(x - last.x, y - last.y) < NEAR) {
        const since = Math.max(last.time, last.gone, came.get(control) ?? 0);
        if (now - since < settings.kept.settling) {
          event.preventDefault();
          event.stopImmediatePropagation();
          return;
        }
      }
      last = { x, y, time: now, control, gone: 0 };
    },
    { capture: true },
  );

  page.defaultView?.addEventListener(
    "keydown",
    (event) => {
      const target = event.target instanceof Element ? event.target : null;
      if (!event.repeat || (event.key !== "Enter" && event.key !== " ") || target?.closest(TYPING)) return;
      event.stopImmediatePropagation();
      // Held down elsewhere, Space still scrolls the page.
      if (target?.closest(CONTROLS)) event.preventDefault();
    },
    { capture: true },
  );
}
