import type { DemoRecipe } from "../DemoData";
import { breads } from "./breads";
import { breakfast } from "./breakfast";
import { desserts } from "./desserts";
import { drinks } from "./drinks";
import { mainsWithMeat } from "./mainsWithMeat";
import { mainsWithoutMeat } from "./mainsWithoutMeat";
import { pastaAndRice } from "./pastaAndRice";
import { riceAndNoodles } from "./riceAndNoodles";
import { salads } from "./salads";
import { sides } from "./sides";
import { soups } from "./soups";

/** All recipes of the demonstration. */
export const recipes: DemoRecipe[] = [
  ...breakfast,
  ...soups,
  ...salads,
  ...mainsWithMeat,
  ...mainsWithoutMeat,
  ...pastaAndRice,
  ...riceAndNoodles,
  ...sides,
  ...breads,
  ...desserts,
  ...drinks,
];
