import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { SvelteMap } from "svelte/reactivity";
import { settings, type Language } from "./settings.svelte.ts";

export type Details = Record<string, FluentVariable>;
export type Say = (text: string, details?: Details) => string;

// The games' and the host's own texts, read from where Python reads them.
const OURS = import.meta.glob<string>("../text/*.ftl", { query: "?raw", import: "default" });
const BOTS = import.meta.glob<string>("../../../src/warren/bots/text/*.ftl", { query: "?raw", import: "default" });
const GAMES = import.meta.glob<string>("../../../src/warren/games/*/text/*.ftl", { query: "?raw", import: "default" });

function sourceOf(domain: string, language: Language): (() => Promise<string>) | undefined {
  if (domain === "bots") return BOTS[`../../../src/warren/bots/text/${language}.ftl`];
  return domain === "web" ? OURS[`../text/${language}.ftl`] : GAMES[`../../../src/warren/games/${domain}/text/${language}.ftl`];
}

const bundles = new SvelteMap<string, FluentBundle>();

/** Fetch a domain's texts: `web` for the screens, `bots` for reasons and reviews, else a game's name. */
export async function learn(domain: string, language: Language = settings.kept.language): Promise<void> {
  const name = `${domain}.${language}`;
  const source = sourceOf(domain, language);
  if (bundles.has(name) || source === undefined) return;
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(await source()));
  bundles.set(name, bundle);
}

/** Change the language; the screens change when its texts are there. */
export async function changeLanguage(language: Language): Promise<void> {
  const domains = new Set([...bundles.keys()].map((name) => name.split(".")[0] ?? "web"));
  await Promise.all([...domains].map((domain) => learn(domain, language)));
  settings.change({ language });
  document.documentElement.lang = language;
}

function find(domain: string, text: string): [FluentBundle, string, string | null] | null {
  const bundle = bundles.get(`${domain}.${settings.kept.language}`);
  const [name = text, attribute = null] = text.split(".");
  return bundle?.hasMessage(name) ? [bundle, name, attribute] : null;
}

/** A number as it stands: ours are small and whole, and making a formatter for them takes longer than all the rest. */
class PlainNumber extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

function plainly(details: Details): Details {
  const pairs = Object.entries(details).map(([name, value]) => [name, typeof value === "number" ? new PlainNumber(value) : value]);
  return Object.fromEntries(pairs) as Details;
}

function sayIn(domain: string, text: string, details: Details = {}): string {
  const found = find(domain, text);
  if (found === null) return text;
  const [bundle, name, attribute] = found;
  const message = bundle.getMessage(name);
  const pattern = attribute === null ? message?.value : message?.attributes[attribute];
  return pattern ? bundle.formatPattern(pattern, plainly(details)) : text;
}

/** The screens' own texts. */
export const say: Say = (text, details) => sayIn("web", text, details);

/** A game's texts; `name.text` is the longer text behind a heading. */
export function speaker(game: string): Say {
  return (text, details) => sayIn(game, text, details);
}

/** Whether a domain has a text of that name. */
export function has(domain: string, text: string): boolean {
  return find(domain, text) !== null;
}
