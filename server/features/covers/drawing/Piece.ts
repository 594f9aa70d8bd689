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

/** What sort of ingredient it is; a dish lists the sorts that are seen in it once it is cooked. */
export type Kind =
  /** Green leaves that are laid on top. */
  | "herb"
  /** What is scattered over a savoury dish last: spring onion, chilli, capers. */
  | "garnish"
  /** What is eaten raw: tomatoes, cucumber, lettuce, red onion. */
  | "salad"
  | "vegetable"
  | "pulse"
  | "meat"
  | "fish"
  | "egg"
  /** White cheese that keeps its shape: feta, mozzarella. */
  | "cheese"
  /** It melts, and is seen only where it lies cold. */
  | "hardcheese"
  | "fruit"
  | "citrus"
  | "nut"
  | "grain"
  | "pasta"
  | "bread"
  /** Raisins, chocolate and other sweet things that keep their shape. */
  | "sweet"
  /** What dissolves: flour, butter, spices, garlic. It lies on the table and never in a dish. */
  | "pantry";

/** An ingredient that can be drawn. */
export interface Motif {
  /** Its name in the alternative text. */
  readonly word: string;
  /** Its main colour, which tints soups and fillings and keeps it off a ground of the same colour. */
  readonly tone: string;
  readonly manner: Manner;
  readonly kind: Kind;
  /** As it lies in a dish: cut, raw or on top. */
  draw(hand: Hand): Piece;
  /** As it lies in a cooked dish, where that is another thing: browned meat, wilted spinach. */
  cooked?(hand: Hand): Piece;
  /** As it lies on the table, where that is another thing: a whole carrot, an egg in its shell. */
  whole?(hand: Hand): Piece;
}
