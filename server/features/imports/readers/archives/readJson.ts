import type { ImportedRecipe } from "../ImportedRecipe";
import { findJsonLdRecipes, indexJsonLd } from "../jsonLdNodes";
import { readJsonLd } from "../readJsonLd";
import { toArray, type Fields, isFields } from "./fields";
import { isMela, readMela } from "./readMela";
import { isPaprika, readPaprikaRecipe } from "./readPaprika";
import { isRecipeSage, readRecipeSage } from "./readRecipeSage";

const formats: readonly {
  matches(recipe: Fields): boolean;
  read(recipe: Fields): ImportedRecipe;
}[] = [
  { matches: isRecipeSage, read: readRecipeSage },
  { matches: isMela, read: readMela },
  { matches: isPaprika, read: readPaprikaRecipe },
];

/** Reads the recipes in JSON of any supported program; returns an empty list if there are no recipes. */
export function readJson(data: unknown): ImportedRecipe[] {
  const jsonLdRecipes = findJsonLdRecipes(data);
  if (jsonLdRecipes.length > 0) {
    const index = indexJsonLd(data);
    return jsonLdRecipes.map((recipe) => readJsonLd(recipe, { index }));
  }
  const list = isFields(data) && Array.isArray(data["recipes"]) ? data["recipes"] : toArray(data);
  return list.filter(isFields).flatMap((recipe) => {
    const format = formats.find(({ matches }) => matches(recipe));
    return format ? [format.read(recipe)] : [];
  });
}
