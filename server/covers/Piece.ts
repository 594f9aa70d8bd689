import type { Hand } from "./hand";

/** One thing cut from paper, lying about the origin. */
export interface Piece {
  /** The outline, in path language; it also throws the shadow. */
  readonly cut: string;
  readonly fill: string;
  /** What is glued on top of the outline. */
  readonly over: string;
  /** How far it goes from the origin, about. */
  readonly reach: number;
}

/**
 * How a motif likes to lie: a hero once or twice in the middle, slices in overlapping rows, small
 * things in clusters, a bed under everything, leaves on top.
 */
export type Manner = "hero" | "slice" | "small" | "bed" | "leaf";

/** An ingredient that can be drawn. */
export interface Motif {
  /** Its name in the alternative text. */
  readonly word: string;
  /** Its main colour, which tints soups and fillings and keeps it off a ground of the same colour. */
  readonly tone: string;
  readonly manner: Manner;
  /** As it lies in the dish. */
  draw(hand: Hand): Piece;
  /** As it lies on the table beside the dish, where that is another thing: a whole carrot, an egg in its shell. */
  whole?(hand: Hand): Piece;
}
