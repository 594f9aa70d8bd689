import type { Recipe } from "../recipes/Recipe";
import type { RecipeStep } from "../recipes/steps/RecipeStep";
import type { RecipeExport } from "./RecipeExport";
import { toFileName } from "./fileNames";

/** The folder for photos in an archive. */
const PHOTOS = "photos/";

/** The context of an export. */
interface ExportContext {
  /** The public URL of the site, if it is set. */
  url: string | undefined;
  /** The additions without a step, if the viewer may see them. */
  unplacedSteps: readonly RecipeStep[];
}

/** Writes a recipe as text. */
export interface RecipeWriter {
  /** The extension of a file with the text. */
  extension: string;
  /** @param files the paths of the recipe's photos in an archive */
  write(recipe: Recipe, files: readonly string[], context: ExportContext): string;
}

/** Exports a recipe in one format. */
export function exportRecipe(
  recipe: Recipe,
  { extension, write }: RecipeWriter,
  context: ExportContext,
): RecipeExport {
  const { photos, stepsWithAdditions } = recipe;
  const steps = [...stepsWithAdditions, ...context.unplacedSteps];
  // The largest file of each photo: those of the dish, then those of its steps.
  const files = [...photos, ...steps.flatMap((step) => step.photos)].map(
    (photo) => PHOTOS + photo.largestStoredFile,
  );
  return {
    fileName: `${toFileName(recipe.name)}.${extension}`,
    text: write(recipe, files, context),
    photos: files,
  };
}
