import { type DetailName, NO_DETAILS } from "../../../shared/recipeDetails";
import { Photo } from "../photos/Photo";
import type { ReferenceNames } from "../reference/ReferenceNames";
import { Author } from "../users/Author";
import { Recipe } from "./Recipe";
import { RecipeIngredient } from "./RecipeIngredient";

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
  lines: Pick<
    RecipeIngredient,
    "ingredientId" | "quantity" | "unit" | "preparation" | "isOptional" | "scales"
  >[];
  tagIds: number[];
  photos: (Pick<
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
  > & { changedAt: string })[];
}

/** A document that was written before a detail existed has no value for it. */
const { totalMinutes: _total, ...MISSING } = NO_DETAILS;

/** Builds a recipe from its document, with all objects that it refers to. */
export function toRecipe(doc: RecipeDoc, names: ReferenceNames): Recipe {
  const { ownerName, createdAt, updatedAt, lines, tagIds, photos, ...own } = doc;
  const { recipeId, name } = doc;
  return Object.assign(new Recipe(), MISSING, own, {
    createdAt: new Date(createdAt),
    updatedAt: new Date(updatedAt),
    owner: Object.assign(new Author(), { userId: doc.ownerId, name: ownerName }),
    category: names.categories.get(doc.categoryId)!,
    difficultyLevel: names.difficultyLevels.get(doc.difficultyLevelId)!,
    ingredients: lines.map((line, position) =>
      Object.assign(new RecipeIngredient(), line, {
        recipeId,
        position,
        name: names.ingredients.get(line.ingredientId)!.name,
      }),
    ),
    tags: tagIds
      .map((id) => names.tags.get(id)!)
      .sort((one, other) => (one.sortName < other.sortName ? -1 : 1)),
    photos: photos.map((photo) =>
      Object.assign(new Photo(), photo, {
        recipeId,
        recipeName: name,
        changedAt: new Date(photo.changedAt),
      }),
    ),
  });
}
