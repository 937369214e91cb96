/** Maurice's room from above, in a square of 1000 with him in the middle; section 1 is at the top, counted clockwise. */
export const SECTIONS = 7;
export const STEP = 360 / SECTIONS;
export const RIM = 492;
export const HUB = 118;

export interface Spot {
  x: number;
  y: number;
}

/** A place by its way from the middle and its angle, 0 being straight up. */
export function at(far: number, degrees: number): Spot {
  const turn = (degrees * Math.PI) / 180;
  return { x: 500 + far * Math.sin(turn), y: 500 - far * Math.cos(turn) };
}

export function middleOf(section: number): number {
  return (section - 1) * STEP;
}

const point = ({ x, y }: Spot): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** A slice of the ring between two angles. */
export function slice(from: number, to: number, inner = HUB, outer = RIM): string {
  return `M${point(at(inner, from))}L${point(at(outer, from))}A${outer} ${outer} 0 0 1 ${point(at(outer, to))}L${point(at(inner, to))}A${inner} ${inner} 0 0 0 ${point(at(inner, from))}Z`;
}

export function sliceOf(section: number): string {
  return slice(middleOf(section) - STEP / 2, middleOf(section) + STEP / 2);
}

/** A line a little inside a section's edge. */
export function insideOf(section: number): string {
  const [from, to] = [middleOf(section) - STEP / 2, middleOf(section) + STEP / 2];
  // Kept even: an edge that is as far away near the middle as at the rim takes a wider angle there.
  const corner = (far: number, side: number, way: number): string => point(at(far, side + (way * 14 * 180) / (Math.PI * far)));
  const [inner, outer] = [HUB + 16, RIM - 17];
  return `M${corner(inner, from, 1)}L${corner(outer, from, 1)}A${outer} ${outer} 0 0 1 ${corner(outer, to, -1)}L${corner(inner, to, -1)}A${inner} ${inner} 0 0 0 ${corner(inner, from, 1)}Z`;
}

/** The same slice to cut a button by, in percent of the square. */
export function cutOf(section: number): string {
  const angles = Array.from({ length: 9 }, (_, index) => middleOf(section) - STEP / 2 + (STEP * index) / 8);
  const spots = [...angles.map((angle) => at(RIM, angle)), at(HUB, angles[8] ?? 0), at(HUB, angles[0] ?? 0)];
  return `polygon(${spots.map(({ x, y }) => `${(x / 10).toFixed(2)}% ${(y / 10).toFixed(2)}%`).join(", ")})`;
}

/** Two spaces lie side by side at the rim, a third further in. */
const SPACES: readonly [number, number][] = [
  [414, -12.4],
  [414, 12.4],
  [306, 0],
];

export function spaceAt(section: number, space: number): Spot {
  const [far, aside] = SPACES[space - 1] ?? [306, 0];
  return at(far, middleOf(section) + aside);
}

/** The number gives way to the chance when that is shown. */
export const numberAt = (section: number, aside: boolean): Spot => at(aside ? 392 : 459, middleOf(section));
export const chanceAt = (section: number): Spot => at(452, middleOf(section));
/** Pawns crouch close to Maurice, where he sees them last. */
export const pawnsAt = (section: number, full: boolean): Spot => at(full ? 190 : 245, middleOf(section));

/** How far to turn from one angle to another, the short way. */
export function shortWay(from: number, to: number): number {
  return ((((to - from) % 360) + 540) % 360) - 180;
}
