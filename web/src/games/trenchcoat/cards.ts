import type { Say } from "../../lib/speak.svelte.ts";
import type { AnyOffer, KoboldSeen, TrenchView } from "./types.ts";

export const SKILLS = ["strength", "dexterity", "constitution", "intelligence", "wisdom", "charisma"] as const;

/** What a kobold has of a skill. */
export function skillOf(kobold: KoboldSeen, skill: string): number {
  return kobold.skills[SKILLS.indexOf(skill as (typeof SKILLS)[number])] ?? 0;
}

/** A kobold's face follows from its name, so that the same one is met again. */
export function faceOf(name: string): string {
  return `trenchcoat ${name}`;
}

/** The skill under test, if there is one: a quest's, or the one rolled for Trumps. */
export function testedSkill(view: TrenchView): string | null {
  return view.going.skill ?? view.event?.skill ?? null;
}

/** Which offers the scenes of challenges and of the guard show with buttons of their own. */
const SCENE_WORDS = new Set(["heads", "tails", "odd", "even", "rock", "paper", "scissors", "pin", "feint", "dodge", "accept", "decline", "cloak"]);

export function isOfScene(offer: AnyOffer): boolean {
  if (offer.kind === "word") return SCENE_WORDS.has(offer.word);
  return offer.kind === "amount" || offer.kind === "thing" || (offer.kind === "person" && offer.verb === "won");
}

/** Whether a scene stands on the stage: a challenge with its rival, or the guard. */
export function isScene({ event, going }: TrenchView): boolean {
  return event?.type === "guard" || (event?.type === "challenge" && going.rival !== null);
}

/** Offers that concern one item of one's own: playing, selling or discarding it. */
export function offersOf(item: string, offers: AnyOffer[]): AnyOffer[] {
  return offers.filter((offer) => (offer.kind === "play" || offer.kind === "sell" || offer.kind === "discard") && offer.item === item);
}

/** A discarded event by what its name tells: skill and need, challenge and stake, tax or guard. */
export function discardText(name: string, say: Say): string {
  const quest = /^([a-z]+)-(\d)b?$/.exec(name);
  if (quest?.[1] === "tax") return say("card-tax", { gold: Number(quest[2]) });
  if (quest !== null) return say("discarded-quest", { skill: say(`skill-${quest[1]}`), need: Number(quest[2]) });
  const challenge = /^(.+)-for-(gold|kobold)$/.exec(name);
  return challenge === null ? say("card-guard") : say(`challenge-${challenge[1]}`);
}
