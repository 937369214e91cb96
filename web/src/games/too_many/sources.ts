import type { Adopt, AnyOffer, Place, PlayMama, Rearrange } from "./types.ts";

/** A move that puts a card on a cell. */
export type Lay = Adopt | PlayMama | Place | Rearrange;

export function isLay(offer: AnyOffer): offer is Lay {
  return "outlook" in offer;
}

export function cellOf({ x, y }: { x: number; y: number }): string {
  return `${x},${y}`;
}

/** What is picked up for a move: a place of the head, Mama, the card found, a power, or a card to be moved. */
export function sourceOf(offer: AnyOffer): string {
  switch (offer.kind) {
    case "adopt":
      return String(offer.place);
    case "place":
      return "found";
    case "rearrange":
      return `rearrange ${offer.from_x},${offer.from_y}`;
    default:
      return offer.kind;
  }
}

/** The power or card that a source begins with: a card to be moved begins with Rearrange. */
export function rootOf(source: string): string {
  return source.split(" ")[0] ?? source;
}

/** The cell of the card that is to be moved, if that is what is picked up. */
export function movedFrom(source: string | null): string | null {
  return source?.startsWith("rearrange ") ? source.slice("rearrange ".length) : null;
}

/** For every cell the one move that lays there what is picked up. */
export function targetsOf(offers: AnyOffer[], source: string | null): Map<string, Lay> {
  return new Map(offers.filter(isLay).filter((offer) => sourceOf(offer) === source).map((offer) => [cellOf(offer), offer]));
}

/** The cells whose cards could be moved. */
export function movable(offers: AnyOffer[]): Set<string> {
  return new Set(offers.flatMap((offer) => (offer.kind === "rearrange" ? [`${offer.from_x},${offer.from_y}`] : [])));
}

/** The next cell in a direction: the nearest one whose way there is more along than across. */
export function nextCell(cells: string[], from: string, dx: number, dy: number): string | null {
  const [x = 0, y = 0] = from.split(",").map(Number);
  const ways = cells
    .map((cell) => {
      const [cx = 0, cy = 0] = cell.split(",").map(Number);
      const along = (cx - x) * dx + (cy - y) * dy;
      const across = Math.abs((cx - x) * dy) + Math.abs((cy - y) * dx);
      return { cell, along, way: along + 2 * across };
    })
    .filter(({ along }) => along > 0)
    .sort((one, other) => one.way - other.way);
  return ways[0]?.cell ?? null;
}
