import { type DetailName, NO_DETAILS } from "../../../shared/recipeDetails";
import { Photo } from "../photos/Photo";
import type { Named } from "../reference/Named";
import type { ReferenceNames } from "../reference/ReferenceNames";
import { Author } from "../users/Author";
import { Recipe } from "./Recipe";
import { type RecipeIngredient, RecipeLine } from "./RecipeLine";
import type { StepAdditions } from "./steps/RecipeStep";

/** A recipe as the read model stores it: one document, with reference data by key. */
export interface RecipeDoc extends Pick<
  Recipe,
  | Exclude<DetailName, "totalMinutes">
  | "recipeId"
  | "name"
  | "sortName"
  | "instructions"
  | "ingredientsNotes"
  | "ownTotalMinutes"
  | "coverDrawing"
  | "visibility"
  | "linkKey"
  | "ownerId"
  | "categoryId"
  | "difficultyLevelId"
  | "version"
> {
  ownerName: string;
  createdAt: string;
  updatedAt: string;
  lines: (LineDoc | HeadingDoc)[];
  tagIds: number[];
  /** Missing in a document that was written before recipes had equipment. */
  equipmentIds?: number[];
  photos: PhotoDoc[];
  /** Missing or null without additions. */
  steps?: (Omit<StepAdditions, "photos"> & { photos: PhotoDoc[] })[] | null;
}

type PhotoDoc = Pick<
  Photo,
  | "photoId"
  | "fileKey"
  | "storedAs"
  | "ownerId"
  | "position"
  | "width"
  | "height"
  | "placeholder"
  | "caption"
> & { changedAt: string };

type LineDoc = Pick<
  RecipeLine,
  "lineId" | "quantity" | "unit" | "preparation" | "isOptional" | "scales"
> & { ingredientId: number };

type HeadingDoc = Pick<RecipeLine, "lineId"> & { heading: string };

type Line = RecipeLine & Pick<RecipeIngredient, "section">;

const isIngredient = (line: Line): line is Line & RecipeIngredient => line.ingredientId !== null;

const HEADING = {
  ingredientId: null,
  name: null,
  quantity: null,
  unit: null,
  preparation: null,
  isOptional: false,
  scales: true,
};

/** Builds the lines of a recipe. An ingredient line has the heading above it as its section. */
function toLines({ recipeId, lines }: RecipeDoc, names: ReferenceNames): Line[] {
  let section: string | null = null;
  return lines.map((line, position) => {
    if ("heading" in line) {
      section = line.heading;
      return Object.assign(new RecipeLine(), HEADING, line, { recipeId, position, section: null });
    }
    const { name } = names.ingredients.get(line.ingredientId)!;
    const rest = { recipeId, position, heading: null, name, section };
    return Object.assign(new RecipeLine(), line, rest);
  });
}

/** A document that was written before a detail existed has no value for it. */
const { totalMinutes: _total, ...MISSING } = NO_DETAILS;

const compareNames = (one: Named, other: Named) => (one.sortName < other.sortName ? -1 : 1);

/** Builds a recipe from its document, with all objects that it refers to. */
export function toRecipe(doc: RecipeDoc, names: ReferenceNames): Recipe {
  const { ownerName, createdAt, updatedAt, lines: _lines, tagIds, photos, steps, ...rest } = doc;
  const { equipmentIds = [], ...own } = rest;
  const lines = toLines(doc, names);
  const { recipeId, name } = doc;
  const toPhoto = (photo: PhotoDoc) =>
    Object.assign(new Photo(), photo, {
      recipeId,
      recipeName: name,
      changedAt: new Date(photo.changedAt),
    });
  return Object.assign(new Recipe(), MISSING, own, {
    createdAt: new Date(createdAt),
    updatedAt: new Date(updatedAt),
    owner: Object.assign(new Author(), { userId: doc.ownerId, name: ownerName }),
    category: names.categories.get(doc.categoryId)!,
    difficultyLevel: names.difficultyLevels.get(doc.difficultyLevelId)!,
    lines,
    ingredients: lines.filter(isIngredient),
    tags: tagIds.map((id) => names.tags.get(id)!).sort(compareNames),
    equipment: equipmentIds.map((id) => names.equipment.get(id)!).sort(compareNames),
    photos: photos.map(toPhoto),
    storedSteps: (steps ?? []).map((step) => ({ ...step, photos: step.photos.map(toPhoto) })),
  });
}
