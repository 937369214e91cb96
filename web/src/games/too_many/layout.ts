import type { CaveSeen } from "./types.ts";

/** A column or row of cells: where it begins and how wide it is, in cards. */
export interface Track {
  at: number;
  from: number;
  size: number;
}

/** How much room is kept for cells that a cave may reach but that no card can be laid on yet. */
const SLIVER = 0.26;
export const TALL = 1.1;

/** Tracks from low to high; those beside a card are whole, those further off a sliver. */
export function tracks(low: number, high: number, first: number, last: number): Track[] {
  const found: Track[] = [];
  let from = 0;
  for (let at = low; at <= high; at++) {
    const size = at >= first - 1 && at <= last + 1 ? 1 : SLIVER;
    found.push({ at, from, size });
    from += size;
  }
  return found;
}

export interface Layout {
  columns: Track[];
  rows: Track[];
  width: number;
  height: number;
}

const end = (all: Track[]): number => all.reduce((sum, { size }) => sum + size, 0);

/** How a cave lies on the table: y runs upwards in the rules, so its rows are drawn from the top down. */
export function layOut({ cards, reach }: CaveSeen): Layout {
  const xs = cards.map(({ x }) => x);
  const ys = cards.map(({ y }) => -y);
  const columns = tracks(reach.left, reach.right, Math.min(0, ...xs), Math.max(0, ...xs));
  const rows = tracks(-reach.top, -reach.bottom, Math.min(0, ...ys), Math.max(0, ...ys));
  return { columns, rows, width: end(columns), height: end(rows) * TALL };
}

/** Where a cell is drawn, in percent of the cave. */
export function spotOf({ columns, rows, width, height }: Layout, x: number, y: number): string {
  const column = columns.find(({ at }) => at === x) ?? { from: 0, size: 1 };
  const row = rows.find(({ at }) => at === -y) ?? { from: 0, size: 1 };
  const share = (part: number, whole: number) => `${(100 * part) / whole}%`;
  const [top, high] = [share(row.from * TALL, height), share(row.size * TALL, height)];
  return `left:${share(column.from, width)};top:${top};width:${share(column.size, width)};height:${high}`;
}
