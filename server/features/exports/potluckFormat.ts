import type { CoverDrawing } from "../../../shared/coverDrawings";
import type { GivenDetails } from "../../../shared/recipeDetails";
import type { RecipeVisibility } from "../../../shared/recipeVisibility";

/** The name of the file that lists an archive's recipes, and what it says of itself. */
export const POTLUCK_FILE = "potluck.json";
export const POTLUCK_FORMAT = { format: "potluck", version: 1 } as const;

/** A recipe in `potluck.json`. What a recipe does not have is left out. */
export interface PotluckRecipe extends GivenDetails {
  name: string;
  author: string;
  category: string;
  difficultyLevel: string;
  ingredients: PotluckLine[];
  ingredientsNotes?: string;
  /** Each line is a step; a line that ends in a colon is a heading. */
  instructions: string;
  tags: string[];
  coverDrawing?: CoverDrawing;
  /** Only where not everybody sees it. */
  visibility?: RecipeVisibility;
  photos: { file: string; caption?: string }[];
  createdAt: string;
  updatedAt: string;
}

/** An ingredient line in `potluck.json`. */
export interface PotluckLine {
  quantity?: string;
  unit?: string;
  ingredient: string;
  preparation?: string;
  /** Only where it is true. */
  isOptional?: true;
  /** Only where it is false. */
  scales?: false;
}
