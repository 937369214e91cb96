import { ink, type Mark, type Tones } from "../../lib/art/ink.ts";
import { BASICS, isBasic, type Basic } from "./cards.ts";

/** Small pictures, 24 × 24: resources, other wishes, moods and powers. Each is told by its shape, not by its colour. */
const DRAWN = {
  crystal: `
u M12 1.5L18 8V17L12 22.5L6 17V8Z
U- M12 1.5L18 8V17L12 22.5Z
p- M8 8.6L11 5V11L8 12Z
.1.4 M6 8L12 11L18 8M12 11V22.5
. M12 1.5L18 8V17L12 22.5L6 17V8Z`,
  water: `
b M12 1.5C15.5 6.5 19.5 10.5 19.5 15A7.5 7.5 0 0 1 4.5 15C4.5 10.5 8.5 6.5 12 1.5Z
B- M19.5 15A7.5 7.5 0 0 1 8 21.3C14 21.5 17.5 16.5 16.8 9.8C18.4 11.5 19.5 13.2 19.5 15Z
~v2 M8 15.5a4 4 0 0 0 2.5 3.4
. M12 1.5C15.5 6.5 19.5 10.5 19.5 15A7.5 7.5 0 0 1 4.5 15C4.5 10.5 8.5 6.5 12 1.5Z`,
  moss: `
g M12 22C11 17 9 15.5 5 16C1.5 16 1 11 4.5 10C2 6.5 6.5 3.5 9 6C9 1.5 15 1.5 15 6C17.5 3.5 22 6.5 19.5 10C23 11 22.5 16 19 16C15 15.5 13 17 12 22Z
h- M12 22C13 17 15 15.5 19 16C22.5 16 23 11 19.5 10C20 13 15 13.5 12 22Z
.1.5 M12 22V11M12 14L8 10.5M12 14L16 10.5
. M12 22C11 17 9 15.5 5 16C1.5 16 1 11 4.5 10C2 6.5 6.5 3.5 9 6C9 1.5 15 1.5 15 6C17.5 3.5 22 6.5 19.5 10C23 11 22.5 16 19 16C15 15.5 13 17 12 22Z`,
  stone: `
n M2 20L4 11L9 4L16 5L21 11L22 20Z
e- M16 5L21 11L22 20H13L16 12Z
.1.4 M9 4L11 11L4 11M11 11L16 12L21 11M11 11L13 20
. M2 20L4 11L9 4L16 5L21 11L22 20Z`,
  fire: `
o M12 1C13 6 20 9 20 15.5A8 7 0 0 1 4 15.5C4 11.5 7 10.5 7 6.5C9.5 7.5 10.5 9.5 10.5 11.5C12.5 9 13 5 12 1Z
y- M12 21.5C8.5 21.5 7.5 18 10 15C10.5 17 12 16.5 12.5 13C16 15.5 16.5 21.5 12 21.5Z
. M12 1C13 6 20 9 20 15.5A8 7 0 0 1 4 15.5C4 11.5 7 10.5 7 6.5C9.5 7.5 10.5 9.5 10.5 11.5C12.5 9 13 5 12 1Z`,
  meat: `
w M9.5 12.5L4.5 17.5C2.5 17 1.2 18.8 2.2 20.3C2.3 21.3 3 21.8 3.900 21.8C5.2 22.8 7 21.5 6.5 19.5L11.5 14.5Z
r M21.5 4C24 9 19 17 12.5 17C8.5 17 7 14.5 7.2 11.5C7.5 5 16 -0.5 21.5 4Z
R- M21.5 4C24 9 19 17 12.5 17C11 17 10 16.7 9.2 16.2C16 16 20.5 10 21.5 4Z
~p2 M11 9.5Q13 6.5 16 5.5
. M21.5 4C24 9 19 17 12.5 17C8.5 17 7 14.5 7.2 11.5C7.5 5 16 -0.5 21.5 4Z`,
  coins: `
z M2.5 15V19A9.5 3.8 0 0 0 21.5 19V15Z
y o12,15,9.5,3.8
z M2.5 8V12A9.5 3.8 0 0 0 21.5 12V8Z
y o12,7.5,9.5,4.2
.1.5 o12,7.5,5.4,2`,
  child: `
t M3 9C0 8 0 15 4 15ZM21 9C24 8 24 15 20 15Z
t o12,12.5,9
k- o8.6,11.5,1.7,2.1 o15.4,11.5,1.7,2.1
.1.7 M8.5 16.5Q12 19.5 15.5 16.5
r1.5 M12 5C9.5 1.5 6.5 1.5 7 4.5C7.2 6.5 10 6.5 12 5C14 6.5 16.8 6.5 17 4.5C17.5 1.5 14.5 1.5 12 5Z`,
  family: `
p M12 21.5C4 16 1.5 12.5 1.5 8.5C1.5 2.5 9.5 1.5 12 6.5C14.5 1.5 22.5 2.5 22.5 8.5C22.5 12.5 20 16 12 21.5Z
q- M12 21.5C20 16 22.5 12.5 22.5 8.5C22.5 6.5 21.6 5 20.2 4.100C20.5 11 17 16 9.5 19.7Z
k- o9,10,1.4,1.8 o15,10,1.4,1.8
.1.6 M9.3 13.5Q12 16 14.7 13.5
. M12 21.5C4 16 1.5 12.5 1.5 8.5C1.5 2.5 9.5 1.5 12 6.5C14.5 1.5 22.5 2.5 22.5 8.5C22.5 12.5 20 16 12 21.5Z`,
  dragon: `
w M7 9C3 7 2.5 3.5 4 1C6 3.5 8.5 4 10 6.5ZM17 9C21 7 21.5 3.5 20 1C18 3.5 15.5 4 14 6.5Z
o M12 5.5C17 5.5 20 8.5 19.5 12.5C19.2 14 18.5 15 18 16C18.5 20.5 15.5 22.5 12 22.5C8.5 22.5 5.5 20.5 6 16C5.5 15 4.8 14 4.5 12.5C4 8.5 7 5.5 12 5.5Z
O- M7 17.5C9 15.5 15 15.5 17 17.5C17.5 20.8 15 22.5 12 22.5C9 22.5 6.5 20.8 7 17.5Z
k- o8.7,11.5,1.6,2 o15.3,11.5,1.6,2 o10,18.5,1 o14,18.5,1
. M12 5.5C17 5.5 20 8.5 19.5 12.5C19.2 14 18.5 15 18 16C18.5 20.5 15.5 22.5 12 22.5C8.5 22.5 5.5 20.5 6 16C5.5 15 4.8 14 4.5 12.5C4 8.5 7 5.5 12 5.5Z`,
  mushroom: `
w M9 12H15L16.5 20C16.5 22.5 7.5 22.5 7.5 20Z
r M1.5 13C1.5 5.5 6.5 1.5 12 1.5C17.5 1.5 22.5 5.5 22.5 13C22.5 14.5 1.5 14.5 1.5 13Z
w- o8,7,2.2 o15.5,9,2.4 o12.5,4,1.2 o5,11,1.3`,
  smile: `
y o12,12,10
k- o8.5,9.5,1.5,2 o15.5,9.5,1.5,2
r1.6 M6.5 13.5H17.5C17 21 7 21 6.5 13.5Z`,
  choice: `
w o10,10,7.5
b- o10,10,5
~k2.2 o10,10,7.5
~k4.6 M16 16L21.5 21.5
~z2 M16.5 16.5L21 21`,
  rearrange: `
~k5 M4 8H17M13 4L17.5 8L13 12M20 16H7M11 12L6.5 16L11 20
~t2.2 M4 8H17M13 4L17.5 8L13 12M20 16H7M11 12L6.5 16L11 20`,
  roar: `
o M2 8C2 4 6 2 10 3C13 3.5 13.5 6 12.5 8L8 11L12.5 15C13 19 10 21.5 6.5 21C3 20.5 2 18 2 15Z
w- M8 6.5L9.5 10L11 7.5ZM8 16.5L9 13L11 15.5Z
k- o5.5,6.5,1.3
~k2.4 M15.5 8.5Q17.5 12 15.5 15.5M18.5 6Q22.5 12 18.5 18`,
} as const;

export type Sign = keyof typeof DRAWN;

export const SIGNS = Object.fromEntries(Object.entries(DRAWN).map(([name, text]) => [name, ink(text, 1.8)])) as Readonly<Record<Sign, Mark[]>>;

export function isSign(name: string): name is Sign {
  return name in DRAWN;
}

/** A card's paper by what it gives: pale while shy, full when happy; `deep` is the same as a strong colour. */
export interface Tint {
  pale: string;
  full: string;
  deep: string;
}
const tint = (pale: string, full: string, deep: string): Tint => ({ pale, full, deep });
const TINTS: Readonly<Record<Basic | "child" | "none", Tint>> = {
  crystal: tint("#e4d9ee", "#c9a9e4", "#8f6aa8"),
  water: tint("#d7e6f2", "#9dcbf0", "#3a77b0"),
  moss: tint("#dde8cd", "#b3d884", "#5f8f3e"),
  stone: tint("#dfe0e6", "#bfc3d2", "#7d8296"),
  fire: tint("#f8e0cd", "#fbb77f", "#cc6d2c"),
  meat: tint("#f3d7d6", "#f0a09c", "#b3372f"),
  coins: tint("#f5ebc8", "#fbdc72", "#c08a10"),
  child: tint("#d5ebe6", "#98d9cc", "#3b8b83"),
  none: tint("#ece0cf", "#f4c9c8", "#8a7460"),
};

export function tintOf(gives: string | null | undefined): Tint {
  return TINTS[gives != null && (isBasic(gives) || gives === "child") ? gives : "none"];
}

/** A dragon's head, 100 × 100: a skin, s its shade, f muzzle, w horns. */
export const DRAGON = ink(
  `
w M34 34C20 28 14 14 20 2C26 12 38 14 46 26ZM66 34C80 28 86 14 80 2C74 12 62 14 54 26Z
d- M26 26C19 19 17 10 20 2C22 10 26 18 34 24ZM74 26C81 19 83 10 80 2C78 10 74 18 66 24Z
.2.6 M34 34C20 28 14 14 20 2C26 12 38 14 46 26M66 34C80 28 86 14 80 2C74 12 62 14 54 26
s M22 48C8 42 2 50 2 60C8 58 10 60 12 66C16 64 20 66 24 70ZM78 48C92 42 98 50 98 60C92 58 90 60 88 66C84 64 80 66 76 70Z
a M50 22C70 22 84 34 82 52C81 58 79 62 77 66C80 86 68 97 50 97C32 97 20 86 23 66C21 62 19 58 18 52C16 34 30 22 50 22Z
s- M72 29C80 34 83 42 82 52C81 58 79 62 77 66C80 86 68 97 50 97C44 97 39 96 35 94C56 94 70 86 68 66C72 56 74 42 72 29Z
f M50 62C66 62 76 70 75 80C74 91 64 97 50 97C36 97 26 91 25 80C24 70 34 62 50 62Z
k- o41,73,3,4 o59,73,3,4
s2.6 M50 18L57 30L50 40L43 30Z
. M50 22C70 22 84 34 82 52C81 58 79 62 77 66C80 86 68 97 50 97C32 97 20 86 23 66C21 62 19 58 18 52C16 34 30 22 50 22Z`,
  3.2,
);
export const ASLEEP = ink(`~k4 M27 52Q35 60 43 52M57 52Q65 60 73 52M40 87Q50 91 60 87\n~k3 M84 18h9l-9 9h9`, 3);
export const AWAKE = ink(`~k4.4 M27 54Q35 42 43 54M57 54Q65 42 73 54\nj M34 82Q50 88 66 82Q64 95 50 95Q36 95 34 82Z\nw2 M40 84L43 90L46 85ZM54 85L57 90L60 84Z`, 3);

const dragon = (a: string, s: string, f: string): Tones => ({ a, s, f });
export const DRAGONS: Readonly<Record<Basic, Tones>> = {
  crystal: dragon("#a583c4", "#8262a5", "#e5d0ea"),
  water: dragon("#6fa9dc", "#4b84bb", "#d4e8f6"),
  moss: dragon("#86b455", "#64913f", "#d9e8a8"),
  stone: dragon("#989cb0", "#74788f", "#dadbe3"),
  fire: dragon("#ee8a45", "#c9662a", "#fbd29f"),
  meat: dragon("#d8605a", "#ae403b", "#f7c1ae"),
  coins: dragon("#f0bf45", "#cb9526", "#fdebb0"),
};

export const ALL_DRAGONS = BASICS.map((resource) => `${resource}-dragon`);
