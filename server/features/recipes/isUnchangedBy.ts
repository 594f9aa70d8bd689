import { ownProperty } from "../../../shared/ownProperty";
import type { Recipe } from "./Recipe";
import { type PlannedLine, planLines, type StoredLine } from "./planLines";
import type { RecipeInput } from "./RecipeInput";
import { RecipeVisibility } from "./visibility";
import { findChangedSteps, planSteps } from "./steps/planSteps";
import { readCaptions, toColumns } from "./writeRecipe";

/** Returns the total to store: null if it equals the sum of its parts. */
function toStoredTotal({ prepMinutes, cookMinutes }: Recipe, total: number): number | null {
  const hasParts = prepMinutes !== null || cookMinutes !== null;
  return hasParts && total === (prepMinutes ?? 0) + (cookMinutes ?? 0) ? null : total;
}

const isSameLine = (line: PlannedLine, storedLine: StoredLine | undefined): boolean =>
  storedLine !== undefined &&
  Object.entries(line).every(
    ([name, value]) => value === ownProperty<unknown>({ ...storedLine }, name),
  );

function areStepsUnchangedBy({ storedSteps }: Recipe, input: RecipeInput): boolean {
  const stored = storedSteps.map(({ photos, ...step }) => ({
    ...step,
    photoIds: photos.map(({ photoId }) => photoId),
  }));
  const planned = planSteps(stored, input);
  return planned.length === stored.length && findChangedSteps(stored, planned).length === 0;
}

/** Returns true if a checked input leaves a recipe unchanged, so that nothing has to be written. */
export function isUnchangedBy(recipe: Recipe, input: RecipeInput): boolean {
  const { equipmentIds, photoIds, tagIds, totalMinutes, visibility } = input;
  const { ownTotalMinutes: _total, ...columns } = toColumns(input);
  const lines = planLines(recipe.lines, input);
  const stepPhotos = recipe.storedSteps.flatMap(({ photos }) => photos);
  const captions = new Map(
    [...recipe.photos, ...stepPhotos].map(({ photoId, caption }) => [photoId, caption]),
  );
  return (
    Object.entries(columns).every(
      ([name, value]) => value === undefined || value === ownProperty<unknown>({ ...recipe }, name),
    ) &&
    (totalMinutes == null
      ? totalMinutes === undefined || recipe.ownTotalMinutes === null
      : toStoredTotal(recipe, totalMinutes) === recipe.ownTotalMinutes) &&
    (visibility == null || visibility === recipe.visibility) &&
    // An unlisted recipe has a link.
    (visibility !== RecipeVisibility.UNLISTED || recipe.linkKey !== null) &&
    (!lines ||
      (lines.length === recipe.lines.length &&
        lines.every((line, i) => isSameLine(line, recipe.lines[i])))) &&
    (!tagIds ||
      (tagIds.length === recipe.tags.length &&
        recipe.tags.every(({ tagId }) => tagIds.includes(tagId)))) &&
    (!equipmentIds ||
      (equipmentIds.length === recipe.equipment.length &&
        recipe.equipment.every(({ equipmentId }) => equipmentIds.includes(equipmentId)))) &&
    (!photoIds || photoIds.join() === recipe.photos.map(({ photoId }) => photoId).join()) &&
    areStepsUnchangedBy(recipe, input) &&
    readCaptions(input).every(({ photoId, caption }) => captions.get(photoId) === (caption ?? null))
  );
}
