import { ownProperty } from "../../../shared/ownProperty";
import type { Recipe } from "./Recipe";
import type { Line, RecipeInput } from "./RecipeInput";
import { RecipeVisibility } from "./visibility";
import { ownColumns } from "./writeRecipe";

/** A total that equals the sum of its parts is stored as null. */
function storedTotal({ prepMinutes, cookMinutes }: Recipe, total: number): number | null {
  const hasParts = prepMinutes !== null || cookMinutes !== null;
  return hasParts && total === (prepMinutes ?? 0) + (cookMinutes ?? 0) ? null : total;
}

const isSameLine = (line: Line, stored: Recipe["ingredients"][number] | undefined): boolean =>
  stored !== undefined &&
  line.ingredientId === stored.ingredientId &&
  line.quantity === stored.quantity &&
  line.unit === stored.unit &&
  line.isOptional === stored.isOptional &&
  (line.preparation === undefined || line.preparation === stored.preparation) &&
  (line.scales ?? stored.scales) === stored.scales;

/** Returns whether a checked input leaves a recipe unchanged, so that nothing has to be written. */
export function isUnchangedBy(recipe: Recipe, input: RecipeInput): boolean {
  const { ingredients, photoCaptions, photoIds, tagIds, totalMinutes, visibility } = input;
  const { ownTotalMinutes: _total, ...columns } = ownColumns(input);
  const captions = new Map(recipe.photos.map(({ photoId, caption }) => [photoId, caption]));
  return (
    Object.entries(columns).every(
      ([name, value]) => value === undefined || value === ownProperty<unknown>({ ...recipe }, name),
    ) &&
    (totalMinutes == null
      ? totalMinutes === undefined || recipe.ownTotalMinutes === null
      : storedTotal(recipe, totalMinutes) === recipe.ownTotalMinutes) &&
    (visibility == null || visibility === recipe.visibility) &&
    // An unlisted recipe has a link.
    (visibility !== RecipeVisibility.UNLISTED || recipe.linkKey !== null) &&
    (!ingredients ||
      (ingredients.length === recipe.ingredients.length &&
        ingredients.every((line, i) => isSameLine(line, recipe.ingredients[i])))) &&
    (!tagIds ||
      (tagIds.length === recipe.tags.length &&
        recipe.tags.every(({ tagId }) => tagIds.includes(tagId)))) &&
    (!photoIds || photoIds.join() === recipe.photos.map(({ photoId }) => photoId).join()) &&
    (photoCaptions ?? []).every(
      ({ photoId, caption }) => captions.get(photoId) === (caption ?? null),
    )
  );
}
