import type { CoverDrawing } from "../../../../shared/coverDrawings";
import type { DishName } from "./dishes/dishes";
import { dishNamed, type NamedDish } from "./names/dishNamed";

/** The dish that each drawing shows; null for the ingredients alone. */
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

/** The dish that an author chose, in the colour that the recipe's name gives it. */
export function chosenDish(drawing: CoverDrawing, words: readonly string[]): NamedDish | null {
  const dish = dishes[drawing];
  if (dish === null) return null;
  const named = dishNamed(words);
  return { dish, colour: named?.dish === dish ? named.colour : null };
}
