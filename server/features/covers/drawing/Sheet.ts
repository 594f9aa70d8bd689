import type { Hand } from "./hand";
import { motifs, type MotifName } from "./motifs/motifs";
import type { Palette } from "./palettes";
import { formatNumber } from "./paper";
import type { Manner, Motif, Piece } from "./Piece";

/** A defined piece that can be placed repeatedly. */
export interface Stamp {
  readonly id: string;
  readonly reach: number;
  readonly manner: Manner;
}

/** The opacity of shadows, which fall down and to the right, as under a lamp at the upper left. */
const shade = ".24";

/**
 * The SVG document. Each piece is defined once and referenced, which keeps a cover small. A shadow is the
 * same outline, moved.
 */
export class Sheet {
  private readonly stamps = new Map<string, Stamp>();
  private readonly definitions: [id: string, text: string][] = [];
  private readonly placed = new Set<string>();
  private count = 0;

  constructor(
    readonly hand: Hand,
    readonly palette: Palette,
    /** True to draw fewer pieces, if the ingredients are intricate. */
    readonly sparse = false,
  ) {}

  /** Defines an ingredient: raw or cooked in a dish, or whole on the table. */
  stamp(name: MotifName, where: "dish" | "cooked" | "table"): Stamp {
    const motif: Motif = motifs[name];
    const cut = { dish: motif.draw, cooked: motif.cooked, table: motif.whole }[where] ?? motif.draw;
    const key = cut === motif.draw ? name : `${name} ${where}`;
    // The manner differs for cooked leaves, because wilted spinach is not a bed of leaves.
    const manner = cut === motif.cooked && motif.manner === "bed" ? "slice" : motif.manner;
    return this.stamps.get(key) ?? this.define(key, cut(this.hand), manner);
  }

  /** Defines a piece that is not an ingredient: cutlery, ice, a wedge of cake. */
  define(key: string, piece: Piece, manner: Manner = "slice"): Stamp {
    const id = this.nextId();
    const stamp = { id, reach: piece.reach, manner };
    this.stamps.set(key, stamp);
    const outline = `<path id="${id}s" d="${piece.cut}"/>`;
    // The class attribute only helps readers of the source.
    const className = `class="${key.replaceAll(" ", "-")}"`;
    this.definitions.push([
      id,
      `<g id="${id}" ${className} fill="${piece.fill}">${outline}${piece.over}</g>`,
    ]);
    return stamp;
  }

  /** Places a piece with its shadow. Rotations are in degrees. */
  place(stamp: Stamp, x: number, y: number, rotation = 0, scale = 1, drop = 3): string {
    this.placed.add(stamp.id);
    const transforms = `${Math.round(rotation) ? `rotate(${Math.round(rotation)})` : ""}${
      scale === 1 ? "" : `scale(${String(Math.round(scale * 100) / 100).replace(/^0/, "")})`
    }`;
    const translate = (by: number, down: number): string =>
      `translate(${formatNumber(Math.round(x) + by)} ${formatNumber(Math.round(y) + down)})${transforms}`;
    return (
      `<use href="#${stamp.id}s" opacity="${shade}" transform="${translate(drop, drop * 1.5)}"/>` +
      `<use href="#${stamp.id}" transform="${translate(0, 0)}"/>`
    );
  }

  /** Returns true if an ingredient has been placed. */
  shows(name: MotifName): boolean {
    return [name, `${name} cooked`, `${name} table`].some((key) =>
      this.placed.has(this.stamps.get(key)?.id ?? ""),
    );
  }

  /** Draws a single large shape, such as a plate or a cloth, with its shadow. */
  lay(d: string, colour: string, drop = 4): string {
    const id = this.nextId();
    return (
      `<use href="#${id}" opacity="${shade}" transform="translate(${drop} ${formatNumber(drop * 1.5)})"/>` +
      `<g fill="${colour}"><path id="${id}" d="${d}"/></g>`
    );
  }

  /** Returns the document with the definitions of all placed pieces. */
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
