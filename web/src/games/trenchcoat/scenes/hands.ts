import { ink, type Tones } from "../../../lib/art/ink.ts";
import { faceFrom, SKINS } from "../../../lib/art/kobold.ts";

/** The coat: c cloth, s its shade. */
export const COAT: Tones = { c: "#d8b27a", s: "#b98e57" };

/** A paw's tones: the kobold's own skin under a coat's cuff. */
export function pawTones(face: string): Tones {
  const skin = SKINS[faceFrom(face).skin]!;
  return { a: skin["a"]!, i: skin["s"]!, f: skin["f"]!, ...COAT };
}

const CUFF = `c M-6 22H22V62H-6Z
s- M-6 50H22V62H-6Z
. M-6 22H22V62H-6
c M18 18H28V66H18Z`;
const LINE = 3.2;
const drawn = (text: string) => ink(`${text}\n${CUFF}`, LINE);

/** A kobold's paw that comes from the left, 104 × 84, palm at the right. */
export const PAWS = {
  rock: drawn(`a M24 26C38 14 60 12 76 20C92 27 92 58 78 65C62 72 38 70 24 60Z
i- M24 52C40 62 66 64 86 50C85 57 82 63 78 65C62 72 38 70 24 60Z
a M64 16C80 12 94 18 93 26C92 34 78 35 66 32
a M68 32C84 28 97 33 96 42C95 50 82 51 68 48
a M64 48C78 45 92 49 90 57C88 65 76 66 62 64
a M34 24C44 10 62 14 64 26C65 36 52 44 42 42
w1.6 M92 22L99 21L93 28ZM95 39L102 39L95 46ZM90 55L96 57L89 61Z`),
  paper: drawn(`a M52 16L88 8C98 6 101 18 92 21L58 30Z
a M56 32L94 30C104 30 104 43 94 43L56 44Z
a M52 46L88 54C98 57 95 69 86 67L48 60Z
a M24 26C34 16 46 14 58 20C64 34 62 54 52 64C42 68 32 66 24 60Z
i- M24 52C36 60 48 60 60 46C59 54 56 60 52 64C42 68 32 66 24 60Z
. M24 26C34 16 46 14 58 20M52 64C42 68 32 66 24 60
a M32 24C30 8 40 -2 48 4C54 8 48 20 46 28
w1.6 M94 10L103 9L96 17ZM99 33L107 37L99 41ZM91 58L99 63L90 65Z`),
  scissors: drawn(`a M50 26L86 4C95 0 101 11 93 16L60 38Z
a M54 40L94 46C104 49 101 61 91 60L54 56Z
a M24 26C36 14 56 14 64 28C70 42 66 60 54 66C42 70 32 66 24 60Z
i- M24 52C38 62 54 60 66 46C65 56 60 63 54 66C42 70 32 66 24 60Z
. M50 66C42 70 32 66 24 60M24 26C30 20 38 17 46 18
a M46 50C56 45 68 50 67 58C66 66 54 69 44 66
a M36 28C46 18 60 26 58 36C56 44 44 46 38 42
w1.6 M92 5L101 1L96 11ZM97 48L105 54L96 58Z`),
  /** A fist from which a thumb can grow. */
  grip: drawn(`a M24 26C38 18 60 18 74 24C88 30 88 58 76 65C60 72 38 70 24 60Z
i- M24 52C40 62 64 64 83 50C82 57 80 63 76 65C60 72 38 70 24 60Z
a M60 24C76 22 90 28 88 36C86 43 74 43 62 40
a M62 40C78 38 91 43 89 50C87 57 76 57 62 54
a M58 54C72 52 86 56 83 62C80 68 70 69 56 67`),
} as const;

export type Paw = keyof typeof PAWS;

/** A thumb that stands up from the grip, its root at 0,0. */
export const THUMB = ink(`a M-11 8C-14 -10 -12 -36 1 -38C14 -39 15 -14 12 8\nf1.8 M-4 -28C-3 -34 7 -34 7 -27L7 -20H-4Z`, LINE);

/** How a thumb leans. */
export const LEANS: Readonly<Record<string, number>> = { pin: 68, feint: 22, dodge: -62, waiting: 0 };

export function isPaw(word: string): word is "rock" | "paper" | "scissors" {
  return word === "rock" || word === "paper" || word === "scissors";
}
