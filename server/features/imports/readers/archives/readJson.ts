import type { ImportedRecipe } from "../ImportedRecipe";
import { findJsonLdRecipes, indexJsonLd } from "../jsonLdNodes";
import { readJsonLd } from "../readJsonLd";
import { asArray, type Fields, isFields } from "./fields";
import { isMela, readMela } from "./readMela";
import { isPaprika, readPaprikaRecipe } from "./readPaprika";
import { isRecipeSage, readRecipeSage } from "./readRecipeSage";

const formats: readonly {
  is(recipe: Fields): boolean;
  read(recipe: Fields): ImportedRecipe;
}[] = [
  { is: isRecipeSage, read: readRecipeSage },
  { is: isMela, read: readMela },
  { is: isPaprika, read: readPaprikaRecipe },
];

/** The recipes of JSON, whichever program has written it; none where it has none. */
export function readJson(data: unknown): ImportedRecipe[] {
  const found = findJsonLdRecipes(data);
  if (found.length > 0) {
    const index = indexJsonLd(data);
    return found.map((recipe) => readJsonLd(recipe, { index }));
  }
  const list = isFields(data) && Array.isArray(data["recipes"]) ? data["recipes"] : asArray(data);
  return list.filter(isFields).flatMap((recipe) => {
    const format = formats.find(({ is }) => is(recipe));
    return format ? [format.read(recipe)] : [];
  });
}
