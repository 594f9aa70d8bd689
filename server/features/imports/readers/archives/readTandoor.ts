import type { ImportedRecipe } from "../ImportedRecipe";
import { readMinutes } from "../readMinutes";
import { readServings } from "../readServings";
import { trimColon } from "../textOf";
import { Archive } from "./Archive";
import type { ByteAllowance } from "./ByteAllowance";
import {
  asArray,
  asHeading,
  type Fields,
  isFields,
  linesIn,
  namesIn,
  photosOf,
  recipeOf,
  textIn,
} from "./fields";
import { parseJson } from "./parseJson";

export const RECIPE = "recipe.json";

/** Whether JSON is a recipe of Tandoor. */
export const isTandoor = (recipe: Fields): boolean => Array.isArray(recipe["steps"]);

const headed = (title: unknown): string[] => {
  const text = textIn(title);
  return text ? [`${trimColon(text)}:`] : [];
};

/** Amounts have many decimals: "1.5000000000000000". */
const amountOf = (amount: unknown): string | undefined => {
  const number = Number(textIn(amount));
  return number > 0 ? String(Number(number.toFixed(3))) : undefined;
};

function lineOfIngredient(ingredient: unknown): string[] {
  if (!isFields(ingredient)) return [];
  const { amount, food, unit } = ingredient;
  const note = textIn(ingredient["note"]);
  if (ingredient["is_header"]) return headed(note);
  const [name] = namesIn(food);
  if (!name) return note ? [note] : [];
  const measure = ingredient["no_amount"] ? [] : [amountOf(amount), namesIn(unit)[0]];
  const line = [...measure, name].filter(Boolean).join(" ");
  return [note ? `${line}, ${note}` : line];
}

function readRecipe(recipe: Fields): ImportedRecipe {
  const steps = asArray(recipe["steps"]).filter(isFields);
  const servings = [textIn(recipe["servings"]), textIn(recipe["servings_text"])];
  return recipeOf({
    name: textIn(recipe["name"]) ?? "",
    description: textIn(recipe["description"]),
    source: textIn(recipe["source_url"]),
    ...readServings(servings.filter(Boolean).join(" ")),
    prepMinutes: readMinutes(recipe["working_time"]),
    cookMinutes: readMinutes(recipe["waiting_time"]),
    ingredients: steps.flatMap((step) => asArray(step["ingredients"]).flatMap(lineOfIngredient)),
    instructions: steps.flatMap((step) => [
      ...headed(step["name"]),
      ...linesIn(step["instruction"]).map(asHeading),
    ]),
    tags: namesIn(recipe["keywords"]),
  });
}

/** An archive of one recipe: `recipe.json`, and a picture beside it. */
export async function readTandoorRecipe(archive: Archive): Promise<ImportedRecipe[]> {
  const recipe = parseJson(await archive.read(RECIPE));
  if (!isFields(recipe)) return [];
  const picture = archive.names.find((name) => /^image\.\w+$/.test(name));
  const { photos, warnings } = photosOf(picture ? [await archive.photo(picture)] : []);
  const read = readRecipe(recipe);
  return [{ ...read, photos, warnings: [...read.warnings, ...warnings] }];
}

export const isZipName = (name: string): boolean => /\.zip$/i.test(name);

/** One of the archives that Tandoor's exports consist of. What is in it is not looked into any deeper. */
export async function readTandoorFile(
  bytes: Uint8Array,
  allowance: ByteAllowance,
): Promise<ImportedRecipe[]> {
  const archive = await Archive.open(bytes, allowance);
  return archive.has(RECIPE) ? readTandoorRecipe(archive) : [];
}
