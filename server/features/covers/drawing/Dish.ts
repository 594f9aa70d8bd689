import type { Food } from "./arrange";
import type { Kind } from "./Piece";
import type { Sheet } from "./Sheet";

/** What a dish is given to draw itself about the point (x, y). */
export interface Scene {
  readonly sheet: Sheet;
  /** Those of the recipe's ingredients that are seen in it. */
  readonly food: Food;
  readonly x: number;
  readonly y: number;
  /** Of the soup, sauce, dough or drink. */
  readonly tint: string;
}

/** Something that comes to the table: what it is served in and what is made of the ingredients. */
export interface Dish {
  /** With its article, as the alternative text needs it. */
  readonly word: string;
  /** The ingredients that are seen in it; the others lie on the table. */
  readonly takes: readonly Kind[];
  /** Its colour, where neither the recipe's name nor an ingredient gives it one. */
  readonly tint?: string;
  /** The ingredients lie in it as they were cut; everywhere else they are cooked. */
  readonly raw?: true;
  /** It takes the whole width, or comes with tools of its own: no napkin and cutlery beside it. */
  readonly alone?: true;
  /** Eaten with a spoon or a fork, never with a knife. */
  readonly spoon?: true;
  /** Long enough to leave room in two corners of the table only. */
  readonly wide?: true;
  draw(scene: Scene): string;
}

/** What stays to be seen in a savoury dish that was cooked. */
export const stewed = [
  "vegetable",
  "pulse",
  "meat",
  "fish",
  "herb",
  "garnish",
] as const satisfies readonly Kind[];

/** What lies on something sweet. */
export const sweetened = ["fruit", "citrus", "nut", "sweet"] as const satisfies readonly Kind[];
