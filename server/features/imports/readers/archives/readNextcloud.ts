import type { ImportedRecipe } from "../ImportedRecipe";
import { readJsonLd } from "../readJsonLd";
import type { Archive } from "./Archive";
import { isFields, photosOf } from "./fields";
import { parseJson } from "./parseJson";

/** A folder for each recipe, with `recipe.json` in it. */
const PLACE = /^(?:.+\/)recipe\.json$/;

export const isNextcloudName = (name: string): boolean => PLACE.test(name);

/** The folders of Nextcloud Cookbook: schema.org's recipes, each with its picture beside it. */
export async function readNextcloud(archive: Archive): Promise<ImportedRecipe[]> {
  const recipes: ImportedRecipe[] = [];
  for (const name of archive.names.filter(isNextcloudName)) {
    const recipe = parseJson(await archive.read(name));
    if (!isFields(recipe)) continue;
    const folder = name.slice(0, -"recipe.json".length);
    const picture = ["full.jpg", "full.png", "full.webp"].map((file) => folder + file);
    const found = picture.find((file) => archive.has(file));
    const read = readJsonLd(recipe);
    const { photos, warnings } = photosOf(found ? [await archive.photo(found)] : []);
    recipes.push({
      ...read,
      photos: found ? photos : read.photos,
      warnings: [...read.warnings, ...warnings],
    });
  }
  return recipes;
}
