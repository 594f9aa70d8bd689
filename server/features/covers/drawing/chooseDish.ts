import type { CoverDrawing } from "../../../../shared/coverDrawings";
import type { DishName } from "./dishes/dishes";
import { findDish, type DishMatch } from "./names/findDish";

/** The dish of each drawing; null for a still life of ingredients. */
const dishes: Record<CoverDrawing, DishName | null> = {
  STILL_LIFE: null,
  SOUP: "soup",
  STEW: "stew",
  CURRY: "curry",
  SALAD: "salad",
  PLATE: "plate",
  PASTA: "pasta",
  NOODLES: "noodles",
  RICE: "rice",
  BAKE: "bake",
  PIZZA: "pizza",
  SKEWERS: "skewers",
  TACOS: "tacos",
  BURGER: "burger",
  FLATBREADS: "flatbreads",
  LOAF: "loaf",
  TART: "tart",
  CAKE: "cake",
  COOKIES: "cookies",
  PANCAKES: "pancakes",
  DESSERT: "cups",
  JARS: "jar",
  DRINK: "glass",
  HOT_DRINK: "mug",
};

/** Returns the dish that an author chose, in the color that the name of the recipe states. */
export function chooseDish(drawing: CoverDrawing, words: readonly string[]): DishMatch | null {
  const dish = dishes[drawing];
  if (dish === null) return null;
  const dishMatch = findDish(words);
  return { dish, colour: dishMatch?.dish === dish ? dishMatch.colour : null };
}
