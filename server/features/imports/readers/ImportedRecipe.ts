import type { CoverDrawing } from "../../../../shared/coverDrawings";
import type { GivenDetails } from "../../../../shared/recipeDetails";
import type { RecipeVisibility } from "../../../../shared/recipeVisibility";
import type { PotluckContent, PotluckRecipe, PotluckVersion } from "../../exports/potluckFormat";

/**
 * A photo of a recipe: a URL, the bytes from an archive, or a reference into an archive on disk. The
 * reference names a file, and an index if the photo is inside that file.
 */
export type ImportedPhoto = (
  | { url: string }
  | { bytes: Buffer }
  | { file: string; index?: number }
) & {
  caption?: string;
};

/** An ingredient line whose parts are already separate. */
export interface ImportedLine {
  /** Its ID in the source, to which steps refer. */
  lineId?: number;
  quantity: string | null;
  unit: string | null;
  ingredient: string;
  /** Present if a new ingredient has exactly this name. Others begin with a capital letter. */
  keepsCase?: true;
  preparation: string | null;
  isOptional: boolean;
  /** True if the quantity changes with the servings. */
  scales: boolean;
}

/** The heading of the lines below it. */
export interface ImportedHeading {
  /** Its ID in the source, to which former versions refer. */
  lineId?: number;
  heading: string;
}

/** A step with additions. */
export interface ImportedStep {
  /** The position among the steps; null if the instructions no longer have the step. */
  position: number | null;
  text: string;
  minutes: number | null;
  isAttended: boolean | null;
  /** The chosen lines, by their `lineId` in the source; null if the text decides. */
  lineIds: number[] | null;
  /** The positions of its photos in the list of the recipe's photos. */
  photoPositions: number[];
}

/** A photo of a former version, by its position in the list of the recipe's photos. */
interface ImportedVersionPhoto {
  photoPosition: number;
  caption?: string;
}

/** The content of a former version. */
export interface ImportedContent extends Omit<PotluckContent, "photos" | "steps"> {
  photos: ImportedVersionPhoto[];
  steps: (Omit<PotluckContent["steps"][number], "photos"> & { photos: ImportedVersionPhoto[] })[];
}

/** A former version. */
export interface ImportedVersion extends Omit<PotluckVersion, "content"> {
  content?: ImportedContent;
}

/** The history of a recipe and its origin, as an archive of Potluck states them. */
export interface ImportedHistory extends Pick<
  PotluckRecipe,
  "recipeId" | "suggester" | "editReason" | "origin"
> {
  /** The number of the current version. */
  version: number;
  /** The user who saved the current version. */
  editor: string;
  /** The former versions, oldest first. */
  versions: ImportedVersion[];
  /** The number of photos of the current version; former ones have those that follow. */
  photoCount: number;
}

/**
 * A recipe as its source states it, before its ingredients, tags and category are matched with existing
 * ones. Texts have no HTML and are not yet shortened.
 */
export interface ImportedRecipe extends GivenDetails {
  name: string;
  /** The author of the original. */
  author?: string;
  /** One line each, such as "2 onions, finely chopped"; a heading ends in a colon. */
  ingredients: string[];
  /** The parsed lines, if an archive contains them; `ingredients` is then not parsed. */
  lines?: (ImportedLine | ImportedHeading)[];
  /** One step each; a heading ends in a colon. */
  instructions: string[];
  notes?: string;
  category?: string;
  /** Further categories, in the source's order; `tags` may contain them, too. */
  otherCategories?: string[];
  difficultyLevel?: string;
  coverDrawing?: CoverDrawing;
  /** The visibility in the exporting system, if it was not public. */
  visibility?: RecipeVisibility;
  /** The dates in the exporting system, as the file states them. */
  createdAt?: string;
  updatedAt?: string;
  steps?: ImportedStep[];
  tags: string[];
  equipment?: string[];
  history?: ImportedHistory;
  /** The photos of the dish, then those of its steps, then others of its former versions. */
  photos: ImportedPhoto[];
  /** Sentences about parts that could not be read. */
  warnings: string[];
}
