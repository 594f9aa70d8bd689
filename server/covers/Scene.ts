import type { Food } from "./arrange";
import type { Sheet } from "./Sheet";

/** What a vessel is given to draw itself, and the dish in it, about the point (x, y). */
export interface Scene {
  readonly sheet: Sheet;
  readonly food: Food;
  readonly x: number;
  readonly y: number;
  /** The colour that the main ingredient gives to soups, sauces and fillings. */
  readonly tint: string;
}

/** Something food is served in or on. */
export interface Vessel {
  /** With its article, as the alternative text needs it. */
  readonly word: string;
  /** Sweet things and drinks keep eggs, butter and the like outside, on the table. */
  readonly sweet?: true;
  /** It takes the whole width, or comes with tools of its own: no napkin and cutlery beside it. */
  readonly alone?: true;
  /** Long enough to leave room in two corners of the table only. */
  readonly wide?: true;
  draw(scene: Scene): string;
}
