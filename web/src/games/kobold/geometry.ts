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

export const numberAt = (section: number): Spot => at(459, middleOf(section));
export const chanceAt = (section: number): Spot => at(396, middleOf(section));
/** Pawns crouch close to Maurice, where he sees them last. */
export const pawnsAt = (section: number, full: boolean): Spot => at(full ? 196 : 250, middleOf(section));

/** How far to turn from one angle to another, the short way. */
export function shortWay(from: number, to: number): number {
  return ((((to - from) % 360) + 540) % 360) - 180;
}
