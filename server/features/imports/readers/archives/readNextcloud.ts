import type { ImportedRecipe } from "../ImportedRecipe";
import { readJsonLd } from "../readJsonLd";
import type { Archive } from "./Archive";
import { isFields, filterPhotos } from "./fields";
import { parseJson } from "./parseJson";

/** Each recipe has a folder with `recipe.json`. */
const RECIPE_FILE = /^(?:.+\/)recipe\.json$/;

export const isNextcloudName = (name: string): boolean => RECIPE_FILE.test(name);

/** Reads the folders of Nextcloud Cookbook, which contain schema.org recipes and their pictures. */
export async function readNextcloud(archive: Archive): Promise<ImportedRecipe[]> {
  const recipes: ImportedRecipe[] = [];
  for (const name of archive.names.filter(isNextcloudName)) {
    const recipe = parseJson(await archive.read(name));
    if (!isFields(recipe)) continue;
    const folder = name.slice(0, -"recipe.json".length);
    const pictureFiles = ["full.jpg", "full.png", "full.webp"].map((file) => folder + file);
    const pictureFile = pictureFiles.find((file) => archive.has(file));
    const importedRecipe = readJsonLd(recipe);
    const { photos, warnings } = filterPhotos(
      pictureFile ? [await archive.readPhoto(pictureFile)] : [],
    );
    recipes.push({
      ...importedRecipe,
      photos: pictureFile ? photos : importedRecipe.photos,
      warnings: [...importedRecipe.warnings, ...warnings],
    });
  }
  return recipes;
}
