import { settings } from "./settings.svelte.ts";

export type Knock = "card" | "token" | "turn" | "end";

/** Small wooden sounds: a struck bar is two sine tones that die away fast. Pitch in hertz, then how long. */
const BARS: Record<Knock, [number, number][]> = {
  card: [[320, 0.07]],
  token: [[780, 0.05]],
  turn: [
    [520, 0.12],
    [690, 0.16],
  ],
  end: [
    [520, 0.12],
    [650, 0.12],
    [780, 0.25],
  ],
};

let context: AudioContext | null = null;

export function knock(kind: Knock): void {
  if (!settings.kept.sound) return;
  context ??= new AudioContext();
  let at = context.currentTime;
  for (const [pitch, length] of BARS[kind]) {
    strike(context, pitch, at, length);
    strike(context, pitch * 2.76, at, length / 2);
    at += 0.11;
  }
}

function strike(audio: AudioContext, pitch: number, at: number, length: number): void {
  const tone = audio.createOscillator();
  const loud = audio.createGain();
  tone.frequency.value = pitch;
  loud.gain.setValueAtTime(0.0001, at);
  loud.gain.exponentialRampToValueAtTime(0.25, at + 0.005);
  loud.gain.exponentialRampToValueAtTime(0.0001, at + length);
  tone.connect(loud).connect(audio.destination);
  tone.start(at);
  tone.stop(at + length + 0.02);
}
