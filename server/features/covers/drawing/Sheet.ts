import type { Hand } from "./hand";
import { motifs, type MotifName } from "./motifs/motifs";
import type { Palette } from "./palettes";
import { num } from "./paper";
import type { Manner, Motif, Piece } from "./Piece";

/** A piece that was cut once and can be laid down many times. */
export interface Stamp {
  readonly id: string;
  readonly reach: number;
  readonly manner: Manner;
}

/** How dark shadows are. They fall down and to the right, as under a lamp at the upper left. */
const shade = ".24";

/**
 * The paper that everything is laid on. A piece is defined once and used often, which keeps a
 * cover small; the shadow is the same outline again, moved.
 */
export class Sheet {
  private readonly stamps = new Map<string, Stamp>();
  private readonly definitions: [id: string, text: string][] = [];
  private readonly placed = new Set<string>();
  private count = 0;

  constructor(
    readonly hand: Hand,
    readonly palette: Palette,
    /** Asks for fewer pieces, where the ingredients are intricate. */
    readonly sparse = false,
  ) {}

  /** An ingredient, as it lies in a dish, raw or cooked, or whole on the table. */
  stamp(name: MotifName, where: "dish" | "cooked" | "table"): Stamp {
    const motif: Motif = motifs[name];
    const cut = { dish: motif.draw, cooked: motif.cooked, table: motif.whole }[where] ?? motif.draw;
    const key = cut === motif.draw ? name : `${name} ${where}`;
    // Wilted spinach is no bed of leaves any more.
    const manner = cut === motif.cooked && motif.manner === "bed" ? "slice" : motif.manner;
    return this.stamps.get(key) ?? this.define(key, cut(this.hand), manner);
  }

  /** A piece that is no ingredient: cutlery, ice, a wedge of cake. */
  define(key: string, piece: Piece, manner: Manner = "slice"): Stamp {
    const id = this.nextId();
    const stamp = { id, reach: piece.reach, manner };
    this.stamps.set(key, stamp);
    const outline = `<path id="${id}s" d="${piece.cut}"/>`;
    // The class is for the reader of the source only.
    const named = `class="${key.replaceAll(" ", "-")}"`;
    this.definitions.push([
      id,
      `<g id="${id}" ${named} fill="${piece.fill}">${outline}${piece.over}</g>`,
    ]);
    return stamp;
  }

  /** Lays a piece down with its shadow, turned by degrees. */
  place(stamp: Stamp, x: number, y: number, turn = 0, scale = 1, drop = 3): string {
    this.placed.add(stamp.id);
    const rest = `${Math.round(turn) ? `rotate(${Math.round(turn)})` : ""}${
      scale === 1 ? "" : `scale(${String(Math.round(scale * 100) / 100).replace(/^0/, "")})`
    }`;
    const at = (by: number, down: number): string =>
      `translate(${num(Math.round(x) + by)} ${num(Math.round(y) + down)})${rest}`;
    return (
      `<use href="#${stamp.id}s" opacity="${shade}" transform="${at(drop, drop * 1.5)}"/>` +
      `<use href="#${stamp.id}" transform="${at(0, 0)}"/>`
    );
  }

  /** Whether an ingredient lies somewhere already. */
  shows(name: MotifName): boolean {
    return [name, `${name} cooked`, `${name} table`].some((key) =>
      this.placed.has(this.stamps.get(key)?.id ?? ""),
    );
  }

  /** A single large sheet, a plate or a cloth, with its shadow. */
  lay(d: string, colour: string, drop = 4): string {
    const id = this.nextId();
    return (
      `<use href="#${id}" opacity="${shade}" transform="translate(${drop} ${num(drop * 1.5)})"/>` +
      `<g fill="${colour}"><path id="${id}" d="${d}"/></g>`
    );
  }

  /** The whole document about what was laid down; what is never placed is left out. */
  document(body: string): string {
    const used = this.definitions.filter(([id]) => this.placed.has(id)).map(([, text]) => text);
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400" viewBox="0 0 600 400" ` +
      `fill="#2a120a" stroke-linecap="round" stroke-linejoin="round">` +
      `<defs>${used.join("")}</defs>${body}</svg>`
    );
  }

  private nextId(): string {
    this.count += 1;
    return `p${this.count.toString(36)}`;
  }
}
