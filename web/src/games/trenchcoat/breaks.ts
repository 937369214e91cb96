/** Where long words of item names may be broken. Few browsers know that by themselves, and names stand on narrow cards. */
const BREAKS: readonly string[] = [
  "Clair|voyance",
  "Invisi|bility",
  "Resur|rection",
  "forti|fiant",
  "ramol|lissant",
  "d’invisi|bilité",
  "appri|voisés",
  "résur|rection",
  "Hell|sehen",
  "Klein|geld",
  "Schwächungs|saft",
  "Stärkungs|saft",
  "Steck|brief",
  "Tarn|umhang",
  "Wahrheits|serum",
  "Wieder|belebungs|trank",
  "Wunder|tasche",
  "Zauber|schild",
];
const SOFT_HYPHEN = "\u00ad";
const BY_WORD = new Map(BREAKS.map((word) => [word.replaceAll("|", ""), word.replaceAll("|", SOFT_HYPHEN)]));

/** A name with soft hyphens in its long words. */
export function breakable(name: string): string {
  return name
    .split(" ")
    .map((word) => BY_WORD.get(word) ?? word)
    .join(" ");
}
