import { Choice } from "./choice.svelte.ts";
import type { AnyEvent, AnyOffer, GameTable, Person } from "./game.ts";
import { newKey, randomText } from "./ids.ts";
import { Link, type Reply, type Wish } from "./link.svelte.ts";
import { Stage } from "./motion.ts";
import type { AnyMessage, Hint, Presence, Refusal, Snapshot, Stalled, Update } from "./protocol.ts";
import { keysOf, remember } from "./seats.ts";
import { settings } from "./settings.svelte.ts";
import { learn } from "./speak.svelte.ts";
import { knock } from "./sound.ts";
import { peopleAt } from "./people.ts";

/** What happened, under the number it has in the table's log. */
export interface Line {
  feed: number;
  event: AnyEvent;
}

const TOO_FAR_BEHIND = 6;

/** A table as this browser shows it. What is shown follows what is true one movement at a time. */
export class Play {
  shown = $state.raw<Snapshot | null>(null);
  lines = $state.raw<Line[]>([]);
  presence = $state.raw<Presence | null>(null);
  /** Who lets a table without a clock wait. */
  stalled = $state.raw<Stalled[]>([]);
  private readonly choice = new Choice();
  hint = $state.raw<Hint | null>(null);
  /** A hint is being thought of. */
  hinting = $state(false);
  notice = $state<string | null>(null);
  turnedAway = $state<Refusal | null>(null);
  sending = $state(false);
  game = $state.raw<GameTable | null>(null);
  /** When the time that is left was said. */
  leftAt = $state(Date.now());
  /** Where several people share this device: the seat of whoever holds it, once they have said so. */
  holder = $state<number | null>(null);
  private holderKey = $state<string | null>(null);
  readonly link: Link;
  readonly stage = new Stage(() => document.querySelector<HTMLElement>(".board"));
  /** The question that a move of ours has answered, and for which seat: what it did is on its way. */
  private answered = $state("");
  /** Our seats have a word for this shuffle that nobody else knows. */
  private worded = false;
  /** How many hints were asked for, or became nobody's business. */
  private hints = 0;
  private waiting: (Update | Snapshot)[] = [];
  private showing = false;
  /** When each snapshot came: how much time was left then is what it says. */
  private arrived = new WeakMap<Snapshot, number>();

  constructor(
    readonly table: string,
    private load: (game: string) => Promise<GameTable>,
  ) {
    this.link = new Link(
      table,
      () => keysOf(table),
      () => this.holder,
      (message) => this.hear(message),
      (reason) => (this.turnedAway = reason),
    );
  }

  get chosen(): string | null {
    return this.choice.move;
  }

  set chosen(move: string | null) {
    this.choice.move = move;
  }

  /** Whether what is pointed at may be confirmed. */
  get settled(): boolean {
    return this.choice.settled;
  }

  get people(): Person[] {
    return this.shown === null ? [] : peopleAt(this.shown, this.presence);
  }

  get offers(): AnyOffer[] {
    return (this.shown?.offers ?? []) as AnyOffer[];
  }

  /** The seat of one's own that is asked now. */
  get asked(): number | null {
    const { ask, you, seen_as } = this.shown ?? { ask: null, you: [] as number[], seen_as: null };
    return ask !== null && seen_as !== null && you.includes(seen_as) && ask.seats.includes(seen_as) ? seen_as : null;
  }

  /** The seats of one's own that are asked now; for whoever left, a bot answers. */
  get called(): number[] {
    const { ask, you, table } = this.shown ?? { ask: null, you: [] as number[], table: null };
    return (ask?.seats ?? []).filter((seat) => you.includes(seat) && table?.chairs[seat]?.away === false);
  }

  /** Whether several people play on this device now. */
  private get shared(): boolean {
    return this.shown !== null && this.shown.table.status === "playing" && this.shown.you.length > 1;
  }

  /** Where seats hold secrets the table is always covered between two people. */
  private get wantsCover(): boolean {
    return settings.kept.cover || this.game?.secret !== false;
  }

  /** Whether the table must be covered: what it shows belongs to nobody who has said that they hold the device. */
  get covered(): boolean {
    return this.shared && this.wantsCover && (this.holder === null || this.holder !== this.shown?.seen_as);
  }

  /** The keys that may be shown now: while several people play here, only that of whoever holds the device. */
  get keys(): string[] {
    if (!this.shared) return keysOf(this.table);
    return this.holderKey === null || this.holder !== this.shown?.seen_as ? [] : [this.holderKey];
  }

  /** Who may take the device while the table is covered: whoever is asked first, or if nobody is, anybody. */
  get heirs(): Person[] {
    const seats = this.called.length > 0 ? this.called.slice(0, 1) : (this.shown?.you ?? []);
    return this.people.filter(({ seat }) => seats.includes(seat));
  }

  get live(): boolean {
    const answered = this.answered === `${this.shown?.ask?.number}.${this.asked}`;
    return this.asked !== null && !this.sending && !answered && !this.covered && !this.behind;
  }

  behind = $state(false);

  async ask(wish: Wish): Promise<Reply> {
    const reply = await this.link.ask(wish);
    this.notice = reply.is === "refusal" ? reply.sentence : null;
    return reply;
  }

  async sit(seat: number, name: string, face: string): Promise<boolean> {
    const key = newKey();
    this.worded = true;
    const reply = await this.ask({ do: "sit", seat, name, face, word: randomText(8), key });
    if (reply.is !== "answer") return false;
    remember(this.table, this.shown?.table.game ?? "", [key]);
    return true;
  }

  async move(move: string): Promise<void> {
    const { asked, shown } = this;
    if (!this.live || asked === null || shown?.ask == null) return;
    this.sending = true;
    this.chosen = null;
    this.hint = null;
    try {
      const reply = await this.ask({ do: "move", seat: asked, ask: shown.ask.number, move });
      if (reply.is === "answer") this.answered = `${shown.ask.number}.${asked}`;
    } finally {
      this.sending = false;
    }
  }

  /** Do what was pointed at, or what stands beside it; not before one could have read what it does. */
  async confirm(move: string): Promise<void> {
    if (this.settled) await this.move(move);
  }

  async wantHint(): Promise<void> {
    const { asked } = this;
    if (asked === null || this.hinting) return;
    this.hinting = true;
    this.notice = null;
    const number = ++this.hints;
    try {
      const [reply] = await Promise.all([this.link.ask({ do: "hint", seat: asked }), learn("bots")]);
      if (number !== this.hints) return; // somebody else has the device now
      if (reply.is === "refusal" && reply.code !== "hint-late") this.notice = reply.sentence;
      // What the hint was about may have been answered meanwhile.
      if (reply.is !== "hint" || reply.ask !== this.shown?.ask?.number || this.asked !== asked || !this.live) return;
      this.hint = reply;
      this.chosen = reply.move;
    } finally {
      if (number === this.hints) this.hinting = false;
    }
  }

  /** Play again with the same people; the same keys open the new table. */
  async rematch(): Promise<void> {
    await this.ask({ do: "rematch" });
  }

  /** Somebody has taken the device: from now on the host tells it what their seat may know, and nothing else. */
  async hold(seat: number): Promise<void> {
    const reply = await this.ask({ do: "hold", seat });
    if (reply.is !== "answer") return;
    this.holder = seat;
    this.holderKey = reply.key;
  }

  /** When whoever holds the device is not asked and somebody else here is, it is to be passed on. */
  private passOn(): void {
    const { called, holder } = this;
    if (!this.shared || (holder !== null && (called.length === 0 || called.includes(holder)))) return;
    if (this.wantsCover) this.holder = null;
    else void this.hold(called[0] ?? this.shown!.you[0]!);
  }

  close(): void {
    this.link.close();
  }

  private hear(message: AnyMessage): void {
    if (message.is === "presence") this.presence = message;
    if (message.is === "waiting") this.stalled = message.seats;
    if (message.is === "snapshot" || message.is === "update") {
      this.arrived.set(message.is === "update" ? message.now : message, Date.now());
      this.waiting.push(message);
      void this.showAll();
    }
  }

  private async showAll(): Promise<void> {
    if (this.showing) return;
    this.showing = true;
    try {
      for (let next = this.waiting.shift(); next !== undefined; next = this.waiting.shift()) {
        this.behind = this.waiting.length > 0;
        await this.showOne(next);
      }
    } finally {
      this.showing = false;
      this.behind = false;
    }
    this.passOn();
  }

  private async showOne(message: Update | Snapshot): Promise<void> {
    const now = message.is === "update" ? message.now : message;
    this.game ??= await this.load(now.table.game);
    remember(this.table, now.table.game, [], now.table.status === "over");
    const events = message.is === "update" ? (message.events as AnyEvent[]) : [];
    const otherEyes = now.seen_as !== this.shown?.seen_as;
    if (events.length === 0 || this.shown === null || this.shown.view === null || otherEyes) {
      this.take(now, events, message.feed);
      if (message.is === "snapshot" || (otherEyes && now.view !== null)) void this.readLog();
      return;
    }
    const pace = this.waiting.length > TOO_FAR_BEHIND ? 0 : settings.pace;
    for (const sound of this.game.sounds(events)) knock(sound);
    this.behind = true;
    await this.stage.show(() => this.take(now, events, message.feed), this.game.plan(events), pace);
    this.behind = this.waiting.length > 0;
    if (this.called.length > 0 && this.waiting.length === 0) knock("turn");
  }

  private take(now: Snapshot, events: AnyEvent[], feed: number): void {
    this.leftAt = this.arrived.get(now) ?? Date.now();
    if (now.ask?.number !== this.shown?.ask?.number || now.seen_as !== this.shown?.seen_as) {
      this.chosen = null;
      this.hint = null;
    }
    if (now.seen_as !== this.shown?.seen_as) this.forget();
    this.shown = now;
    if (now.table.next !== null) remember(now.table.next, now.table.game, keysOf(this.table));
    if (now.table.status === "open" && now.you.length > 0) void this.giveWords(now.you);
    this.lines = [...this.lines, ...events.map((event) => ({ feed, event }))];
  }

  /** What was shown belonged to somebody else: nothing of it stays. What happened is told anew, through other eyes. */
  private forget(): void {
    this.lines = [];
    this.notice = null;
    this.hinting = false;
    this.hints += 1;
  }

  /** Where the same people play again, their words of the last game are known: each seat gives another. */
  private async giveWords(seats: number[]): Promise<void> {
    if (this.worded) return;
    this.worded = true;
    for (const seat of seats) await this.link.ask({ do: "word", seat, word: randomText(8) });
  }

  private async readLog(): Promise<void> {
    const reply = await this.link.ask({ do: "log" });
    if (reply.is !== "log" || reply.seen_as !== this.shown?.seen_as) return;
    const told = reply.entries.flatMap(({ feed, events }) => (events as AnyEvent[]).map((event) => ({ feed, event })));
    this.lines = [...told, ...this.lines.filter((line) => line.feed > reply.feed)];
  }
}
