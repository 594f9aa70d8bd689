import type { CoverDrawing } from "../../../shared/coverDrawings";
import type { GivenDetails } from "../../../shared/recipeDetails";
import type { RecipeVisibility } from "../../../shared/recipeVisibility";
import type { ContentLine } from "../recipes/history/RecipeContent";

/** The file in an archive that lists the recipes, and the header of its format. */
export const POTLUCK_FILE = "potluck.json";
export const POTLUCK_FORMAT = { format: "potluck", version: 1 } as const;

/** A recipe in `potluck.json`. Missing values are omitted. */
export interface PotluckRecipe extends GivenDetails {
  /** The ID of the recipe where it was exported, to which the `origin` of others may refer. */
  recipeId?: number;
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
  /** The number of the current version. Present only if it is not the first. */
  version?: number;
  /** The user who saved the current version. Present only if it was not the author. */
  editor?: string;
  /** The user whose suggestion the current version contains. */
  suggester?: string;
  /** The reason for the current version. */
  editReason?: string;
  /** The former versions that the exporting user may see, oldest first. Present only if there are any. */
  versions?: PotluckVersion[];
  /** The recipe of which this is a variation. Present only if the exporting user may see it or its name. */
  origin?: PotluckOrigin;
}

/** The origin of a variation in `potluck.json`. */
export interface PotluckOrigin {
  /** The `recipeId` of the origin; absent if it is deleted. */
  recipeId?: number;
  /** Absent if the origin was hidden from others. */
  name?: string;
}

/** A former version in `potluck.json`. */
export interface PotluckVersion {
  version: number;
  savedAt: string;
  /** The name of the user who saved it; absent if the account is deleted. */
  editor?: string;
  /** The name of the user whose suggestion it contains; absent without one. */
  suggester?: string;
  reason?: string;
  /** Present only if the recipe was not public. */
  visibility?: RecipeVisibility;
  /** The reason why an admin has removed the content. */
  removalReason?: string;
  /** Absent if it is removed. */
  content?: PotluckContent;
}

/** The content of a former version in `potluck.json`, with the names that items had. */
export interface PotluckContent extends GivenDetails {
  name: string;
  category: string;
  difficultyLevel: string;
  /** The ingredients and headings, in order. Lines of other versions have the same `lineId`. */
  lines: PotluckVersionLine[];
  ingredientsNotes?: string;
  instructions: string;
  steps: (PotluckStep & { position: number })[];
  tags: string[];
  equipment: string[];
  coverDrawing?: CoverDrawing;
  photos: PotluckPhoto[];
}

/** A heading, or an ingredient line, of a former version in `potluck.json`. */
export type PotluckVersionLine = Omit<ContentLine, "ingredientId">;

/** A photo in `potluck.json`, as a file of the archive. */
export interface PotluckPhoto {
  file: string;
  caption?: string;
}

/** A step with additions in `potluck.json`. */
export interface PotluckStep {
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
  /** The ID of the line where it was exported. Archives of 0.2 lack it. */
  lineId?: number;
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
