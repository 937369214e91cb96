import { ALWAYS, WISHES, type Preset } from "./presets.ts";

/** The wish of a seat at a table, kept for as long as the window is open. */
export class Standing {
  preset = $state.raw<Preset>(ALWAYS);
  private place = "";

  /** Take up what was wished for this seat at this table. */
  open(seat: number | null): void {
    this.place = `trenchcoat ${location.pathname} ${seat}`;
    this.preset = read(sessionStorage.getItem(this.place));
  }

  wish(preset: Preset): void {
    this.preset = preset;
    sessionStorage.setItem(this.place, JSON.stringify(preset));
  }
}

function read(text: string | null): Preset {
  if (text === null) return ALWAYS;
  const found = JSON.parse(text) as Preset;
  return WISHES.includes(found.wish) ? found : ALWAYS;
}
