import type { CoverDrawing } from "../../../../shared/coverDrawings";
import type { GivenDetails } from "../../../../shared/recipeDetails";

/** A category, tag or other reference, with the name that it had. */
export interface NamedItem {
  id: number;
  name: string;
}

/** A photo with its caption. */
export interface ContentPhoto {
  photoId: number;
  caption?: string;
}

/** An ingredient line or a heading. Absent fields have no value; the ingredient keeps the name that it had. */
export interface ContentLine {
  lineId: number;
  heading?: string;
  ingredientId?: number;
  ingredient?: string;
  quantity?: string;
  unit?: string;
  preparation?: string;
  /** Present only if true. */
  isOptional?: true;
  /** Present only if false. */
  scales?: false;
}

/** A step that has additions. */
export interface ContentStep {
  /** The position among the steps of the instructions, starting at 0. */
  position: number;
  text: string;
  minutes?: number;
  isAttended?: boolean;
  /** The lines that a person has chosen. */
  lineIds?: number[];
  photos: ContentPhoto[];
}

/**
 * The content of a recipe as versions store it. It contains all names, because items may be deleted later. Fields
 * without a value are absent. Stored content is never rewritten: new fields have to be optional.
 */
export interface RecipeContent extends GivenDetails {
  name: string;
  instructions: string;
  ingredientsNotes?: string;
  coverDrawing?: CoverDrawing;
  category: NamedItem;
  difficultyLevel: NamedItem;
  lines: ContentLine[];
  tags: NamedItem[];
  equipment: NamedItem[];
  photos: ContentPhoto[];
  steps: ContentStep[];
}
