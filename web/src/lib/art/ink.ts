/** A drawing as text: one mark a line, so that a picture stays small on the wire and reads like a list of cut papers.
 *
 *     c  M8 20H52V50H8Z     filled with tone c, outlined
 *     s- M30 20H52V50H30Z   filled only: the one step of shadow
 *     w1.5 o30,30,6         filled, outlined 1.5 wide
 *     .  M8 30H52           a line in the outline colour
 *     ~w2 M8 30H52          a line in tone w, 2 wide
 *
 * `ox,y,r` or `ox,y,rx,ry` is an ellipse; `rx,y,w,h,r` a rounded box. */
export type Mark = { fill: string; stroke: string; width: number; d: string };
export type Tones = Readonly<Record<string, string>>;

/** The outline is the same by day and by night: the drawings are paper, whatever lies behind them. */
export const OUTLINE = "#3b2340";

export const TONES: Tones = {
  k: OUTLINE,
  w: "#fff4dc", // cream
  d: "#ecd9b6", // cream, shaded
  v: "#ffffff",
  g: "#86b455", // green
  h: "#5f8f3e",
  l: "#c98d57", // leather
  m: "#9d6840",
  p: "#f4a3a6", // pink
  q: "#d97883",
  y: "#ffc933", // brass and lamp
  z: "#d9991c",
  r: "#d2453f",
  R: "#a93029",
  j: "#7a2f45", // inside a mouth
  b: "#5b9fd6",
  B: "#3a77b0",
  n: "#c3c8d2", // steel
  e: "#979db0",
  o: "#f0924a", // orange
  O: "#cc6d2c",
  t: "#59b3a6", // teal
  T: "#3b8b83",
  u: "#8f6aa8", // violet
  U: "#6c4b86",
};

const num = "(-?[\\d.]+)";
const ELLIPSE = new RegExp(`o${num},${num},${num}(?:,${num})?`, "g");
const BOX = new RegExp(`r${num},${num},${num},${num},${num}`, "g");

function plain(d: string): string {
  return d
    .replace(ELLIPSE, (_, x: string, y: string, rx: string, ry: string = rx) => `M${+x - +rx} ${y}a${rx} ${ry} 0 1 0 ${2 * +rx} 0a${rx} ${ry} 0 1 0 ${-2 * +rx} 0Z`)
    .replace(BOX, (_, x: string, y: string, w: string, h: string, r: string) => {
      const turn = (dx: string, dy: string): string => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
      return `M${+x + +r} ${y}h${+w - 2 * +r}${turn(r, r)}v${+h - 2 * +r}${turn(`-${r}`, r)}h${2 * +r - +w}${turn(`-${r}`, `-${r}`)}v${2 * +r - +h}${turn(r, `-${r}`)}Z`;
    });
}

/** A drawing, read when it is first looked at: a screen needs few of all there are. `line` is the width of its outlines. */
export function ink(text: string, line = 2.4): Mark[] {
  const marks: Mark[] = [];
  return new Proxy(marks, {
    get: (unread, name) => {
      if (unread.length === 0) unread.push(...read(text, line));
      return Reflect.get(unread, name) as unknown;
    },
  });
}

function read(text: string, line: number): Mark[] {
  return text
    .trim()
    .split("\n")
    .map((row) => {
      const [head = "", ...rest] = row.trim().split(" ");
      const drawn = head.startsWith("~");
      const tone = head.charAt(drawn ? 1 : 0);
      const suffix = head.slice(drawn ? 2 : 1);
      const width = suffix === "-" ? 0 : suffix ? +suffix : line;
      return { fill: drawn || tone === "." ? "" : tone, stroke: drawn ? tone : "k", width, d: plain(rest.join(" ")) };
    });
}

const written = new WeakMap<readonly Mark[], Map<Tones, string>>();

/** A drawing as SVG, in the given tones; written once for each pair of them. */
export function markup(marks: readonly Mark[], tones: Tones): string {
  const byTones = written.get(marks) ?? new Map<Tones, string>();
  written.set(marks, byTones);
  const known = byTones.get(tones) ?? marks.map((mark) => path(mark, tones)).join("");
  byTones.set(tones, known);
  return known;
}

function path({ d, fill, stroke, width }: Mark, tones: Tones): string {
  const colour = (tone: string): string => tones[tone] ?? TONES[tone] ?? "none";
  const line = width ? ` stroke="${colour(stroke)}" stroke-width="${width}"` : "";
  return `<path d="${d}" fill="${fill ? colour(fill) : "none"}"${line}/>`;
}
