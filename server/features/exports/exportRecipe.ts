import type { Recipe } from "../recipes/Recipe";
import type { RecipeExport } from "./RecipeExport";
import { toFileName } from "./fileNames";
import { toImageJsonLd, toIngredientLists, toRecipeJsonLd } from "./toRecipeJsonLd";

/** The folder for photos in an archive. */
const PHOTOS = "photos/";

/** Lists the largest file of each photo: those of the dish, then those of its steps. */
const listLargestFiles = ({ photos, stepsWithAdditions }: Recipe): string[] =>
  [...photos, ...stepsWithAdditions.flatMap((step) => step.photos)].map(
    (photo) => PHOTOS + photo.largestStoredFile,
  );

const isUrl = (source: string): boolean => /^https?:\/\/\S+$/i.test(source);

/** The page and the pictures have URLs only if the public URL of the site is set. */
export function writeJsonLd(
  recipe: Recipe,
  _files: readonly string[],
  url: string | undefined,
): string {
  const { source, photos, recipeId, description } = recipe;
  const document = toRecipeJsonLd(recipe, {
    description: description ?? undefined,
    url: url && `${url}/recipes/${recipeId}`,
    image:
      url && photos.map(({ largestPath, caption }) => toImageJsonLd(url + largestPath, caption)),
    isBasedOn: source !== null && isUrl(source) ? source : undefined,
    creditText: source !== null && !isUrl(source) ? source : undefined,
    mentions: toIngredientLists(recipe),
  });
  return JSON.stringify(document, null, 2);
}

/** Writes a recipe as text. */
export interface RecipeWriter {
  /** The extension of a file with the text. */
  extension: string;
  /**
   * @param files the paths of the recipe's photos in an archive
   * @param url the public URL of the site, if it is set
   */
  write(recipe: Recipe, files: readonly string[], url: string | undefined): string;
}

/** Exports a recipe in one format. */
export function exportRecipe(
  recipe: Recipe,
  { extension, write }: RecipeWriter,
  url: string | undefined,
): RecipeExport {
  const photos = listLargestFiles(recipe);
  return {
    fileName: `${toFileName(recipe.name)}.${extension}`,
    text: write(recipe, photos, url),
    photos,
  };
}
