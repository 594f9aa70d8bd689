import { ownProperty } from "../../../../../shared/ownProperty";
import type { ImportedRecipe } from "../ImportedRecipe";
import { findJsonLdRecipes, indexJsonLd } from "../jsonLdNodes";
import { type Fields, isFields } from "./fields";
import { isMealie, readMealie } from "./readMealie";
import { isMela, readMela } from "./readMela";
import { isPaprika, readPaprikaRecipe } from "./readPaprika";
import { isRecipeSage, readRecipeSage } from "./readRecipeSage";
import { isSchemaOrg, readSchemaOrg } from "./readSchemaOrg";
import { isTandoor, readTandoor } from "./readTandoor";

const formats: readonly {
  matches(recipe: Fields): boolean;
  read(recipe: Fields): ImportedRecipe;
}[] = [
  { matches: isMealie, read: readMealie },
  { matches: isTandoor, read: readTandoor },
  { matches: isRecipeSage, read: readRecipeSage },
  { matches: isMela, read: readMela },
  { matches: isPaprika, read: readPaprikaRecipe },
  { matches: isSchemaOrg, read: readSchemaOrg },
];

/** The fields in which files and responses have their recipes. */
const WRAPPERS = ["recipes", "recipe", "items", "results", "result", "data"];

/** The maximum depth of objects around a recipe. */
const MAX_DEPTH = 4;

/** Finds the recipes of any format in lists, and in the objects around them. */
function findRecipes(data: unknown, depth = 0): ImportedRecipe[] {
  if (depth > MAX_DEPTH) return [];
  if (Array.isArray(data)) return data.flatMap((item) => findRecipes(item, depth + 1));
  if (!isFields(data)) return [];
  const format = formats.find(({ matches }) => matches(data));
  if (format) return [format.read(data)];
  return WRAPPERS.flatMap((name) => findRecipes(ownProperty(data, name), depth + 1));
}

/** Reads the recipes in JSON of any supported program; returns an empty list if there are no recipes. */
export function readJson(data: unknown): ImportedRecipe[] {
  const recipes = findRecipes(data);
  if (recipes.length > 0) return recipes;
  const index = indexJsonLd(data);
  return findJsonLdRecipes(data).map((recipe) => readSchemaOrg(recipe, index));
}
