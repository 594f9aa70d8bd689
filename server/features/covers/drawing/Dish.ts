import type { Food } from "./arrange";
import type { Kind } from "./Piece";
import type { Sheet } from "./Sheet";

/** The parameters for drawing a dish around the point (x, y). */
export interface Scene {
  readonly sheet: Sheet;
  /** The ingredients of the recipe that are visible in the dish. */
  readonly food: Food;
  readonly x: number;
  readonly y: number;
  /** The color of the soup, sauce, dough or drink. */
  readonly tint: string;
}

/** A dish with its crockery and the food made of the ingredients. */
export interface Dish {
  /** The name with its article, for the alternative text. */
  readonly word: string;
  /** The kinds of ingredients that are visible in the dish; others lie on the table. */
  readonly takes: readonly Kind[];
  /** The color of the dish, unless the name of the recipe or an ingredient determines it. */
  readonly tint?: string;
  /** True if the ingredients are raw; in other dishes they are cooked. */
  readonly raw?: true;
  /** True if the dish takes the whole width or has its own tools, so that no napkin and cutlery fit. */
  readonly alone?: true;
  /** True if the dish is eaten without a knife. */
  readonly spoon?: true;
  /** True if the dish leaves room in only two corners of the table. */
  readonly wide?: true;
  draw(scene: Scene): string;
}

/** Ingredients that remain visible in a cooked savory dish. */
export const stewed = [
  "vegetable",
  "pulse",
  "meat",
  "fish",
  "herb",
  "garnish",
] as const satisfies readonly Kind[];

/** Ingredients on top of a sweet dish. */
export const sweetened = ["fruit", "citrus", "nut", "sweet"] as const satisfies readonly Kind[];
