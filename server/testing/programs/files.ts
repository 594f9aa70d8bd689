import { DOT } from "../../conventions/dot";
import { makeGzip, makeZip } from "../archives";
import { mealie, tandoor } from "./selfHosted";
import { chowdown, mela, myRecipeBox, planToEat, recipeSage, schemaOrg } from "./lists";
import { nextcloud, paprika } from "./otherJson";
import { copyMeThat, recipeKeeper } from "./pages";

const toBytes = (content: object | string): Uint8Array =>
  Buffer.from(typeof content === "string" ? content : JSON.stringify(content));

/** A file of each program, written from its documentation, with all that it can contain. */
export const programFiles = {
  Mealie: () =>
    makeZip({
      "recipes/plum-tart/plum-tart.json": mealie,
      "recipes/plum-tart/images/original.webp": DOT,
      "recipes/plum-tart/images/min-original.webp": DOT,
    }),
  Tandoor: () =>
    makeZip({ "Plum_tart.zip": makeZip({ "recipe.json": tandoor, "image.jpg": DOT }) }),
  "Nextcloud Cookbook": () =>
    makeZip({
      "Recipes/Plum tart/recipe.json": nextcloud,
      "Recipes/Plum tart/full.jpg": DOT,
      "Recipes/Plum tart/thumb.jpg": DOT,
    }),
  Paprika: () => makeZip({ "Plum tart.paprikarecipe": makeGzip(paprika) }),
  Mela: () => makeZip({ "Plum tart.melarecipe": mela }),
  RecipeSage: () => toBytes({ recipes: [recipeSage] }),
  "schema.org JSON": () => toBytes([schemaOrg]),
  CopyMeThat: () => makeZip({ "recipes.html": copyMeThat, "images/plum_tart.jpg": DOT }),
  "Recipe Keeper": () =>
    makeZip({ "recipes.html": recipeKeeper, "images/a_0.jpg": DOT, "images/a_1.jpg": DOT }),
  "Plan to Eat": () => makeZip({ "plan-to-eat-recipes.csv": planToEat }),
  MyRecipeBox: () => toBytes(myRecipeBox),
  Chowdown: () => makeZip({ "_recipes/plum-tart.md": chowdown, "images/plum-tart.jpg": DOT }),
} satisfies Record<string, () => Uint8Array>;

export type Program = keyof typeof programFiles;
