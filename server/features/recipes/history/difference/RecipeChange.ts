import type { StructuredPatchHunk } from "diff";
import { detailNames } from "../../../../../shared/recipeDetails";
import type { ContentLine, ContentPhoto, ContentStep, NamedItem } from "../RecipeContent";

/** The facts of a recipe that a difference compares one by one, in the order of the form. */
export const factNames = [
  "name",
  ...detailNames,
  "category",
  "difficultyLevel",
  "ingredientsNotes",
  "coverDrawing",
] as const;

export type FactName = (typeof factNames)[number];

export type FactValue = string | number | NamedItem;

/** Compares references by their IDs: another name of the same item is no change of the recipe. */
export const isSameFact = (one?: FactValue, other?: FactValue): boolean =>
  typeof one === "object" && typeof other === "object" ? one.id === other.id : one === other;

/** A fact with another value. Absent stands for no value. */
interface FactChange {
  part: "FACT";
  field: FactName;
  before?: FactValue;
  after?: FactValue;
}

/** A tag or a piece of equipment that is added or removed. */
interface ItemChange {
  part: "TAG" | "EQUIPMENT";
  before?: NamedItem;
  after?: NamedItem;
}

/** A line that is added, removed, changed or moved. */
export interface LineChange {
  part: "LINE";
  before?: ContentLine;
  after?: ContentLine;
  /** The heading above the line. */
  section?: string;
  /** Present if the line is added or moved. */
  place?: {
    /** The key by which other changes refer to the line. */
    key: string;
    /** The key of the line above; null for the first line. */
    above: string | null;
  };
}

/** Lines of the instructions that are replaced, with their surroundings. */
interface StepChange {
  part: "STEP";
  hunk: StructuredPatchHunk;
}

interface PhotosChange {
  part: "PHOTOS";
  before: ContentPhoto[];
  after: ContentPhoto[];
}

/** Other durations, photos or chosen lines of steps. */
interface StepDetailsChange {
  part: "STEP_DETAILS";
  before: ContentStep[];
  after: ContentStep[];
}

/** A change that can be applied on its own. */
export type RecipeChange =
  | FactChange
  | ItemChange
  | LineChange
  | StepChange
  | PhotosChange
  | StepDetailsChange;

/** The key of a line of the recipe before the change. */
export const toLineKey = ({ lineId }: ContentLine): string => `line ${lineId}`;

/** The fields of a line that a change compares. */
export const lineFields = [
  "heading",
  "ingredientId",
  "quantity",
  "unit",
  "preparation",
  "isOptional",
  "scales",
] as const satisfies (keyof ContentLine)[];

/** The fields in which two lines differ. */
export const findChangedFields = (before: ContentLine, after: ContentLine) =>
  lineFields.filter((field) => before[field] !== after[field]);
