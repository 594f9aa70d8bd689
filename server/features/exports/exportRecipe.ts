import type { Recipe } from "../recipes/Recipe";
import { cooklang } from "./cooklang";
import type { ExportedRecipe } from "./ExportedRecipe";
import { fileNameOf } from "./fileNames";
import { potluckRecipe } from "./potluckRecipe";
import { RecipeFormat } from "./RecipeFormat";
import { imageJsonLd, recipeJsonLd } from "./recipeJsonLd";

/** The folder of an archive that photos are in. */
const PHOTOS = "photos/";

/** The largest file of each photo, by its name in the store. */
const largestFiles = ({ photos }: Recipe): string[] =>
  photos.map((photo) => PHOTOS + photo.largestStoredFile);

const isUrl = (source: string): boolean => /^https?:\/\/\S+$/i.test(source);

/** A recipe's page and pictures have addresses only where the site's own is known. */
function jsonLd(recipe: Recipe, _files: readonly string[], url: string | undefined): string {
  const { source, photos, recipeId, description } = recipe;
  const document = recipeJsonLd(recipe, {
    description: description ?? undefined,
    url: url && `${url}/recipes/${recipeId}`,
    image: url && photos.map(({ largestPath, caption }) => imageJsonLd(url + largestPath, caption)),
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
  [RecipeFormat.COOKLANG]: { extension: "cook", write: cooklang },
  [RecipeFormat.JSON_LD]: { extension: "jsonld", write: jsonLd },
  [RecipeFormat.POTLUCK]: {
    extension: "json",
    write: (recipe, files) => JSON.stringify(potluckRecipe(recipe, files)),
  },
};

/**
 * Writes a recipe in a format.
 * @param url the site's address, if it is known
 */
export function exportRecipe(
  recipe: Recipe,
  format: RecipeFormat,
  url: string | undefined,
): ExportedRecipe {
  const photos = largestFiles(recipe);
  const { extension, write } = writers[format];
  return {
    fileName: `${fileNameOf(recipe.name)}.${extension}`,
    text: write(recipe, photos, url),
    photos,
  };
}
