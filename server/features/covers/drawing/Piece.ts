import type { Hand } from "./hand";

/** A piece of cut paper around the origin. */
export interface Piece {
  /** The outline as an SVG path, which also throws the shadow. */
  readonly cut: string;
  readonly fill: string;
  /** SVG elements on top of the outline. */
  readonly over: string;
  /** The approximate distance of the outline from the origin. */
  readonly reach: number;
}

/**
 * The arrangement of a motif. A hero is drawn once or twice in the middle, slices in overlapping rows, small
 * pieces in clusters. A bed lies under everything, leaves on top.
 */
export type Manner = "hero" | "slice" | "small" | "bed" | "leaf";

/** The kind of an ingredient. Each dish lists the kinds that are visible in it. */
export type Kind =
  /** Green leaves on top. */
  | "herb"
  /** Ingredients that are scattered over a savory dish last: spring onion, chili, capers. */
  | "garnish"
  /** Raw ingredients: tomatoes, cucumber, lettuce, red onion. */
  | "salad"
  | "vegetable"
  | "pulse"
  | "meat"
  | "fish"
  | "egg"
  /** White cheese that keeps its shape: feta, mozzarella. */
  | "cheese"
  /** Cheese that melts, and is visible only in a cold dish. */
  | "hardcheese"
  | "fruit"
  | "citrus"
  | "nut"
  | "grain"
  | "pasta"
  | "bread"
  /** Raisins, chocolate and other sweet ingredients that keep their shape. */
  | "sweet"
  /** Ingredients that dissolve: flour, butter, spices, garlic. They lie on the table, never in a dish. */
  | "pantry";

/** An ingredient that can be drawn. */
export interface Motif {
  /** The name for the alternative text. */
  readonly word: string;
  /** The main color. It tints soups and fillings, and excludes backgrounds of the same color. */
  readonly tone: string;
  readonly manner: Manner;
  readonly kind: Kind;
  /** Draws the ingredient in a dish: cut, raw or on top. */
  draw(hand: Hand): Piece;
  /** Draws the ingredient in a cooked dish, if it looks different: browned meat, wilted spinach. */
  cooked?(hand: Hand): Piece;
  /** Draws the ingredient on the table, if it looks different: a whole carrot, an egg in its shell. */
  whole?(hand: Hand): Piece;
}
