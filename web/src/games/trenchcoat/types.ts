// Written by `make types` from the Python structs; do not edit.

/** An event card: a quest's skill, need, reward and penalty, a challenge and its stake, a tax's gold, a guard. */
export interface EventSeen {
  name: string;
  type: string;
  skill: string | null;
  need: number;
  reward: string;
  penalty: string;
  challenge: string | null;
  gold: number;
}

/** A kobold with its six skills, in the order strength, dexterity, constitution, intelligence, wisdom, charisma. */
export interface KoboldSeen {
  name: string;
  skills: number[];
}

/** How far a challenge has come, the active seat first. */
export interface Bout {
  stamina: number[];
  beats: number;
  arm: number;
  points: number[];
  letter: string | null;
  guessed: string[];
  market: string[];
}

/** What is going on: how far the event has come, as everybody sees it. */
export interface Going {
  laid: boolean;
  revealed: KoboldSeen | null;
  sworn: number[];
  truth: boolean | null;
  callers: number[];
  rival: number | null;
  winner: number | null;
  skill: string | null;
  bout: Bout | null;
  debtor: number | null;
  debt: number;
  losing: number | null;
}

/** What is known of a seat: counts, gold unless it is for others to remember, kobolds and items that are known. */
export interface SeatSeen {
  inside: boolean;
  kobolds: number;
  items: number;
  gold: number | null;
  satchel: boolean;
  seen_kobolds: KoboldSeen[];
  seen_items: string[];
  shown: KoboldSeen | null;
  juice: number;
  bid: number | null;
  cloaked: boolean;
  start_die: number;
}

/** What a seat alone knows: its hands, what it laid, called, spied and answered, and the events it foresaw. */
export interface Mine {
  kobolds: KoboldSeen[];
  known: boolean[];
  items: string[];
  laid: number | null;
  called: boolean | null;
  spied: string | null;
  answer: string | null;
  foreseen: EventSeen[];
}

/** How many cards each deck has left, and the discards, the last one last. */
export interface Decks {
  kobolds: number;
  items: number;
  events: number;
  kobold_discards: KoboldSeen[];
  item_discards: string[];
  event_discards: string[];
}

/** A seat plays an item, perhaps at a seat. */
export interface Played {
  type: "played";
  seat: number;
  item: string;
  target: number | null;
}

/** An event is turned over in a seat's turn. */
export interface EventTurned {
  type: "event-turned";
  seat: number;
  event: EventSeen;
}

/** A seat sells an item. */
export interface Sold {
  type: "sold";
  seat: number;
  item: string;
}

/** A seat buys a face-up item, which another replaces, or without a name the top of the deck. */
export interface Bought {
  type: "bought";
  seat: number;
  item: string | null;
  next: string | null;
}

/** A seat with too many items discards one. */
export interface DiscardedItem {
  type: "discarded-item";
  seat: number;
  item: string;
}

/** A kobold leaves a seat's hand, face up. */
export interface DiscardedKobold {
  type: "discarded-kobold";
  seat: number;
  kobold: KoboldSeen;
}

/** A seat takes gold from the bank, or pays it. */
export interface GoldChanged {
  type: "gold-changed";
  seat: number;
  change: number;
}

/** A seat lays a kobold face down for its quest. */
export interface LaidKobold {
  type: "laid-kobold";
  seat: number;
}

/** Under Truth Serum the quester says whether its kobold passes. */
export interface Swore {
  type: "swore";
  seat: number;
  passes: boolean;
}

/** Who called the quester's bluff. */
export interface CallsShown {
  type: "calls-shown";
  seat: number;
  callers: number[];
}

/** A kobold is shown: the quest's, or one for Trumps. */
export interface KoboldShown {
  type: "kobold-shown";
  seat: number;
  kobold: KoboldSeen;
}

/** Whether the kobold that was shown passed. */
export interface QuestDone {
  type: "quest-done";
  seat: number;
  passed: boolean;
}

/** A seat chooses its opponent. */
export interface Dared {
  type: "dared";
  seat: number;
  rival: number;
}

/** One of the two declined the challenge. */
export interface Declined {
  type: "declined";
  seat: number;
  rival: number;
}

/** Something is thrown: one or two `dice`, a `coin` (1 is heads, 2 tails), a die for a `gust` or for a `skill`. */
export interface Threw {
  type: "threw";
  seat: number;
  dice: number[];
  sort: string;
}

/** The active seat calls a side: `heads`, `tails`, `odd` or `even`. */
export interface SideCalled {
  type: "side-called";
  seat: number;
  side: string;
}

/** What the active seat and its rival had chosen: words such as `rock` or `feint`, stamina spent, beats held. */
export interface BoutShown {
  type: "bout-shown";
  choices: string[];
}

/** The active seat spies something with that letter. */
export interface Spied {
  type: "spied";
  seat: number;
  letter: string;
}

/** The rival guesses. */
export interface Guessed {
  type: "guessed";
  seat: number;
  thing: string;
  right: boolean;
}

/** A challenge is settled. */
export interface ChallengeWon {
  type: "challenge-won";
  winner: number;
  loser: number;
}

/** A seat pays the tax, as high as it has become. */
export interface Taxed {
  type: "taxed";
  seat: number;
  gold: number;
}

/** What every seat concealed from the guard; None for those who made no bid. */
export interface BidsShown {
  type: "bids-shown";
  bids: (number | null)[];
}

/** A seat does not lose its kobold. */
export interface Shielded {
  type: "shielded";
  seat: number;
}

/** A seat has no kobolds left and is out. */
export interface WentOut {
  type: "went-out";
  seat: number;
}

/** A Trench Coat table as a seat or a spectator knows it. */
export interface TrenchView {
  seats: number;
  you: number | null;
  active: number;
  first: number;
  round: number;
  round_limit: number;
  event: EventSeen | null;
  going: Going;
  chairs: SeatSeen[];
  mine: Mine | null;
  shop: (string | null)[];
  costs: Record<string, number>;
  playing: string[];
  decks: Decks;
  lately: (Played | EventTurned | Sold | Bought | DiscardedItem | DiscardedKobold | GoldChanged | LaidKobold | Swore | CallsShown | KoboldShown | QuestDone | Dared | Declined | Threw | SideCalled | BoutShown | Spied | Guessed | ChallengeWon | Taxed | BidsShown | Shielded | WentOut)[];
  dice: number[];
  rollers: number[];
  memory: boolean;
  over: boolean;
  scores: number[] | null;
}

/** The game begins: who starts, the dice rolled for it, and the Shopkeeper's Choice. */
export interface Dealt {
  type: "dealt";
  first: number;
  dice: number[];
  shop: (string | null)[];
  rollers: number[];
}

/** A seat gets three kobolds and an item; others hear that, not which. */
export interface HandDealt {
  type: "hand-dealt";
  seat: number;
  kobolds: KoboldSeen[];
  item: string | null;
}

/** A seat draws an item; others hear that, not which. */
export interface DrewItem {
  type: "drew-item";
  seat: number;
  item: string | null;
}

/** A seat draws a kobold; others hear that, not which. */
export interface DrewKobold {
  type: "drew-kobold";
  seat: number;
  kobold: KoboldSeen | null;
}

/** An item changes hands; only the two learn which. */
export interface Stolen {
  type: "stolen";
  seat: number;
  victim: number;
  item: string | null;
}

/** A seat looks at so many events on top of the deck; it alone sees which. */
export interface Foresaw {
  type: "foresaw";
  seat: number;
  count: number;
  events: EventSeen[];
}

/** The game is over: everybody's kobolds, and what their items and gold are worth. */
export interface GameEnded {
  type: "game-ended";
  kobolds: number[];
  wealth: number[];
  winners: number[];
  reason: string;
}

/** Selling an item for so much gold. */
export interface Sell {
  kind: "sell";
  move: string;
  item: string;
  gold: number;
}

/** Buying a face-up item by its place, 1 or 2, or at place 0 the top of the deck. */
export interface Buy {
  kind: "buy";
  move: string;
  place: number;
  item: string | null;
  cost: number;
}

/** Discarding an item that is too many. */
export interface Discard {
  kind: "discard";
  move: string;
  item: string;
}

/** Playing an item, perhaps at a seat. */
export interface Play {
  kind: "play";
  move: string;
  item: string;
  target: number | null;
}

/** Putting foreseen events back, the first one on top. */
export interface Order {
  kind: "order";
  move: string;
  events: EventSeen[];
}

/** Laying, showing or losing the kobold at a place; with the skill that is tested, and whether it is enough now. */
export interface Kobold {
  kind: "kobold";
  move: string;
  verb: string;
  place: number;
  kobold: KoboldSeen;
  skill: string | null;
  value: number;
  passes: boolean;
}

/** Naming a seat: an opponent to challenge, or who won in person. */
export interface Person {
  kind: "person";
  move: string;
  verb: string;
  seat: number;
}

/** Spying or guessing a thing of the market. */
export interface Thing {
  kind: "thing";
  move: string;
  verb: string;
  thing: string;
}

/** Spending stamina, holding for beats, or concealing gold. */
export interface Amount {
  kind: "amount";
  move: string;
  verb: string;
  amount: number;
}

/** Paying the tax; whoever has too little pays all and loses a kobold. */
export interface Pay {
  kind: "pay";
  move: string;
  gold: number;
  short: boolean;
}

/** An answer that is a word: pass, done, call, trust, cloak, accept, heads, rock, pin, … */
export interface Word {
  kind: "word";
  move: string;
  word: string;
}

export type AnyEvent = Dealt | HandDealt | Played | EventTurned | Sold | Bought | DrewItem | DiscardedItem | DrewKobold | DiscardedKobold | GoldChanged | LaidKobold | Swore | CallsShown | KoboldShown | QuestDone | Dared | Declined | Threw | SideCalled | BoutShown | Spied | Guessed | ChallengeWon | Taxed | BidsShown | Stolen | Foresaw | Shielded | WentOut | GameEnded;

export type AnyOffer = Sell | Buy | Discard | Play | Order | Kobold | Person | Thing | Amount | Pay | Word;
