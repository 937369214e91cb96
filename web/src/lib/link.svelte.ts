import { randomText } from "./ids.ts";
import { page, reload } from "./page.ts";
import type { Answer, AnyCommand, AnyMessage, Hint, Log, Refusal } from "./protocol.ts";
import { settings } from "./settings.svelte.ts";

type Unsent<C> = C extends AnyCommand ? Omit<C, "id"> : never;
export type Wish = Unsent<AnyCommand>;
export type Reply = Answer | Refusal | Hint | Log;

interface Waiting {
  command: AnyCommand;
  done: (reply: Reply) => void;
  alarm: ReturnType<typeof setTimeout>;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 6000;
const NO_ANSWER = 6000;
/** As long as nobody has said that they hold this device. */
const NOBODY = -1;
/** A hint is thought about first. */
const NO_HINT = 15000;

/**
 * The line to one table. When it breaks it comes back by itself, says the last number it heard, and sends again what
 * was not answered, under the same ids: the host does nothing twice.
 */
export class Link {
  state = $state<"connecting" | "open" | "lost" | "closed">("connecting");
  last = 0;
  private socket: WebSocket | null = null;
  private waiting = new Map<string, Waiting>();
  private wait = FIRST_WAIT;
  private again: ReturnType<typeof setTimeout> | undefined;
  private helloId = "";

  constructor(
    readonly table: string,
    private keys: () => string[],
    private holder: () => number | null,
    private heard: (message: AnyMessage) => void,
    private turnedAway: (reason: Refusal) => void,
  ) {
    this.open();
    addEventListener("online", this.retry);
    document.addEventListener("visibilitychange", this.retry);
  }

  /** Ask the host for something; what it answers. */
  ask(wish: Wish): Promise<Reply> {
    const command = { ...wish, id: randomText() } as AnyCommand;
    return new Promise((done) => {
      const alarm = setTimeout(() => this.hangUp(), command.do === "hint" ? NO_HINT : NO_ANSWER);
      this.waiting.set(command.id, { command, done, alarm });
      this.send(command);
    });
  }

  /** Say hello anew, for a fresh picture: after a change of language, or when something does not fit. */
  refresh(): void {
    this.last = 0;
    if (this.socket?.readyState === WebSocket.OPEN) this.hello();
  }

  close(): void {
    this.state = "closed";
    clearTimeout(this.again);
    removeEventListener("online", this.retry);
    document.removeEventListener("visibilitychange", this.retry);
    for (const { alarm } of this.waiting.values()) clearTimeout(alarm);
    this.socket?.close();
  }

  private open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${encodeURIComponent(this.table)}`);
    this.socket = socket;
    socket.onopen = () => this.opened();
    socket.onmessage = (event) => this.hear(JSON.parse(event.data as string) as AnyMessage);
    socket.onclose = () => {
      if (this.socket === socket) this.lost();
    };
  }

  private opened(): void {
    this.state = "open";
    this.hello();
    for (const { command } of this.waiting.values()) this.send(command);
  }

  private hello(): void {
    this.helloId = randomText();
    this.send({ do: "hello", id: this.helloId, keys: this.keys(), last: this.last, language: settings.kept.language, page: page(), holder: this.holder() ?? NOBODY });
  }

  private hear(message: AnyMessage): void {
    this.wait = FIRST_WAIT;
    // Not let in, or sent out when a game begins that is not watched.
    if (message.is === "refusal" && (message.id === this.helloId || message.code === "not-watched")) {
      this.close();
      if (message.code === "reload" && reload()) return;
      this.turnedAway(message);
      return;
    }
    if (message.is === "answer" || message.is === "refusal" || message.is === "hint" || message.is === "log") this.settle(message);
    if (message.is === "update" && this.last > 0 && message.feed > this.last + 1) {
      this.refresh(); // a gap: never guess, ask for everything
      return;
    }
    if (message.is === "update" || message.is === "snapshot") this.last = message.feed;
    this.heard(message);
  }

  private settle(reply: Reply): void {
    const waiting = this.waiting.get(reply.id);
    if (waiting === undefined) return;
    clearTimeout(waiting.alarm);
    this.waiting.delete(reply.id);
    waiting.done(reply);
  }

  private send(command: AnyCommand): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(command));
  }

  private hangUp(): void {
    this.socket?.close();
    this.lost();
  }

  private lost(): void {
    if (this.state === "closed") return;
    this.state = "lost";
    this.socket = null;
    clearTimeout(this.again);
    this.again = setTimeout(() => this.open(), this.wait * (0.5 + Math.random()));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    for (const waiting of this.waiting.values()) {
      clearTimeout(waiting.alarm);
      waiting.alarm = setTimeout(() => this.hangUp(), NO_ANSWER + this.wait);
    }
  }

  private retry = (): void => {
    if (this.state === "lost" && document.visibilityState === "visible") {
      clearTimeout(this.again);
      this.open();
    }
  };
}
