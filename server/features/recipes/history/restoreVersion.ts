import type { EntityManager } from "typeorm";
import { conflict } from "../../../errors";
import type { Context } from "../../../graphql/context";
import { isContributorRole } from "../../../graphql/rules";
import { validateInput } from "../../../graphql/validate";
import { detailNames } from "../../../../shared/recipeDetails";
import { readStepTexts } from "../../../../shared/recipeSections";
import { addOwnIngredient, lockNames } from "../../../database/ingredientNames";
import { toNameKey, toSortName } from "../../../lib/text";
import type { Recipe } from "../Recipe";
import { RecipeInput } from "../RecipeInput";
import { editRecipe } from "../writeRecipe";
import { withoutMerged } from "./withoutMerged";
import type { ContentLine, ContentPhoto, ContentStep, RecipeContent } from "./RecipeContent";

/** The items and photos of a version that exist. */
interface Existing {
  categoryId: boolean;
  difficultyLevelId: boolean;
  ingredientIds: number[];
  tagIds: number[];
  equipmentIds: number[];
  photoIds: number[];
}

const EXISTING = `select
  exists (select from categories where category_id = $1) as "categoryId",
  exists (select from difficulty_levels where difficulty_level_id = $2) as "difficultyLevelId",
  array(select ingredient_id from ingredients where ingredient_id = any($3)) as "ingredientIds",
  array(select tag_id from tags where tag_id = any($4)) as "tagIds",
  array(select equipment_id from equipment where equipment_id = any($5)) as "equipmentIds",
  array(select photo_id from photos where photo_id = any($6) and $7 in (recipe_id, former_recipe_id))
    as "photoIds"`;

const FIND_BY_NAME = `select ingredient_id as "ingredientId" from ingredients
  where name_key = $1 or (own_key = $1 and owner_id = $2)
  union all select ingredient_id from aliases where name_key = $1 and ingredient_id is not null limit 1`;

const ADD = `insert into ingredients (name, name_key, sort_name) values ($1, $2, $3)
  returning ingredient_id as "ingredientId"`;

/** Finds an ingredient by the name that it had, or adds it again. */
async function findOrAddIngredient(
  data: EntityManager,
  { userId, mayAdd }: { userId: number; mayAdd: boolean },
  name: string,
): Promise<number> {
  await lockNames(data);
  const key = toNameKey(name);
  const [row]: { ingredientId: number }[] = await data.query(FIND_BY_NAME, [key, userId]);
  if (row) return row.ingredientId;
  if (!mayAdd) return addOwnIngredient(data, userId, name);
  const [added]: { ingredientId: number }[] = await data.query(ADD, [name, key, toSortName(name)]);
  return added!.ingredientId;
}

const listPhotos = ({ photos, steps }: RecipeContent): ContentPhoto[] => [
  ...photos,
  ...steps.flatMap((step) => step.photos),
];

const toPhotoInput = (photos: readonly ContentPhoto[], { photoIds }: Existing) => {
  const kept = photos.filter(({ photoId }) => photoIds.includes(photoId));
  return {
    photoIds: kept.map(({ photoId }) => photoId),
    photoCaptions: kept.map(({ photoId, caption }) => ({ photoId, caption: caption ?? null })),
  };
};

/** Refers to lines by their positions, because lines that were deleted get new IDs. */
const toStepInput = (
  text: string,
  step: ContentStep | undefined,
  lines: readonly ContentLine[],
  exists: Existing,
) => ({
  text,
  minutes: step?.minutes ?? null,
  isAttended: step?.isAttended ?? null,
  ...(step?.lineIds
    ? { linePositions: step.lineIds.map((id) => lines.findIndex(({ lineId }) => lineId === id)) }
    : { lineIds: null }),
  ...toPhotoInput(step?.photos ?? [], exists),
});

/** Makes the input that gives a recipe the content of a version. */
function toInput(
  recipe: Recipe,
  content: RecipeContent,
  exists: Existing,
  ingredientIds: ReadonlyMap<number, number>,
): RecipeInput {
  const { lines, steps, tags, equipment } = content;
  const details = Object.fromEntries(detailNames.map((name) => [name, content[name] ?? null]));
  return Object.assign(new RecipeInput(), details, {
    name: content.name,
    instructions: content.instructions,
    ingredientsNotes: content.ingredientsNotes ?? null,
    coverDrawing: content.coverDrawing ?? null,
    categoryId: exists.categoryId ? content.category.id : recipe.category.categoryId,
    difficultyLevelId: exists.difficultyLevelId
      ? content.difficultyLevel.id
      : recipe.difficultyLevel.difficultyLevelId,
    lines: lines.map((line) => ({
      lineId: line.lineId,
      heading: line.heading ?? null,
      ingredientId:
        line.ingredientId === undefined
          ? null
          : (ingredientIds.get(line.ingredientId) ?? line.ingredientId),
      quantity: line.quantity ?? null,
      unit: line.unit ?? null,
      preparation: line.preparation ?? null,
      isOptional: line.isOptional ?? false,
      scales: line.scales ?? true,
    })),
    tagIds: tags.map(({ id }) => id).filter((id) => exists.tagIds.includes(id)),
    equipmentIds: equipment.map(({ id }) => id).filter((id) => exists.equipmentIds.includes(id)),
    ...toPhotoInput(content.photos, exists),
    steps: readStepTexts(content.instructions).map((text, position) =>
      toStepInput(
        text,
        steps.find((step) => step.position === position && step.text === text),
        lines,
        exists,
      ),
    ),
  });
}

async function findExisting(data: EntityManager, { recipeId }: Recipe, content: RecipeContent) {
  const ids = (items: readonly { id: number }[]) => items.map(({ id }) => id);
  const [row]: Existing[] = await data.query(EXISTING, [
    content.category.id,
    content.difficultyLevel.id,
    content.lines.flatMap(({ ingredientId }) => ingredientId ?? []),
    ids(content.tags),
    ids(content.equipment),
    listPhotos(content).map(({ photoId }) => photoId),
    recipeId,
  ]);
  return row!;
}

/**
 * Makes the input that gives a recipe the content of a version. Ingredients that were deleted are added again; tags and
 * equipment that were deleted are left out, and a category or difficulty level that was deleted stays the present one.
 * @param data the transaction of the edit, which must not hold locks of rows
 */
export async function toRestoredInput(
  data: EntityManager,
  { viewer, services }: Pick<Context, "viewer" | "services">,
  recipe: Recipe,
  stored: RecipeContent,
): Promise<RecipeInput> {
  const [content] = await withoutMerged(data, [stored]);
  const exists = await findExisting(data, recipe, content!);
  const adder = { userId: recipe.ownerId, mayAdd: isContributorRole(viewer!.roleName) };
  const added = new Map<number, number>();
  for (const { ingredientId, ingredient } of content!.lines) {
    if (ingredientId === undefined || exists.ingredientIds.includes(ingredientId)) continue;
    added.set(ingredientId, await findOrAddIngredient(data, adder, ingredient!));
  }
  const input = toInput(recipe, content!, exists, added);
  validateInput(input, services.config);
  return input;
}

/**
 * Gives a recipe the content of a version, as a new version. Its visibility stays.
 * @throws CONFLICT if the content has been removed
 */
export async function restoreVersion(
  context: Context,
  recipe: Recipe,
  { content, reason }: { content: RecipeContent | null; reason: string | null },
  currentVersion?: number | null,
): Promise<void> {
  if (!content) throw conflict("The content of this version has been removed.");
  await context.db.transaction(async (data) => {
    const input = await toRestoredInput(data, context, recipe, content);
    const edited = { ...input, editReason: reason };
    await editRecipe(data, recipe.recipeId, context.viewer!.userId, edited, currentVersion);
  });
}
