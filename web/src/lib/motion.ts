import { tick } from "svelte";

/** A thing that flies without being a piece of its own: a token from a purse to a card. */
export interface Flight {
  art: string;
  from: string;
  to: string;
  delay?: number;
}

/** How one change of the table is to be shown. Times are in milliseconds at usual speed. */
export interface Plan {
  /** Where a piece comes from that was not on the table before: the name of an anchor. */
  origins?: Record<string, string>;
  /** Which piece a piece was before: the card at a place is now the card of a cell. "" if it was none. */
  were?: Record<string, string>;
  delays?: Record<string, number>;
  flights?: Flight[];
}

const USUAL = 320;
const EASING = "cubic-bezier(.3,.8,.4,1)";

interface Seen {
  box: DOMRect;
  face: string;
  picture: HTMLElement;
}

/**
 * Shows a change as movement: every piece (`data-piece`) travels from where it was to where it is, on a layer above the
 * table, so that nothing is clipped and nothing shifts. Places to come from and go to are marked `data-anchor`.
 */
export class Stage {
  private running: Animation[] = [];
  private layer: HTMLElement | null = null;

  constructor(private root: () => HTMLElement | null) {}

  /** Let everything that moves arrive at once. */
  skip(): void {
    for (const animation of this.running) animation.finish();
  }

  get busy(): boolean {
    return this.running.length > 0;
  }

  async show(change: () => void, plan: Plan, pace: number): Promise<void> {
    const root = this.root();
    if (root === null || pace === 0 || document.hidden) {
      change();
      return;
    }
    const before = look(root);
    const anchors = lookAtAnchors(root);
    change();
    await tick();
    if (!root.isConnected) return; // covered, or gone: nothing of it is shown
    const layer = this.openLayer();
    const hidden: HTMLElement[] = [];
    try {
      this.depart(root, layer, hidden, before, anchors, plan, pace);
      await this.arrive();
    } finally {
      for (const piece of hidden) piece.classList.remove("in-flight");
      layer.remove();
      this.layer = null;
    }
  }

  /** Send everything on its way; the pieces themselves are hidden until their pictures are there. */
  private depart(root: HTMLElement, layer: HTMLElement, hidden: HTMLElement[], before: Map<string, Seen>, anchors: Map<string, DOMRect>, plan: Plan, pace: number): void {
    for (const piece of root.querySelectorAll<HTMLElement>("[data-piece]")) {
      const name = piece.dataset["piece"] ?? "";
      const was = before.get(plan.were?.[name] ?? name) ?? cameFrom(plan.origins?.[name], anchors);
      const now = piece.getBoundingClientRect();
      if (was === null || !moved(was.box, now)) continue;
      hidden.push(piece);
      this.fly(layer, was, piece, now, (plan.delays?.[name] ?? 0) * pace, USUAL * pace);
    }
    for (const flight of plan.flights ?? []) this.send(layer, root, flight, anchors, pace);
    for (const piece of hidden) piece.classList.add("in-flight");
  }

  private openLayer(): HTMLElement {
    this.layer?.remove();
    this.layer = document.createElement("div");
    this.layer.className = "flight-layer";
    this.layer.setAttribute("aria-hidden", "true");
    document.body.append(this.layer);
    return this.layer;
  }

  private fly(layer: HTMLElement, was: Seen, piece: HTMLElement, now: DOMRect, delay: number, duration: number): void {
    const turned = was.face !== (piece.dataset["face"] ?? "");
    // What was seen keeps its shape all the way, whatever the shape of where it goes.
    const there = within(now, was.box);
    const path = way(was.box, there);
    const leaving = place(layer, was.picture, there);
    if (turned) {
      const from = within(was.box, now);
      const landing = place(layer, piece, now);
      this.animate(leaving, [{ transform: path }, { transform: halfway(was.box, there, 90) }], delay, duration / 2, "both", "ease-in");
      this.animate(landing, [{ transform: halfway(from, now, -90) }, { transform: "none" }], delay + duration / 2, duration / 2, "backwards", "ease-out");
    } else {
      this.animate(leaving, [{ transform: path }, { transform: "none" }], delay, duration, "backwards", EASING);
    }
  }

  private send(layer: HTMLElement, root: HTMLElement, flight: Flight, before: Map<string, DOMRect>, pace: number): void {
    const art = root.querySelector<HTMLElement>(`[data-art="${flight.art}"]`);
    const from = before.get(flight.from) ?? anchorIn(root, flight.from);
    const to = anchorIn(root, flight.to) ?? before.get(flight.to);
    if (art === null || from === undefined || to === undefined) return;
    const size = Math.min(26, Math.max(16, Math.min(from.width, to.width)));
    const centre = (box: DOMRect) => [box.left + box.width / 2 - size / 2, box.top + box.height / 2 - size / 2] as const;
    const [x, y] = centre(to);
    const [fromX, fromY] = centre(from);
    const ghost = place(layer, art, new DOMRect(x, y, size, size));
    ghost.classList.add("ghost");
    this.animate(
      ghost,
      [{ transform: `translate(${fromX - x}px, ${fromY - y}px)`, opacity: 1 }, { transform: "none", opacity: 1 }],
      (flight.delay ?? 0) * pace,
      USUAL * pace,
      // Until its time has come it waits where it starts.
      "backwards",
      EASING,
    );
  }

  private animate(element: Element, frames: Keyframe[], delay: number, duration: number, fill: FillMode, easing: string): void {
    this.running.push(element.animate(frames, { delay, duration, fill, easing }));
  }

  /** Wait for all that moves. In a window that nobody sees nothing would ever arrive: there it does so at once. */
  private async arrive(): Promise<void> {
    const unseen = (): void => {
      if (document.hidden) this.skip();
    };
    document.addEventListener("visibilitychange", unseen);
    try {
      await Promise.allSettled(this.running.map((animation) => animation.finished));
    } finally {
      document.removeEventListener("visibilitychange", unseen);
      this.running = [];
    }
  }
}

function look(root: HTMLElement): Map<string, Seen> {
  const found = new Map<string, Seen>();
  for (const piece of root.querySelectorAll<HTMLElement>("[data-piece]")) {
    const picture = piece.cloneNode(true) as HTMLElement;
    found.set(piece.dataset["piece"] ?? "", { box: piece.getBoundingClientRect(), face: piece.dataset["face"] ?? "", picture });
  }
  return found;
}

function lookAtAnchors(root: HTMLElement): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const anchor of root.querySelectorAll<HTMLElement>("[data-anchor]")) {
    found.set(anchor.dataset["anchor"] ?? "", anchor.getBoundingClientRect());
  }
  return found;
}

function anchorIn(root: HTMLElement, name: string): DOMRect | undefined {
  return root.querySelector(`[data-anchor="${name}"]`)?.getBoundingClientRect();
}

function cameFrom(anchor: string | undefined, anchors: Map<string, DOMRect>): Seen | null {
  const box = anchor === undefined ? undefined : anchors.get(anchor);
  if (box === undefined) return null;
  const picture = document.querySelector<HTMLElement>(`[data-anchor="${anchor ?? ""}"]`);
  return picture === null ? null : { box, face: "down", picture };
}

/** Whether something travels from one place to the other; what has no size is not drawn, and goes nowhere. */
function moved(was: DOMRect, now: DOMRect): boolean {
  if (was.width * was.height === 0 || now.width * now.height === 0) return false;
  return Math.abs(was.left - now.left) > 1 || Math.abs(was.top - now.top) > 1 || Math.abs(was.width - now.width) > 1;
}

/** The largest box of a shape in the middle of another. */
function within(box: DOMRect, shape: DOMRect): DOMRect {
  if (shape.width === 0 || shape.height === 0) return box;
  const scale = Math.min(box.width / shape.width, box.height / shape.height);
  const [width, height] = [shape.width * scale, shape.height * scale];
  return new DOMRect(box.left + (box.width - width) / 2, box.top + (box.height - height) / 2, width, height);
}

/** From a box to another of the same shape, as a transform of what lies at the latter; part of the way is left. */
function way(was: DOMRect, now: DOMRect, part = 1): string {
  const x = was.left + was.width / 2 - now.left - now.width / 2;
  const y = was.top + was.height / 2 - now.top - now.height / 2;
  return `translate(${x * part}px, ${y * part}px) scale(${1 + (was.width / now.width - 1) * part})`;
}

function halfway(was: DOMRect, now: DOMRect, turn: number): string {
  return `${way(was, now, 0.5)} rotateY(${turn}deg)`;
}

/** A picture of an element on the flight layer, where that element is. */
function place(layer: HTMLElement, element: HTMLElement, box: DOMRect): HTMLElement {
  const picture = element.cloneNode(true) as HTMLElement;
  for (const each of [picture, ...picture.querySelectorAll<HTMLElement>("[data-piece], [data-anchor], [id]")]) {
    each.removeAttribute("data-piece");
    each.removeAttribute("data-anchor");
    each.removeAttribute("id");
  }
  picture.classList.add("flying");
  Object.assign(picture.style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px` });
  layer.append(picture);
  return picture;
}
