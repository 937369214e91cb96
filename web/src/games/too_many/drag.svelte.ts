/** What is being dragged, and where it is. */
export interface Dragged {
  source: string;
  card: string;
  x: number;
  y: number;
}

/** How far a finger may slip and still only tap. */
const SLACK = 9;

/** Cards dragged by mouse or finger: picked up after a little way, and dropped on the cell below. */
export class Drag {
  now = $state.raw<Dragged | null>(null);
  /** The cell below what is dragged, if something may be laid there. */
  under = $state<string | null>(null);
  private start: Dragged | null = null;
  private dropped = false;

  constructor(
    private lift: (source: string) => void,
    private drop: (cell: string) => void,
  ) {}

  press(event: PointerEvent, source: string, card: string): void {
    this.dropped = false;
    if (event.isPrimary && event.button === 0) this.start = { source, card, x: event.clientX, y: event.clientY };
  }

  move(event: PointerEvent): void {
    const { start } = this;
    if (start === null || !event.isPrimary) return;
    if (this.now === null) {
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) < SLACK) return;
      this.lift(start.source);
    }
    this.now = { ...start, x: event.clientX, y: event.clientY };
    this.under = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-legal]")?.dataset["cell"] ?? null;
  }

  release(): void {
    const { under } = this;
    this.dropped = this.now !== null;
    this.cancel();
    if (this.dropped && under !== null) this.drop(under);
  }

  cancel(): void {
    this.start = null;
    this.now = null;
    this.under = null;
  }

  /** Whether the click that follows belongs to a drag, and is no tap. */
  get wasDrag(): boolean {
    const was = this.dropped;
    this.dropped = false;
    return was;
  }
}
