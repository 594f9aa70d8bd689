import type { DataSource, EntityManager } from "typeorm";
import { notFound, stale } from "../../errors";
import { toSortName } from "../../lib/text";
import { followMerges } from "./followMerges";
import { Recipe } from "./Recipe";
import { RecipeIngredient } from "./RecipeIngredient";
import type { Line, RecipeInput } from "./RecipeInput";
import { RecipeTag } from "./RecipeTag";
import { isPublic, makeLinkKey, RecipeVisibility } from "./visibility";
import { describePhotos, dropPhotos, movePhotos, takePhotos } from "./takePhotos";

export const ownColumns = (input: RecipeInput) => ({
  name: input.name,
  sortName: toSortName(input.name),
  instructions: input.instructions,
  categoryId: input.categoryId,
  difficultyLevelId: input.difficultyLevelId,
  // Undefined stays as it is: callers who know none of these must not wipe them.
  ingredientsNotes: input.ingredientsNotes,
  description: input.description,
  source: input.source,
  servings: input.servings,
  servingsUnit: input.servingsUnit,
  prepMinutes: input.prepMinutes,
  cookMinutes: input.cookMinutes,
  ownTotalMinutes: input.totalMinutes,
  coverDrawing: input.coverDrawing,
});

/** A recipe that becomes unlisted gets a link, which ends when it is unlisted no more. */
function visibilityColumns({ visibility }: RecipeInput) {
  if (visibility == null) return {};
  if (visibility !== RecipeVisibility.UNLISTED) return { visibility, linkKey: null };
  return { visibility, linkKey: () => `coalesce(link_key, '${makeLinkKey()}')` };
}

/** Returns whether an edit takes a recipe away from people who could see it; the recipe is locked then. */
async function isHiddenBy(
  data: EntityManager,
  recipeId: number,
  { visibility }: RecipeInput,
): Promise<boolean> {
  if (visibility == null || isPublic(visibility)) return false;
  const [before]: { visibility: RecipeVisibility }[] = await data.query(
    "select visibility from recipes where recipe_id = $1 for update",
    [recipeId],
  );
  return before !== undefined && before.visibility !== visibility;
}

/**
 * Adds a whole recipe, lines, tags and photos included, in a transaction; answers its key.
 * @param dates when it was created and updated, where that was not now
 */
export async function insertRecipe(
  data: EntityManager,
  ownerId: number,
  sent: RecipeInput,
  dates: Partial<Pick<Recipe, "createdAt" | "updatedAt">> = {},
): Promise<number> {
  const input = await followMerges(data, sent);
  const { identifiers } = await data.getRepository(Recipe).insert({
    ...ownColumns(input),
    ownerId,
    ...dates,
    ...(input.visibility && { visibility: input.visibility }),
    linkKey: input.visibility === RecipeVisibility.UNLISTED ? makeLinkKey() : null,
  });
  const recipeId = Number(identifiers[0]!["recipeId"]);
  if (input.totalMinutes != null) await forgetPlainTotal(data, recipeId);
  await addLines(data, recipeId, input.ingredients ?? []);
  await addTags(data, recipeId, input.tagIds ?? []);
  await takePhotos(data, recipeId, ownerId, input.photoIds ?? []);
  await describePhotos(data, recipeId, input.photoCaptions ?? []);
  return recipeId;
}

/** Adds a whole recipe, lines, tags and photos included, or nothing; answers its key. */
export const addRecipe = (db: DataSource, ownerId: number, input: RecipeInput): Promise<number> =>
  db.transaction((data) => insertRecipe(data, ownerId, input));

/**
 * Replaces a whole recipe, or nothing of it. Lists that are left out stay, and so does all that the
 * documented calls do not know: an edit by one of them alone takes nothing else away. The version is
 * checked last, so that a category or tag that does not exist is reported before a conflict.
 * @param editorId who edits, whose photos the recipe may take
 * @param version what the writer edited; without it the last writer wins
 */
export const editRecipe = (
  db: DataSource,
  recipeId: number,
  editorId: number,
  sent: RecipeInput,
  version?: number | null,
): Promise<void> =>
  db.transaction(async (data) => {
    const input = await followMerges(data, sent);
    const isHidden = await isHiddenBy(data, recipeId, input);
    const result = await data
      .createQueryBuilder()
      .update(Recipe)
      .set({
        ...ownColumns(input),
        ...visibilityColumns(input),
        version: () => "version + 1",
        updatedAt: () => "now()",
      })
      .where({ recipeId })
      .returning("version")
      .execute();
    const [written] = result.raw as { version: number }[];
    if (!written) throw notFound("Recipe");
    if (input.totalMinutes != null) await forgetPlainTotal(data, recipeId);
    if (input.ingredients) await replaceLines(data, recipeId, input.ingredients);
    if (input.tagIds) {
      await data.getRepository(RecipeTag).delete({ recipeId });
      await addTags(data, recipeId, input.tagIds);
    }
    if (input.photoIds) {
      await dropPhotos(data, recipeId, input.photoIds);
      await takePhotos(data, recipeId, editorId, input.photoIds);
    }
    if (isHidden) await movePhotos(data, recipeId);
    await describePhotos(data, recipeId, input.photoCaptions ?? []);
    if (version != null && written.version !== version + 1) throw stale("recipe");
  });

/** Clears a total that equals the sum of its parts: it would be wrong when one of them changes. */
const forgetPlainTotal = (data: EntityManager, recipeId: number) =>
  data
    .createQueryBuilder()
    .update(Recipe)
    .set({ ownTotalMinutes: null })
    .where("recipe_id = :recipeId", { recipeId })
    .andWhere("coalesce(prep_minutes, cook_minutes) is not null")
    .andWhere("total_minutes = coalesce(prep_minutes, 0) + coalesce(cook_minutes, 0)")
    .execute();

/** What a new version of a line takes over from the old one if the caller does not send it. */
interface ReplacedLine {
  ingredient_id: number;
  preparation: string | null;
  scales: boolean;
}

async function replaceLines(data: EntityManager, recipeId: number, lines: readonly Line[]) {
  const result = await data
    .createQueryBuilder()
    .delete()
    .from(RecipeIngredient)
    .where({ recipeId })
    .returning("ingredient_id, preparation, scales")
    .execute();
  const replaced = new Map(
    (result.raw as ReplacedLine[]).map((line) => [line.ingredient_id, line]),
  );
  const rows = lines.map((line) => {
    const before = replaced.get(line.ingredientId);
    return {
      ...line,
      preparation: line.preparation === undefined ? before?.preparation : line.preparation,
      scales: line.scales ?? before?.scales,
    };
  });
  await addLines(data, recipeId, rows);
}

async function addLines(data: EntityManager, recipeId: number, lines: readonly Line[]) {
  if (!lines.length) return;
  const rows = lines.map((line, position) => ({
    ...line,
    scales: line.scales ?? true,
    recipeId,
    position,
  }));
  await data.getRepository(RecipeIngredient).insert(rows);
}

async function addTags(data: EntityManager, recipeId: number, tagIds: readonly number[]) {
  if (!tagIds.length) return;
  await data.getRepository(RecipeTag).insert(tagIds.map((tagId) => ({ recipeId, tagId })));
}
