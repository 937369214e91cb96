import { keep, read } from "./kept.ts";

export type Speed = "slow" | "normal" | "fast" | "off";
export type Theme = "auto" | "light" | "dark";
export type Language = "en" | "fr" | "de";
export const LANGUAGES: readonly Language[] = ["en", "fr", "de"];

/** How much longer than usual a movement takes. */
const PACE: Record<Speed, number> = { slow: 1.8, normal: 1, fast: 0.5, off: 0 };

interface Kept {
  language: Language;
  theme: Theme;
  speed: Speed;
  sound: boolean;
  confirm: boolean;
  cover: boolean;
  remind: boolean;
  name: string;
  face: string;
  level: string;
  /** How long what has just come under a finger ignores taps, in milliseconds. */
  settling: number;
}

function browserLanguage(): Language {
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2) as Language);
  return spoken.find((tag) => LANGUAGES.includes(tag)) ?? "en";
}

function begin(): Kept {
  const usual: Kept = {
    language: browserLanguage(),
    theme: "auto",
    speed: "normal",
    sound: false,
    confirm: true,
    cover: true,
    remind: false,
    name: "",
    face: "",
    level: "",
    settling: 500,
  };
  return { ...usual, ...read<Partial<Kept>>("settings", {}) };
}

const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

/** What somebody chose for this browser. Changing a field keeps it. */
class Settings {
  kept = $state<Kept>(begin());
  systemDark = $state(dark.matches);
  systemStill = $state(still.matches);

  constructor() {
    dark.addEventListener("change", () => (this.systemDark = dark.matches));
    still.addEventListener("change", () => (this.systemStill = still.matches));
  }

  get isDark(): boolean {
    return this.kept.theme === "dark" || (this.kept.theme === "auto" && this.systemDark);
  }

  /** 0 means that nothing moves. */
  get pace(): number {
    return this.systemStill ? 0 : PACE[this.kept.speed];
  }

  change(changes: Partial<Kept>): void {
    Object.assign(this.kept, changes);
    keep("settings", this.kept);
  }
}

export const settings = new Settings();
