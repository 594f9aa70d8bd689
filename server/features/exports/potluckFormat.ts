import type { CoverDrawing } from "../../../shared/coverDrawings";
import type { GivenDetails } from "../../../shared/recipeDetails";
import type { RecipeVisibility } from "../../../shared/recipeVisibility";

/** The file in an archive that lists the recipes, and the header of its format. */
export const POTLUCK_FILE = "potluck.json";
export const POTLUCK_FORMAT = { format: "potluck", version: 1 } as const;

/** A recipe in `potluck.json`. Missing values are omitted. */
export interface PotluckRecipe extends GivenDetails {
  name: string;
  author: string;
  category: string;
  difficultyLevel: string;
  ingredients: PotluckLine[];
  /** The headings between the ingredients, in order. Present only if there are any. */
  headings?: PotluckHeading[];
  ingredientsNotes?: string;
  /** Each line is a step; a line that ends in a colon is a heading. */
  instructions: string;
  /** The steps with photos, a duration or chosen lines, in order. Present only if there are any. */
  steps?: PotluckStep[];
  tags: string[];
  equipment?: string[];
  coverDrawing?: CoverDrawing;
  /** Present only if the recipe is not public. */
  visibility?: RecipeVisibility;
  photos: PotluckPhoto[];
  createdAt: string;
  updatedAt: string;
}

/** A photo in `potluck.json`, as a file of the archive. */
interface PotluckPhoto {
  file: string;
  caption?: string;
}

/** A step with additions in `potluck.json`. */
interface PotluckStep {
  /** The position among the steps of the instructions, starting at 0; absent if they no longer have the step. */
  position?: number;
  text: string;
  minutes?: number;
  /** False if the step needs no attention for its duration. */
  isAttended?: boolean;
  /** The lines that a person has chosen, by the `lineId` of the ingredients. */
  lineIds?: number[];
  photos: PotluckPhoto[];
}

/** A heading in `potluck.json`. */
interface PotluckHeading {
  heading: string;
  /** The number of ingredients above it. */
  position: number;
}

/** An ingredient line in `potluck.json`. */
export interface PotluckLine {
  /** The ID of the line where it was exported, to which other fields may refer. Archives of 0.2 lack it. */
  lineId: number;
  quantity?: string;
  unit?: string;
  ingredient: string;
  preparation?: string;
  /** Present only if true. */
  isOptional?: true;
  /** Present only if false. */
  scales?: false;
}
