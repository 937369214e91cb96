/** The resources in the rulebook's order; children are a family of their own. */
export const BASICS = ["crystal", "water", "moss", "stone", "fire", "meat", "coins"] as const;
export const RESOURCES = [...BASICS, "child"] as const;
export const POWERS = ["choice", "rearrange", "roar"] as const;
export type Basic = (typeof BASICS)[number];
export type Power = (typeof POWERS)[number];

export function isBasic(word: string): word is Basic {
  return BASICS.some((basic) => basic === word);
}

export function isDragon(card: string): boolean {
  return card.endsWith("-dragon");
}

/** The resource in a card's name, or the whole name of one that has none. */
export function resourceOf(card: string): string {
  return card.split("-")[0] ?? card;
}

/** Skins go with what somebody gives. */
const SKIN: Readonly<Record<Basic, number>> = { crystal: 4, water: 5, moss: 0, stone: 7, fire: 2, meat: 6, coins: 3 };
/** Ears, snout, eyes, teeth and wear by letter: the more a kobold wants, the more it wears. */
const LOOKS: Readonly<Record<string, string>> = {
  a: "2.0.2.2.0",
  b: "0.4.0.0.0",
  c: "4.0.4.0.0",
  d: "3.3.3.1.0",
  e: "1.1.1.3.0",
  f: "0.2.3.1.3",
  g: "5.2.0.3.9",
};
const SPECIAL: Readonly<Record<string, string>> = {
  child: "k1.2.0.2.2.5",
  "egg-guard": "k1.0.4.3.0.2",
  fan: "k3.3.1.3.1.6",
  picker: "k6.0.3.0.2.1",
  goblin: "k0.4.2.1.3.7",
  mama: "k1.2.4.3.0.6",
};

/** The kobold that a card shows: always the same one. */
export function faceOf(card: string): string {
  const [resource = "", letter = ""] = card.split("-");
  return isBasic(resource) ? `k${SKIN[resource]}.${LOOKS[letter] ?? LOOKS["a"]}` : (SPECIAL[card] ?? card);
}
