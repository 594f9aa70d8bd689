import type { CoverDrawing } from "../../../../shared/coverDrawings";
import type { RecipeVisibility } from "../../../../shared/recipeVisibility";

/**
 * A picture of a recipe: where it can be fetched from, what the archive holds, or where in an archive on a disk it is: a file of it, or
 * at a place among the pictures within that file.
 */
export type ImportedPhoto = (
  | { url: string }
  | { bytes: Buffer }
  | { file: string; index?: number }
) & {
  caption?: string;
};

/** An ingredient line that is taken apart already. */
export interface ImportedLine {
  quantity: string | null;
  unit: string | null;
  ingredient: string;
  preparation: string | null;
  isOptional: boolean;
  /** Whether the quantity changes with the servings. */
  scales: boolean;
}

/**
 * A recipe as a page, a text or another program has it, before its ingredients, tags and category are matched with the ones
 * that exist here. Texts are plain, without HTML, and not yet shortened to any limit.
 */
export interface ImportedRecipe {
  name: string;
  description?: string;
  /** Where the recipe comes from: a URL, a book or a person. */
  source?: string;
  /** Who wrote the original. */
  author?: string;
  servings?: number;
  /** What `servings` counts, such as loaves. */
  servingsUnit?: string;
  prepMinutes?: number;
  cookMinutes?: number;
  totalMinutes?: number;
  /** One line each, such as "2 onions, finely chopped"; a heading ends in a colon. */
  ingredients: string[];
  /** The same taken apart, where an archive has them so: then they need no reading. */
  lines?: ImportedLine[];
  /** One step each; a heading ends in a colon. */
  instructions: string[];
  notes?: string;
  category?: string;
  difficultyLevel?: string;
  coverDrawing?: CoverDrawing;
  /** Who could see it where it was exported, unless that was everybody. */
  visibility?: RecipeVisibility;
  /** When it was created and updated where it was exported, as the file says. */
  createdAt?: string;
  updatedAt?: string;
  tags: string[];
  photos: ImportedPhoto[];
  /** What could not be read, a sentence each. */
  warnings: string[];
}
