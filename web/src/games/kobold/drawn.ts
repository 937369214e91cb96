import { ink, type Mark, type Tones } from "../../lib/art/ink.ts";

export const TOYS = ["ball", "clown", "car", "teddy"] as const;
export const GEMS = ["violet", "green", "yellow", "blue"] as const;
export type Toy = (typeof TOYS)[number];
export type Gem = (typeof GEMS)[number];

/** The things that lie in Maurice's room, 60 × 60. */
const DRAWN: Readonly<Record<Toy | Gem, string>> = {
  ball: `
r- o30,30,19
w- M30 11C21 17 19 43 30 49C41 43 39 17 30 11Z
b- M30 11A19 19 0 0 1 30 49C41 43 41 17 30 11Z
R- M13 38A19 19 0 0 0 30 49C26 46.5 24 43.5 22.7 40Q17 40.5 13 38Z
B- M47 38A19 19 0 0 1 30 49C34 46.5 36 43.5 37.3 40Q43 40.5 47 38Z
.2.2 M30 11C21 17 19 43 30 49C41 43 39 17 30 11
. o30,30,19
y2 o30,13,3.6`,
  clown: `
o M18 25C8 22 5 37 15 41C18 42 20 40 20 37ZM42 25C52 22 55 37 45 41C42 42 40 40 40 37Z
w o30,32,14.5
d- M42.5 25A14.5 14.5 0 0 1 22 44C36 45 44 37 42.5 25Z
. o30,32,14.5
u M30 3L40 20C35 17 25 17 20 20Z
y2 o30,5,3.4
p- o22.5,36,3.2 o37.5,36,3.2
k- o24.5,28,2.1,2.8 o35.5,28,2.1,2.8
~r3 M22.5 38.5Q30 46 37.5 38.5
r2 o30,33.5,4.4`,
  car: `
t M8 39V32C8 29 10 28 13 27L19 26L24 17C25 15 27 14 30 14H39C42 14 44 15 45 18L48 26C52 27 53 29 53 32V39C53 41 52 42 50 42H11C9 42 8 41 8 39Z
T- M8 35H53V39C53 41 52 42 50 42H11C9 42 8 41 8 39Z
v2 M24.5 26L28 19.5Q28.5 18.5 30 18.5H33V26ZM37 18.5H39.5Q41 18.5 41.5 20L43.5 26H37Z
y1.8 o50.5,32.5,2.6
. M8 39V32C8 29 10 28 13 27L19 26M48 26C52 27 53 29 53 32V39
k- o20,42,6.6 o42,42,6.6
n- o20,42,2.8 o42,42,2.8
~k2.4 M33 14L38 7`,
  teddy: `
l o16,17,7.5
l o44,17,7.5
p- o16,17,3.4 o44,17,3.4
l o30,31,19,17
m- M47 25A19 17 0 0 1 18 44C36 47 46 38 47 25Z
. o30,31,19,17
w2 o30,38,9,7
k- o30,35,3.8,2.7 o22,27,2.4,3 o38,27,2.4,3
. M30 36V40Q27.5 43 25.5 41M30 40Q32.5 43 34.5 41`,
  // A leaf: the marquise cut.
  violet: `
a M30 7C43 16 45 42 30 53C15 42 17 16 30 7Z
c- M30 7C43 16 45 42 30 53C34 44 36 34 34 24Z
i- M30 7C17 16 15.5 32 20 42L25 27Z
~i1.6 M25 27L34 24M25 27L30 53M20 42L30 53
. M30 7C43 16 45 42 30 53C15 42 17 16 30 7Z`,
  // A block with cut corners: the emerald cut.
  green: `
a M21 9H39L46 17V43L39 51H21L14 43V17Z
c- M39 9L46 17V43L39 51H21L26 42H36V18Z
i- M21 9H39L36 18H26L24 40L14 43V17Z
a- r24,18,12,24,1
~c1.6 M24 18H36V42H24Z
. M21 9H39L46 17V43L39 51H21L14 43V17Z`,
  // Flat above, pointed below: the brilliant from the side.
  yellow: `
a M17 14H43L54 26L30 52L6 26Z
c- M43 14L54 26L30 52L39 26Z
i- M17 14H30L21 26H6Z
~c1.6 M6 26H54M21 26L30 52L39 26M21 26L30 14L39 26
. M17 14H43L54 26L30 52L6 26Z`,
  // A drop: the pear cut.
  blue: `
a M30 6C35 16 48 26 48 36A18 17 0 0 1 12 36C12 26 25 16 30 6Z
c- M30 6C35 16 48 26 48 36A18 17 0 0 1 22 51L36 43L37 32Z
i- M30 6C25 16 12 26 12 36L22 33Z
~i1.6 M22 33L30 26L37 32L36 43H24Z
. M30 6C35 16 48 26 48 36A18 17 0 0 1 12 36C12 26 25 16 30 6Z`,
};

export const THINGS = Object.fromEntries(Object.entries(DRAWN).map(([name, text]) => [name, ink(text, 2.6)])) as Readonly<Record<Toy | Gem, Mark[]>>;

/** a the stone, c its shade, i its gleam. */
export const PAINT: Readonly<Record<Gem, Tones>> = {
  violet: { a: "#a469d8", c: "#7440a8", i: "#d3aaf2" },
  green: { a: "#3fb86f", c: "#23854b", i: "#9fe6b6" },
  yellow: { a: "#ffc62e", c: "#d3900f", i: "#fff0b0" },
  blue: { a: "#4c9dee", c: "#2868b8", i: "#b2dbff" },
};

export const BOLT = ink("y M38 3L19 31H29L22 57L43 25H32Z", 2.8);

export function isGem(name: string): name is Gem {
  return (GEMS as readonly string[]).includes(name);
}

export function isThing(name: string): name is Toy | Gem {
  return name in THINGS;
}
