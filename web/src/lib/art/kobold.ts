import { ink, type Mark, type Tones } from "./ink.ts";

/** One kobold: which of each part it has. */
export type Face = { skin: number; ears: number; snout: number; eyes: number; teeth: number; wear: number };
export type Mood = "neutral" | "happy" | "shy" | "sly" | "scared" | "asleep";
export type Part = keyof Face;

export const MOODS: readonly Mood[] = ["neutral", "happy", "shy", "sly", "scared", "asleep"];

/** Named, so that a chooser can say what it shows. New parts go to the END of a list: codes are kept by hosts. */
export const NAMES: Readonly<Record<Part, readonly string[]>> = {
  skin: ["moss", "lagoon", "brick", "ochre", "heather", "sky", "rose", "slate"],
  ears: ["bat", "goat", "lop", "fins", "goblin", "ram"],
  snout: ["button", "long", "broad", "horned", "heart"],
  eyes: ["round", "slit", "beady", "bright", "odd"],
  teeth: ["snaggle", "fang", "buck", "underbite"],
  wear: ["nothing", "sombrero", "aviator cap", "scarf", "glasses", "bow", "flower", "eye patch", "candle", "woolly hat"],
};

const ORDER: readonly Part[] = ["skin", "ears", "snout", "eyes", "teeth", "wear"];

/** How many of each part there are. */
export const PARTS = Object.fromEntries(ORDER.map((part) => [part, NAMES[part].length])) as Readonly<Record<Part, number>>;

/** `k1.3.0.2.0.1`: the parts in order; read back by `faceFrom`. */
export function codeOf(face: Face): string {
  return "k" + ORDER.map((part) => face[part]).join(".");
}

function built(pick: (part: Part, index: number) => number): Face {
  return Object.fromEntries(ORDER.map((part, index) => [part, pick(part, index)])) as Face;
}

/** A face for any text: a code exactly; a name or an id by hashing, always the same. */
export function faceFrom(code: string): Face {
  const found = /^k\d+(\.\d+){5}$/.test(code) ? code.slice(1).split(".").map(Number) : [];
  if (found.length && ORDER.every((part, index) => found[index]! < PARTS[part])) return built((_, index) => found[index]!);
  let hash = 0x811c9dc5;
  for (const letter of code) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193);
  return built((part) => {
    // FNV alone leaves near names ("p1", "p2") alike; the finisher spreads them.
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
    hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
    return ((hash ^ (hash >>> 15)) >>> 0) % PARTS[part];
  });
}

export function randomFace(random: () => number = Math.random): Face {
  return built((part) => Math.floor(random() * PARTS[part]));
}

/** a skin, s its shade, f belly and muzzle, i inside the ear, c and C what it wears. */
const skin = (a: string, s: string, f: string, i: string, c: string, C: string): Tones => ({ a, s, f, i, c, C });
export const SKINS: readonly Tones[] = [
  skin("#8dbb5a", "#6b9a45", "#d9e4a0", "#f2a58f", "#d2453f", "#a93029"),
  skin("#55b5a8", "#3b9189", "#c0e6cf", "#f4a79b", "#f0924a", "#cc6d2c"),
  skin("#dc6e4f", "#b85239", "#f8c79a", "#ffd0a8", "#3f9aa0", "#2b7a80"),
  skin("#e9ae4a", "#c98a2c", "#fbe3a6", "#f08f6d", "#7d5ba6", "#5f4186"),
  skin("#a583c4", "#8262a5", "#e5d0ea", "#f3a0b4", "#f2b632", "#cf9213"),
  skin("#7fb2de", "#5d91c2", "#d9ebf5", "#f5b0a5", "#d2453f", "#a93029"),
  skin("#ee98a0", "#d0747f", "#fddcd2", "#d9607a", "#3f8f86", "#2c6f68"),
  skin("#8d90a6", "#6d7089", "#d3d3dc", "#f0a3a0", "#86b455", "#5f8f3e"),
];

const L = 3.6;
const draw = (text: string): Mark[] => ink(text, L);

export const SKULL = draw(`
a M50 29C67 29 78 38 80 52C84 60 84 68 79 75C73 84 62 88 50 88C38 88 27 84 21 75C16 68 16 60 20 52C22 38 33 29 50 29Z
s- M72 36.5C77 40.5 79 46 80 52C84 60 84 68 79 75C73 84 62 88 50 88C43 88 36 86.5 30.5 83.5C50 86 66 80 71 68C74.5 58 74 46 72 36.5Z
. M50 29C67 29 78 38 80 52C84 60 84 68 79 75C73 84 62 88 50 88C38 88 27 84 21 75C16 68 16 60 20 52C22 38 33 29 50 29Z
`);

/** The marking on the brow goes with the skin: spots, stripes, scales. */
export const MARKINGS = [
  draw(`s- o44,36,3.2 o52,40,2.2 o57,35,1.8`),
  draw(`~s3 M50 32V41M42 33.5L44 39.5M58 33.5L56 39.5`),
  draw(`~s2.4 M43 36q3.5 4 7 0q3.5 4 7 0M46.5 42q3.5 4 7 0`),
];

/** Spines on the crown; hats cover them, horns replace them. */
export const CREST = draw(`
s M36 33C36 26 38 22 40 19C44 22 45 24 46 28C46 21 48 16 51 12C55 17 56 22 56 27C57 24 59 22 62 21C64 25 65 29 64 33Z
`);

/** The left ear (and horn); the right one is its mirror image. Ears lie behind the skull. */
export const EARS = [
  draw(`
a M37 36C28 25 16 14 6 11C1 24 3 36 7 46C11 45 13 47 14 54C19 53 21 56 23 62Z
i- M31 38C24 29 16 21 10 18C8 27 9 35 11 41C16 41 18 46 19 50C22 50 24 52 25 55Z`),
  draw(`
a M27 47C19 42 9 42 2 49C6 59 16 65 25 63Z
i- M22 51C17 48 12 49 8 51C11 57 17 59 22 58Z
w M33 37C24 28 21 15 27 4C31 12 38 21 47 28Z
d- M40 33C32 26 27 15 27 4C31 12 38 21 47 28Z
~z2.2 M25 20L31 17M29 29L36 23
. M33 37C24 28 21 15 27 4C31 12 38 21 47 28`),
  draw(`
a M33 36C20 26 5 34 3 52C2 66 5 80 12 83C21 82 27 68 27 54Z
i- M25 44C16 40 9 46 8.5 56C8 66 9 73 12.5 76C18 73 22 63 22.5 54Z`),
  draw(`
c M26 40C19 33 11 28 3 27C7 34 7 39 1 47C6 51 6 55 2 65C8 66 11 69 14 76C18 74 22 73 26 72Z
~C2.8 M24 50L11 35M22 57L9 49M23 65L10 62`),
  draw(`
a M33 38C24 32 12 27 1 28C2 34 5 38 8 41L13 41L13 47C17 54 21 59 25 62Z
i- M28 42C22 37 15 34 8 33C11 37 15 37 17 38C17 44 21 51 24 54Z
~k4.6 M9 43.5a4.5 4.5 0 1 1-3-5
~y2.2 M9 43.5a4.5 4.5 0 1 1-3-5`),
  draw(`
a M26 56C20 55 14 58 10 63C14 70 20 71 25 69Z
~k15 M37 36C26 21 8 26 8 42C8 53 21 54 21 45
~w8.4 M37 36C26 21 8 26 8 42C8 53 21 54 21 45
~z2.2 M27 24L24.5 31M16 24L18 31M5 34L12 36M5 45L12 43`),
];

/** A snout: its own paper, nostrils, and where the mouth lies on it (x, y, half its width). */
export type Snout = { marks: Mark[]; mouth: readonly [x: number, y: number, half: number] };
export const SNOUTS: readonly Snout[] = [
  {
    marks: draw(`
f- M54 60C66 60 74 66 74 73C74 81 66 86 53 86C41 86 33 81 33 73C33 66 42 60 54 60Z
k- o49.5,64.5,2.1,2.6 o58.5,64.5,2.1,2.6`),
    mouth: [54, 72, 12],
  },
  {
    marks: draw(`
f- M46 65C54 58 66 55 79 56C90 58 94 64 92 71C90 80 80 86 64 88C50 89 38 86 36 78C35 72 40 68 46 65Z
s- M91 72C88 80 79 86 64 88C56 88.6 49 88 44 86C58 87 78 83 91 72Z
a- M58 60C65 54 74 53.5 80 56C87 57.5 91 61 92 65C84 61 72 61 60 66Z
. M68 55.5C72 55 76 55 80 56C90 58 94 64 92 71C90 80 80 86 64 88C58 88.5 54 88.3 50 88
k- o80,61,2,2.6 o88,62.5,1.5,2.3`),
    mouth: [69, 74, 17],
  },
  {
    marks: draw(`
f M36 63C37 56 46 55 50 59C54 61 56 61 60 59C65 55 73 56 74 63C81 67 82 77 76 83C69 90 40 90 33 83C27 77 29 67 36 63Z
s- M78.5 72C79 77 77 82 72 85C64 89 46 89 37 86C52 87 70 84 78.5 72Z
k- o43.5,63,2.3,3 o66.5,63,2.3,3`),
    mouth: [55, 75, 18],
  },
  {
    marks: draw(`
f- M54 58C67 58 75 65 75 73C75 81 66 86 53 86C40 86 32 81 32 73C32 65 42 58 54 58Z
w2.8 M49 65C50 59 52 55 55.5 51C57.5 56 59 60 59.5 65C56.5 67.5 52 67.5 49 65Z
z- M49.3 62.5Q54 65 59 62.5L59.5 65C56.5 67.5 52 67.5 49 65Z
k- o43.5,67,1.9,2.3 o64.5,67,1.9,2.3`),
    mouth: [54, 77, 13],
  },
  {
    marks: draw(`
f- M54 63C65 60 74 66 74 74C74 81 66 86 53 86C41 86 33 81 33 74C33 66 43 60 54 63Z
k- M54 71C48 68 45 64 47 61C49 58.5 52.5 59 54 61C55.5 59 59.5 58.5 61.5 61C63 64 60 68 54 71Z
~f1.6 M49 62.5q1-1.5 2.5-1`),
    mouth: [54, 75, 12],
  },
];

/** What an eye is made of; `odd` eyes differ in size. */
export type Eye = { rx: number; ry: number; white: string; iris: string; slit: boolean; far: number };
export const EYES: readonly Eye[] = [
  { rx: 10, ry: 10.5, white: "#fffdf5", iris: "", slit: false, far: 0.92 },
  { rx: 10.5, ry: 9.5, white: "#ffd84f", iris: "", slit: true, far: 0.92 },
  { rx: 6.8, ry: 8.4, white: "", iris: "", slit: false, far: 0.95 },
  { rx: 9.6, ry: 11.6, white: "#fffdf5", iris: "i", slit: false, far: 0.92 },
  { rx: 11.5, ry: 11.8, white: "#fffdf5", iris: "", slit: false, far: 0.68 },
];

/** How a mood moves the eyes: pupil's size and glance, and how far the lids are down. */
export type Look = { pupil: number; dx: number; dy: number; lid: number };
export const LOOKS: Readonly<Record<Mood, Look>> = {
  neutral: { pupil: 1, dx: 1.2, dy: 0.6, lid: 0 },
  happy: { pupil: 1, dx: 0, dy: 0, lid: 0 },
  shy: { pupil: 0.95, dx: -3.4, dy: 3.2, lid: 0 },
  sly: { pupil: 0.9, dx: 3.6, dy: 1.8, lid: 1 },
  scared: { pupil: 0.5, dx: 0, dy: 0.5, lid: 0 },
  asleep: { pupil: 1, dx: 0, dy: 0, lid: 0 },
};

export const BROWS: Readonly<Record<Mood, string>> = {
  neutral: "",
  happy: "M31 36Q37 31 43 35M60 35Q66 31 71 36",
  shy: "M29 38Q35 37 41 33M62 33Q68 37 73 38",
  sly: "M29 40L45 43.5M58 36Q66 29.5 74 35",
  scared: "M27 37Q34 36 40 31M63 31Q69 36 75 37",
  asleep: "",
};

/** Things worn on the head or face. `front` lies over the eyes. */
export const WEARS: readonly Mark[][] = [
  [],
  draw(`
c M1 33C14 23 86 23 99 33C101 40 76 45 50 45C24 45-1 40 1 33Z
C- M1 35C18 41 82 41 99 35C100 41 76 45 50 45C24 45 0 41 1 35Z
. M1 33C14 23 86 23 99 33C101 40 76 45 50 45C24 45-1 40 1 33Z
c M29 33C31 18 38 3 50 3C62 3 69 18 71 33C62 38 38 38 29 33Z
C- M56 4.5C65 9 69 22 71 33C67 35.5 62 36.5 57 36.8C61 27 61 14 56 4.5Z
w- M30 27.5L35 31.5L40 28L45 32.5L50 28.5L55 32.5L60 28L65 31.5L70 27.5L71 33C62 38 38 38 29 33Z
. M29 33C31 18 38 3 50 3C62 3 69 18 71 33C62 38 38 38 29 33Z
w2 o12,38.5,2.8 o88,38.5,2.8 o30,42.5,2.8 o70,42.5,2.8 o50,44,2.8`),
  draw(`
l M18 61C14 38 28 18 50 18C72 18 86 38 82 61C84 69 82 75 77 78C73 71 74 52 68 45C58 38 42 38 32 45C26 52 27 71 23 78C18 75 16 69 18 61Z
m- M66 22C79 29 84 45 82 61C84 69 82 75 77 78C73 71 74 52 68 45C66.5 44 65 43 63 42.3C70 38 71 29 66 22Z
. M18 61C14 38 28 18 50 18C72 18 86 38 82 61C84 69 82 75 77 78C73 71 74 52 68 45C58 38 42 38 32 45C26 52 27 71 23 78C18 75 16 69 18 61Z
~k7 M19 43Q50 24 81 43
~m2.6 M21 42Q50 24.5 79 42
b o37.5,30.5,10,8.5 o62.5,30.5,10,8.5
v- M31 30q2-5 7-5l-5 9q-2-1-2-4M56 30q2-5 7-5l-5 9q-2-1-2-4`),
  draw(`
c M21 79C30 90 70 90 79 79C86 81 88 89 83 94C70 101 30 101 17 94C12 89 14 81 21 79Z
C- M80 80C86 82 87 89 83 94C70 101 30 101 17 94C15.5 92.5 14.8 90.5 14.7 88.5C30 97 72 97 80 80Z
~w3.6 M31 87.5L27 96M48 89.5L47 98M66 87.5L69 96
. M21 79C30 90 70 90 79 79C86 81 88 89 83 94C70 101 30 101 17 94C12 89 14 81 21 79Z`),
  draw(`
~k8.4 M38 52m-12.5 0a12.5 12.5 0 1 0 25 0a12.5 12.5 0 1 0-25 0M65 52m-11.5 0a11.5 11.5 0 1 0 23 0a11.5 11.5 0 1 0-23 0
~y3.6 M38 52m-12.5 0a12.5 12.5 0 1 0 25 0a12.5 12.5 0 1 0-25 0M65 52m-11.5 0a11.5 11.5 0 1 0 23 0a11.5 11.5 0 1 0-23 0
~k3 M25 49L19 46M77 49L81 47`),
  draw(`
c M30 27C22 16 12 14 9 19C7 26 9 37 13 41C20 42 27 37 30 31C37 37 45 40 50 37C53 32 52 22 49 17C44 13 35 19 30 27Z
C- M30 31C27 37 20 42 13 41C12 39.5 11 37.5 10.3 35C18 36 25 33 30 29C36 33 44 36 51.2 34C51 35 50.6 36 50 37C45 40 37 37 30 31Z
. M30 27C22 16 12 14 9 19C7 26 9 37 13 41C20 42 27 37 30 31C37 37 45 40 50 37C53 32 52 22 49 17C44 13 35 19 30 27ZM17 24Q22 25 25 28M43 22Q38 24 35 27
c o30,29,5.4`),
  draw(`
h2.6 M70 40C78 44 86 43 92 38C86 33 77 33 70 40Z
c o70,17,6.6 o82,25.5,6.6 o77.5,39,6.6 o62.5,39,6.6 o58,25.5,6.6
C- M58.5 41.5a6.6 6.6 0 0 0 10-1.5q-5 2-10 1.5M73 42a6.6 6.6 0 0 0 11-2q-6 3-11 2
y o70,29.5,6`),
  draw(`
~k4 M22 44Q44 40 79 38M77 48L80 50
k- M53 45C53 41 77 38 78 43C80 54 75 64 66 64C57 64 53 55 53 45Z
~U2.4 M58 47Q65 44 72 45`),
  draw(`
w M41 34V11C41 7 57 7 57 11V34C60 36 58 41 55 39C53 43 48 43 47 39C44 42 38 39 41 34Z
d- M51 9C55 9 57 10 57 11V34C60 36 58 41 55 39C53.5 40 52 40 51 40Z
. M41 34V11C41 7 57 7 57 11V34C60 36 58 41 55 39C53 43 48 43 47 39C44 42 38 39 41 34ZM41 18q3 2 3 7
o2.6 M49 9C42 7 43-1 50-8C52-3 56-1 55 4C54.5 8 52 9 49 9Z
y- M49.5 7.5C46.5 6 47 2 50-1.5C52 1 52.5 6 49.5 7.5Z`),
  draw(`
w o50,10,8
d- M43 13a8 8 0 0 0 14.8-1.5q-7 4-14.8 1.5
c M20 43C18 24 32 13 50 13C68 13 82 24 80 43Z
C- M64 16C76 20 81 30 80 43H68C71 33 70 23 64 16Z
~C2.4 M36 36Q34 24 41 16M50 36V15M64 36Q66 24 59 16
. M20 43C18 24 32 13 50 13C68 13 82 24 80 43Z
w r16,34,68,12,6
d- M77 34.5a6 6 0 0 1 1 11.5H62Q74 44 77 34.5
~d2 M29 37v6M39 37v6M50 37v6M61 37v6
. r16,34,68,12,6`),
];

/** Where a worn thing sits, so that it frames the eyes and does not cover them. */
export const SHIFTS: Readonly<Record<number, string>> = { 1: "translate(0 -4)", 5: "matrix(.8 -.12 .12 .8 -2 4)", 6: "matrix(.86 0 0 .86 13 0)", 9: "translate(0 -5)" };

/** What hides the crest and the marking. */
export const HATS: ReadonlySet<number> = new Set([1, 2, 8, 9]);
