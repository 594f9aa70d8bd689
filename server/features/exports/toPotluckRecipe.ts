import { ownProperty } from "../../../shared/ownProperty";
import { pickDetails } from "../../../shared/recipeDetails";
import type { Recipe } from "../recipes/Recipe";
import type { RecipeIngredient } from "../recipes/RecipeLine";
import type { RecipeStep } from "../recipes/steps/RecipeStep";
import { isPublic } from "../recipes/visibility";
import type { ContentPhoto, RecipeContent } from "../recipes/history/RecipeContent";
import type { ExportedHistory, FormerVersion } from "./exportedHistory";
import type { ExportContext } from "./exportRecipe";
import type { PotluckContent, PotluckLine, PotluckRecipe, PotluckVersion } from "./potluckFormat";

type Present<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], null> };

/** Removes the fields that are null. */
const removeNull = <Fields extends object>(fields: Fields): Present<Fields> =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null),
  ) as Present<Fields>;

const toPotluckLine = (line: RecipeIngredient): PotluckLine => ({
  lineId: line.lineId,
  ...removeNull({ quantity: line.quantity, unit: line.unit }),
  ingredient: line.name,
  ...removeNull({ preparation: line.preparation }),
  ...(line.isOptional && { isOptional: true }),
  ...(!line.scales && { scales: false }),
});

function listHeadings({ lines }: Recipe): Pick<PotluckRecipe, "headings"> {
  let position = 0;
  const headings = lines.flatMap(({ lineId, heading }) => {
    if (heading !== null) return [{ lineId, heading, position }];
    position++;
    return [];
  });
  return headings.length > 0 ? { headings } : {};
}

function listSteps(
  { photos, stepsWithAdditions }: Recipe,
  files: readonly string[],
  unplacedSteps: readonly RecipeStep[],
): Pick<PotluckRecipe, "steps"> {
  let fileCount = photos.length;
  const steps = [...stepsWithAdditions, ...unplacedSteps].map((step) => ({
    ...removeNull({ position: step.position }),
    text: step.text,
    ...removeNull({ minutes: step.minutes, isAttended: step.isAttended, lineIds: step.lineIds }),
    photos: step.photos.map(({ caption }) => ({
      file: files[fileCount++]!,
      ...removeNull({ caption }),
    })),
  }));
  return steps.length > 0 ? { steps } : {};
}

function toPotluckVersion(
  { content, savedAt, visibility, ...version }: FormerVersion,
  files: Readonly<Record<string, string>>,
): PotluckVersion {
  return {
    ...removeNull(version),
    version: version.version,
    savedAt: new Date(savedAt).toISOString(),
    ...(!isPublic(visibility) && { visibility }),
    ...(content && { content: toPotluckContent(content, files) }),
  };
}

/** @param files the paths in the archive by the IDs of photos; photos without one are omitted */
function toPotluckContent(
  { category, difficultyLevel, lines, steps, tags, equipment, photos, ...fields }: RecipeContent,
  files: Readonly<Record<string, string>>,
): PotluckContent {
  const toPhotos = (items: readonly ContentPhoto[]) =>
    items.flatMap(({ photoId, ...photo }) => {
      const file = ownProperty(files, String(photoId));
      return file === undefined ? [] : [{ file, ...photo }];
    });
  return {
    ...fields,
    category: category.name,
    difficultyLevel: difficultyLevel.name,
    lines: lines.map(({ ingredientId: _, ...line }) => line),
    steps: steps.map((step) => ({ ...step, photos: toPhotos(step.photos) })),
    tags: tags.map(({ name }) => name),
    equipment: equipment.map(({ name }) => name),
    photos: toPhotos(photos),
  };
}

/** Lists the parts of a recipe that its history and its origin add. */
function listHistory({ owner }: Recipe, history: ExportedHistory) {
  const { version, editor, suggester, reason, versions, files, origin } = history;
  return {
    ...(version > 1 && { version }),
    ...(editor !== owner.name && removeNull({ editor })),
    ...removeNull({ suggester, editReason: reason }),
    ...(versions.length > 0 && {
      versions: versions.map((item) => toPotluckVersion(item, files)),
    }),
    ...removeNull({ origin }),
  };
}

/**
 * Converts a recipe to Potluck's own archive format.
 * @param files the paths of its photos in the archive: those of the dish in order, then those of its steps
 */
export const toPotluckRecipe = (
  recipe: Recipe,
  files: readonly string[],
  { unplacedSteps, history }: Pick<ExportContext, "unplacedSteps" | "history">,
): PotluckRecipe => ({
  recipeId: recipe.recipeId,
  name: recipe.name,
  ...removeNull({ ...pickDetails(recipe), totalMinutes: recipe.ownTotalMinutes }),
  author: recipe.owner.name,
  category: recipe.category.name,
  difficultyLevel: recipe.difficultyLevel.name,
  ingredients: recipe.ingredients.map(toPotluckLine),
  ...listHeadings(recipe),
  ...removeNull({ ingredientsNotes: recipe.ingredientsNotes }),
  instructions: recipe.instructions,
  ...listSteps(recipe, files, unplacedSteps),
  tags: recipe.tags.map(({ name }) => name),
  ...(recipe.equipment.length > 0 && { equipment: recipe.equipment.map(({ name }) => name) }),
  ...removeNull({ coverDrawing: recipe.coverDrawing }),
  ...(!isPublic(recipe.visibility) && { visibility: recipe.visibility }),
  photos: recipe.photos.map(({ caption }, i) => ({ file: files[i]!, ...removeNull({ caption }) })),
  createdAt: recipe.createdAt.toISOString(),
  updatedAt: recipe.updatedAt.toISOString(),
  ...(history && listHistory(recipe, history)),
});
