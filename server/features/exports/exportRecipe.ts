import type { Recipe } from "../recipes/Recipe";
import type { RecipeStep } from "../recipes/steps/RecipeStep";
import type { ExportedHistory } from "./exportedHistory";
import type { RecipeExport } from "./RecipeExport";
import { toFileName } from "./fileNames";

/** The folder for photos in an archive. */
const PHOTOS = "photos/";

/** The context of an export. */
export interface ExportContext {
  /** The public URL of the site, if it is set. */
  url: string | undefined;
  /** The additions without a step, if the viewer may see them. */
  unplacedSteps: readonly RecipeStep[];
  /** The history and the origin, for formats that contain them. */
  history: ExportedHistory | null;
}

/** Writes a recipe as text. */
export interface RecipeWriter {
  /** The extension of a file with the text. */
  extension: string;
  /** True if the format contains former versions and the origin. */
  hasHistory?: true;
  /** @param files the paths of the recipe's photos in an archive */
  write(recipe: Recipe, files: readonly string[], context: ExportContext): string;
}

const addFolder = ({ files, ...history }: ExportedHistory): ExportedHistory => ({
  ...history,
  files: Object.fromEntries(Object.entries(files).map(([id, file]) => [id, PHOTOS + file])),
});

/** Exports a recipe in one format. */
export function exportRecipe(
  recipe: Recipe,
  { extension, write }: RecipeWriter,
  context: ExportContext,
): RecipeExport {
  const history = context.history && addFolder(context.history);
  const { photos, stepsWithAdditions } = recipe;
  const steps = [...stepsWithAdditions, ...context.unplacedSteps];
  // The largest file of each photo: those of the dish, then those of its steps.
  const files = [...photos, ...steps.flatMap((step) => step.photos)].map(
    (photo) => PHOTOS + photo.largestStoredFile,
  );
  return {
    fileName: `${toFileName(recipe.name)}.${extension}`,
    text: write(recipe, files, { ...context, history }),
    // Photos of former versions may be among those of the current one.
    photos: [...new Set([...files, ...Object.values(history?.files ?? {})])],
  };
}
