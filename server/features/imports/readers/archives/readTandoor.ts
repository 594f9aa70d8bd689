import type { ImportedRecipe } from "../ImportedRecipe";
import { readMinutes } from "../readMinutes";
import { markHeading } from "../readInstructions";
import { readServings } from "../readServings";
import { trimColon } from "../toPlainText";
import { Archive } from "./Archive";
import type { ByteAllowance } from "./ByteAllowance";
import {
  toArray,
  type Fields,
  isFields,
  toLines,
  toNames,
  filterPhotos,
  makeRecipe,
  toText,
} from "./fields";
import { parseJson } from "./parseJson";

export const RECIPE = "recipe.json";

/** Returns true if JSON is a recipe of Tandoor. */
export const isTandoor = (recipe: Fields): boolean => Array.isArray(recipe["steps"]);

const toHeadings = (title: unknown): string[] => {
  const text = toText(title);
  return text ? [`${trimColon(text)}:`] : [];
};

/** Removes trailing decimals from amounts such as "1.5000000000000000". */
const toAmount = (amount: unknown): string | undefined => {
  const number = Number(toText(amount));
  return number > 0 ? String(Number(number.toFixed(3))) : undefined;
};

function readIngredient(ingredient: unknown): string[] {
  if (!isFields(ingredient)) return [];
  const { amount, food, unit } = ingredient;
  const note = toText(ingredient["note"]);
  if (ingredient["is_header"]) return toHeadings(note);
  const [name] = toNames(food);
  if (!name) return note ? [note] : [];
  const measure = ingredient["no_amount"] ? [] : [toAmount(amount), toNames(unit)[0]];
  const line = [...measure, name].filter(Boolean).join(" ");
  return [note ? `${line}, ${note}` : line];
}

function readRecipe(recipe: Fields): ImportedRecipe {
  const steps = toArray(recipe["steps"]).filter(isFields);
  const servings = [toText(recipe["servings"]), toText(recipe["servings_text"])];
  return makeRecipe({
    name: toText(recipe["name"]) ?? "",
    description: toText(recipe["description"]),
    source: toText(recipe["source_url"]),
    ...readServings(servings.filter(Boolean).join(" ")),
    prepMinutes: readMinutes(recipe["working_time"]),
    cookMinutes: readMinutes(recipe["waiting_time"]),
    ingredients: steps.flatMap((step) => toArray(step["ingredients"]).flatMap(readIngredient)),
    instructions: steps.flatMap((step) => [
      ...toHeadings(step["name"]),
      ...toLines(step["instruction"]).map(markHeading),
    ]),
    tags: toNames(recipe["keywords"]),
  });
}

/** Reads an archive of one recipe: `recipe.json` and a picture. */
export async function readTandoorRecipe(archive: Archive): Promise<ImportedRecipe[]> {
  const recipe = parseJson(await archive.read(RECIPE));
  if (!isFields(recipe)) return [];
  const picture = archive.names.find((name) => /^image\.\w+$/.test(name));
  const { photos, warnings } = filterPhotos(picture ? [await archive.readPhoto(picture)] : []);
  const importedRecipe = readRecipe(recipe);
  return [{ ...importedRecipe, photos, warnings: [...importedRecipe.warnings, ...warnings] }];
}

export const isZipName = (name: string): boolean => /\.zip$/i.test(name);

/** Reads one of the archives in a Tandoor export; archives nested deeper are ignored. */
export async function readTandoorFile(
  bytes: Uint8Array,
  allowance: ByteAllowance,
): Promise<ImportedRecipe[]> {
  const archive = await Archive.open(bytes, allowance);
  return archive.has(RECIPE) ? readTandoorRecipe(archive) : [];
}
