import { letterOf } from "../../lib/letters.ts";
import type { Asked } from "../../lib/protocol.ts";
import type { Say } from "../../lib/speak.svelte.ts";
import { awaitedText, capital } from "../../lib/words.ts";
import { SKILLS } from "./cards.ts";
import type { AnyEvent, AnyOffer, BidsShown, CallsShown, EventSeen, Foresaw, HandDealt, Kobold, KoboldSeen, Stolen, Threw, TrenchView } from "./types.ts";

export function itemText(item: string, say: Say): string {
  return say(`item-${item}`);
}

/** Items that help whoever they are played for. */
const HELPFUL = new Set(["boost-juice", "ghost-in-a-jar"]);

/** Whether an item is played for a seat or at it. */
const side = (item: string): string => (HELPFUL.has(item) ? "for" : "at");

/** A kobold by its name. */
export function koboldText(kobold: KoboldSeen): string {
  return capital(kobold.name);
}

/** A reward or penalty in words: gold, an item or a kobold. */
export function worthText(worth: string, say: Say): string {
  if (worth === "item" || worth === "kobold") return say(`worth-${worth}`);
  return say("worth-gold", { gold: Number(worth) });
}

/** An event card in words. */
export function eventText(event: EventSeen, say: Say): string {
  if (event.type === "quest") {
    const { need, reward, penalty } = event;
    return say("card-quest", { skill: say(`skill-${event.skill}`), need, reward: worthText(reward, say), penalty: worthText(penalty, say) });
  }
  if (event.type === "challenge") return say("card-challenge", { challenge: say(`challenge-${event.challenge}`), stake: worthText(event.penalty, say) });
  return event.type === "tax" ? say("card-tax", { gold: event.gold }) : say("card-guard");
}

/** An event card in as few words as tell it from others. */
function briefText(event: EventSeen, say: Say): string {
  if (event.type === "quest") return say("brief-quest", { skill: say(`skill-${event.skill}`), need: event.need });
  return event.type === "challenge" ? say(`challenge-${event.challenge}`) : eventText(event, say);
}

const yesNo = (is: boolean) => (is ? "yes" : "no");

/** A seat in a sentence about a move: by name where names are known, else by letter. */
function seatText(seat: number, names?: string[]): string {
  return names?.[seat] ?? letterOf(seat);
}

export function explain(offer: AnyOffer, say: Say, names?: string[]): string {
  return capital(explained(offer, say, names));
}

function explained(offer: AnyOffer, say: Say, names?: string[]): string {
  switch (offer.kind) {
    case "sell":
      return say("offer-sell", { item: itemText(offer.item, say), gold: offer.gold });
    case "buy":
      if (offer.item === null) return say("offer-buy-deck", { cost: offer.cost });
      return say("offer-buy", { item: itemText(offer.item, say), cost: offer.cost, about: say(`about-${offer.item}`) });
    case "discard":
      return say("offer-discard", { item: itemText(offer.item, say) });
    case "play": {
      const named = { item: itemText(offer.item, say), about: say(`about-${offer.item}`) };
      return offer.target === null ? say("offer-play", named) : say(`offer-play-${side(offer.item)}`, { ...named, seat: seatText(offer.target, names) });
    }
    case "order":
      return say("offer-order", { events: offer.events.map((event) => briefText(event, say)).join(" → ") });
    case "kobold":
      return explainKobold(offer, say);
    case "person":
      return say(`offer-${offer.verb}`, { seat: seatText(offer.seat, names) });
    case "thing":
      return say(`offer-${offer.verb}`, { thing: say(`thing-${offer.thing}`) });
    case "amount":
      return say(`offer-${offer.verb}`, { amount: offer.amount });
    case "pay":
      return say("offer-pay", { gold: offer.gold, short: yesNo(offer.short) });
    case "word":
      return say(`offer-${offer.word}`);
  }
}

/** Laying, showing or losing a kobold. */
function explainKobold({ kobold: card, skill, verb, value, passes }: Kobold, say: Say): string {
  const kobold = koboldText(card);
  if (skill === null) return say("offer-lose", { kobold });
  const named = { kobold, skill: say(`skill-${skill}`), value };
  return verb === "show" ? say("offer-show", named) : say("offer-lay", { ...named, passes: yesNo(passes) });
}

/** A move as the words on its button: short, for what it does is said beside it. */
export function label(offer: AnyOffer, say: Say, names?: string[]): string {
  switch (offer.kind) {
    case "sell":
      return say("button-sell", { gold: offer.gold });
    case "buy":
      return say("button-buy", { cost: offer.cost });
    case "discard":
    case "order":
      return say(`button-${offer.kind}`);
    case "play":
      return offer.target === null ? say("button-play") : say(`button-play-${side(offer.item)}`, { seat: seatText(offer.target, names) });
    case "kobold":
      return say(`button-${offer.verb}`, { kobold: koboldText(offer.kobold) });
    case "pay":
      return say("button-pay", { gold: offer.gold });
    case "word":
      if (offer.word === "call" || offer.word === "trust" || offer.word === "done" || offer.word === "pass") return say(`button-${offer.word}`);
  }
  return explain(offer, say, names);
}

/** What to do now: who only may play items is asked for those. */
function prompt(ask: Asked, offers: AnyOffer[]): string {
  if (offers.some((offer) => offer.kind === "word" && offer.word === "pass") && ask.kind !== "last-gone") return "prompt-window";
  if (ask.kind === "item-phase" && !offers.some(({ kind }) => kind === "sell" || kind === "buy")) return "prompt-item-done";
  return `prompt-${ask.kind}`;
}

export function awaited(ask: Asked, say: Say, names: string[], mine: number | null, offers: AnyOffer[]): string {
  return awaitedText(ask, say, names, mine, say("ask-over"), () => prompt(ask, offers));
}

export function tell(event: AnyEvent, say: Say, names: string[]): string {
  const name = (seat: number) => names[seat] ?? "?";
  switch (event.type) {
    case "dealt":
      return event.rollers.length === 0
        ? say("event-dealt", { seat: name(event.first) })
        : say("event-dealt-dice", { dice: event.rollers.map((seat, at) => `${name(seat)} ${event.dice[at] ?? ""}`).join(", "), seat: name(event.first) });
    case "hand-dealt":
      return tellHand(event, say, name);
    case "played": {
      const named = { seat: name(event.seat), item: itemText(event.item, say) };
      return event.target === null ? say("event-played", named) : say(`event-played-${side(event.item)}`, { ...named, target: name(event.target) });
    }
    case "event-turned":
      return say("event-turned", { seat: name(event.seat), card: eventText(event.event, say) });
    case "sold":
    case "discarded-item":
      return say(`event-${event.type}`, { seat: name(event.seat), item: itemText(event.item, say) });
    case "bought":
      if (event.item === null) return say("event-bought-deck", { seat: name(event.seat) });
      return say("event-bought", { seat: name(event.seat), item: itemText(event.item, say) });
    case "drew-item":
      if (event.item === null) return say("event-drew-item-veiled", { seat: name(event.seat) });
      return say("event-drew-item", { seat: name(event.seat), item: itemText(event.item, say) });
    case "drew-kobold":
      if (event.kobold === null) return say("event-drew-kobold-veiled", { seat: name(event.seat) });
      return say("event-drew-kobold", { seat: name(event.seat), kobold: koboldText(event.kobold) });
    case "discarded-kobold":
    case "kobold-shown":
      return say(`event-${event.type}`, { seat: name(event.seat), kobold: koboldText(event.kobold) });
    case "gold-changed":
      return say(event.change > 0 ? "event-gold-won" : "event-gold-paid", { seat: name(event.seat), gold: Math.abs(event.change) });
    case "laid-kobold":
      return say("event-laid", { seat: name(event.seat) });
    case "swore":
      return say("event-swore", { seat: name(event.seat), passes: yesNo(event.passes) });
    case "calls-shown":
      return tellCalls(event, say, name);
    case "quest-done":
      return say("event-quest-done", { seat: name(event.seat), passed: yesNo(event.passed) });
    case "dared":
    case "declined":
      return say(`event-${event.type}`, { seat: name(event.seat), rival: name(event.rival) });
    case "threw":
      return tellThrew(event, say, name);
    case "side-called":
      return say("event-side-called", { seat: name(event.seat), side: say(`choice-${event.side}`) });
    case "bout-shown":
      return say("event-bout", { mine: choiceText(event.choices[0] ?? "", say), theirs: choiceText(event.choices[1] ?? "", say) });
    case "spied":
      return say("event-spied", { seat: name(event.seat), letter: event.letter.toUpperCase() });
    case "guessed":
      return say("event-guessed", { seat: name(event.seat), thing: say(`thing-${event.thing}`), right: yesNo(event.right) });
    case "challenge-won":
      return say("event-challenge-won", { seat: name(event.winner), rival: name(event.loser) });
    case "taxed":
      return say("event-taxed", { seat: name(event.seat), gold: event.gold });
    case "bids-shown":
      return tellBids(event, say, name);
    case "stolen":
      return tellStolen(event, say, name);
    case "foresaw":
      return tellForesaw(event, say, name);
    case "shielded":
    case "went-out":
      return say(`event-${event.type}`, { seat: name(event.seat) });
    case "game-ended":
      return say(`event-ended-${event.reason}`, { winners: event.winners.map(name).join(", "), count: event.winners.length });
  }
}

type Name = (seat: number) => string;

function tellHand({ seat, kobolds, item }: HandDealt, say: Say, name: Name): string {
  if (item === null) return say("event-hand-veiled", { seat: name(seat) });
  return say("event-hand", { seat: name(seat), kobolds: kobolds.map(koboldText).join(", "), item: itemText(item, say) });
}

function tellCalls({ seat, callers }: CallsShown, say: Say, name: Name): string {
  if (callers.length === 0) return say("event-trusted", { seat: name(seat) });
  return say("event-called", { seat: name(seat), callers: callers.map(name).join(", "), count: callers.length });
}

/** What fell: dice, a coin, how long a gust blows, or which skill counts. */
function tellThrew({ seat, dice, sort }: Threw, say: Say, name: Name): string {
  const fell = dice[0] ?? 0;
  if (sort === "coin") return say("event-threw-coin", { seat: name(seat), side: fell === 1 ? "heads" : "tails" });
  if (sort === "gust") return say("event-threw-gust", { beats: fell });
  if (sort === "skill") return say("event-threw-skill", { seat: name(seat), dice: fell, skill: say(`skill-${SKILLS[fell - 1]}`) });
  return say("event-threw", { seat: name(seat), dice: dice.join(" + ") });
}

/** A number, or a word in the language. */
function choiceText(choice: string, say: Say): string {
  return /^\d+$/.test(choice) ? choice : say(`choice-${choice}`);
}

function tellBids({ bids }: BidsShown, say: Say, name: Name): string {
  const shown = bids.flatMap((bid, seat) => (bid === null ? [] : [`${name(seat)} ${bid}`])).join(", ");
  return say("event-bids", { bids: shown === "" ? say("nobody") : shown });
}

function tellStolen({ seat, victim, item }: Stolen, say: Say, name: Name): string {
  const seats = { seat: name(seat), victim: name(victim) };
  return item === null ? say("event-stolen-veiled", seats) : say("event-stolen", { ...seats, item: itemText(item, say) });
}

function tellForesaw({ seat, count, events }: Foresaw, say: Say, name: Name): string {
  if (events.length === 0) return say("event-foresaw-veiled", { seat: name(seat), count });
  return say("event-foresaw", { seat: name(seat), events: events.map((event) => eventText(event, say)).join(" · ") });
}

/** What a window is about, for whoever may only play items: what happens here, and what could still be done about it. */
export function windowText(kind: string, view: TrenchView, say: Say, names: string[]): string {
  const name = (seat: number | null) => names[seat ?? view.active] ?? "?";
  switch (kind) {
    case "turn-start":
      return say("window-turn-start", { seat: name(view.active) });
    case "quest-laid":
      return say("window-quest-laid", { skill: say(`skill-${view.event?.skill}`), need: view.event?.need ?? 0 });
    case "quest-revealed":
    case "trumps-revealed":
      return say(`window-${kind}`);
    case "trumps-rolled":
      return say("window-trumps-rolled", { skill: say(`skill-${view.going.skill}`) });
    case "challenge-decided":
      return say("window-challenge-decided", { seat: name(view.going.winner) });
    case "tax-owed":
      return say("window-tax-owed", { seat: name(view.going.debtor), gold: view.going.debt });
    case "guard-revealed":
      return say("window-guard-revealed");
    case "loss":
    case "last-gone":
      return say(`window-${kind}`, { seat: name(view.going.losing) });
  }
  return say("prompt-window");
}
