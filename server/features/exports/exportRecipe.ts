import type { Recipe } from "../recipes/Recipe";
import { writeCooklang } from "./writeCooklang";
import type { ExportedRecipe } from "./ExportedRecipe";
import { toFileName } from "./fileNames";
import { toPotluckRecipe } from "./toPotluckRecipe";
import { RecipeFormat } from "./RecipeFormat";
import { toImageJsonLd, toRecipeJsonLd } from "./toRecipeJsonLd";

/** The folder for photos in an archive. */
const PHOTOS = "photos/";

/** Lists the largest file of each photo. */
const listLargestFiles = ({ photos }: Recipe): string[] =>
  photos.map((photo) => PHOTOS + photo.largestStoredFile);

const isUrl = (source: string): boolean => /^https?:\/\/\S+$/i.test(source);

/** The page and the pictures have URLs only if the public URL of the site is set. */
function writeJsonLd(recipe: Recipe, _files: readonly string[], url: string | undefined): string {
  const { source, photos, recipeId, description } = recipe;
  const document = toRecipeJsonLd(recipe, {
    description: description ?? undefined,
    url: url && `${url}/recipes/${recipeId}`,
    image:
      url && photos.map(({ largestPath, caption }) => toImageJsonLd(url + largestPath, caption)),
    isBasedOn: source !== null && isUrl(source) ? source : undefined,
    creditText: source !== null && !isUrl(source) ? source : undefined,
  });
  return JSON.stringify(document, null, 2);
}

const writers: Record<
  RecipeFormat,
  {
    extension: string;
    write(recipe: Recipe, files: readonly string[], url: string | undefined): string;
  }
> = {
  [RecipeFormat.COOKLANG]: { extension: "cook", write: writeCooklang },
  [RecipeFormat.JSON_LD]: { extension: "jsonld", write: writeJsonLd },
  [RecipeFormat.POTLUCK]: {
    extension: "json",
    write: (recipe, files) => JSON.stringify(toPotluckRecipe(recipe, files)),
  },
};

/**
 * Exports a recipe in one format.
 * @param url the public URL of the site, if it is set
 */
export function exportRecipe(
  recipe: Recipe,
  format: RecipeFormat,
  url: string | undefined,
): ExportedRecipe {
  const photos = listLargestFiles(recipe);
  const { extension, write } = writers[format];
  return {
    fileName: `${toFileName(recipe.name)}.${extension}`,
    text: write(recipe, photos, url),
    photos,
  };
}
