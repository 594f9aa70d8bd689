import type { ImportedRecipe } from "../ImportedRecipe";
import { readMinutes } from "../readMinutes";
import { markHeading } from "../readInstructions";
import { readServings } from "../readServings";
import { trimColon } from "../toPlainText";
import type { Archive } from "./Archive";
import {
  toArray,
  type Fields,
  findText,
  isFields,
  toLines,
  toNames,
  filterPhotos,
  makeRecipe,
  toText,
} from "./fields";
import { parseJson } from "./parseJson";
import { ownProperty } from "../../../../../shared/ownProperty";

/** Returns true for the path of a recipe in a Mealie archive: `recipes/soup/soup.json`. */
export function isMealieName(name: string): boolean {
  const [folder, title, file] = name.split("/").slice(-3);
  return folder === "recipes" && Boolean(title) && file === `${title}.json`;
}

/** Finds a field by either of Mealie's spellings, `recipe_yield` and `recipeYield`. */
const findField = (recipe: Fields, name: string): unknown =>
  ownProperty(recipe, name) ??
  ownProperty(
    recipe,
    name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  );

const toName = (value: unknown): string | undefined => toNames(value)[0];

const toHeadings = (value: unknown): string[] => {
  const title = toText(value);
  return title ? [`${trimColon(title)}:`] : [];
};

/** Mealie stores a missing quantity as zero. */
const toQuantity = (value: unknown): string | undefined =>
  value === 0 || value === "0" ? undefined : toText(value);

function readIngredient(ingredient: unknown): string[] {
  if (!isFields(ingredient)) return toLines(ingredient);
  const food = toName(ingredient["food"]);
  const note = toText(ingredient["note"]);
  const words = [toQuantity(ingredient["quantity"]), toName(ingredient["unit"]), food];
  const line = food
    ? words.filter(Boolean).join(" ") + (note ? `, ${note}` : "")
    : findText(note, findField(ingredient, "originalText"), ingredient["display"]);
  return [...toHeadings(ingredient["title"]), ...(line ? [line] : [])];
}

const readSteps = (instruction: unknown): string[] =>
  isFields(instruction)
    ? [...toHeadings(instruction["title"]), ...toLines(instruction["text"]).map(markHeading)]
    : toLines(instruction).map(markHeading);

const readNotes = (recipe: Fields): string =>
  toArray(recipe["notes"])
    .flatMap((note) => (isFields(note) ? [toText(note["title"]), toText(note["text"])] : []))
    .filter(Boolean)
    .join("\n");

function readRecipe(recipe: Fields): ImportedRecipe {
  const [category, ...others] = toNames(findField(recipe, "recipeCategory"));
  const count = findField(recipe, "recipeYieldQuantity");
  const recipeYield = [count || "", findField(recipe, "recipeYield") ?? ""].join(" ");
  return makeRecipe({
    name: toText(recipe["name"]) ?? "",
    description: toText(recipe["description"]),
    source: toText(findField(recipe, "orgURL") ?? recipe["org_url"]),
    ...readServings([recipeYield, findField(recipe, "recipeServings")]),
    prepMinutes: readMinutes(findField(recipe, "prepTime")),
    cookMinutes: readMinutes(findField(recipe, "performTime") ?? findField(recipe, "cookTime")),
    totalMinutes: readMinutes(findField(recipe, "totalTime")),
    ingredients: toArray(findField(recipe, "recipeIngredient")).flatMap(readIngredient),
    instructions: toArray(findField(recipe, "recipeInstructions")).flatMap(readSteps),
    notes: readNotes(recipe),
    category,
    otherCategories: others,
    tags: [...others, ...toNames(recipe["tags"])],
  });
}

/** Reads an archive of Mealie. */
export async function readMealie(archive: Archive): Promise<ImportedRecipe[]> {
  const recipes: ImportedRecipe[] = [];
  for (const name of archive.names.filter(isMealieName)) {
    const recipe = parseJson(await archive.read(name));
    if (!isFields(recipe)) continue;
    const folder = name.slice(0, name.lastIndexOf("/"));
    const picture = ["original.webp", "original.jpg", "original.png", "min-original.webp"]
      .map((file) => `${folder}/images/${file}`)
      .find((file) => archive.has(file));
    const importedRecipe = readRecipe(recipe);
    const { photos, warnings } = filterPhotos(picture ? [await archive.readPhoto(picture)] : []);
    recipes.push({
      ...importedRecipe,
      photos,
      warnings: [...importedRecipe.warnings, ...warnings],
    });
  }
  return recipes;
}
