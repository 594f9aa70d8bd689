import type { DataSource, EntityManager } from "typeorm";
import { notFound, stale } from "../../errors";
import { sortName } from "../../text";
import { Recipe } from "./Recipe";
import { RecipeIngredient } from "./RecipeIngredient";
import type { Line, RecipeInput } from "./RecipeInput";
import { RecipeTag } from "./RecipeTag";

const ownColumns = (input: RecipeInput) => ({
  name: input.name,
  sortName: sortName(input.name),
  instructions: input.instructions,
  ingredientsNotes: input.ingredientsNotes ?? null,
  categoryId: input.categoryId,
  difficultyLevelId: input.difficultyLevelId,
});

/** Adds a whole recipe, lines and tags included, or nothing; answers its key. */
export const addRecipe = (db: DataSource, ownerId: number, input: RecipeInput): Promise<number> =>
  db.transaction(async (data) => {
    const { identifiers } = await data
      .getRepository(Recipe)
      .insert({ ...ownColumns(input), ownerId });
    const recipeId = Number(identifiers[0]!["recipeId"]);
    await addLines(data, recipeId, input.ingredients ?? []);
    await addTags(data, recipeId, input.tagIds ?? []);
    return recipeId;
  });

/**
 * Replaces a whole recipe, or nothing of it. Lists that are left out stay. The version is looked at
 * last, so that a category or a tag that does not exist is told before an edit which is stale.
 * @param version what the writer edited; without it the last writer wins
 */
export const editRecipe = (
  db: DataSource,
  recipeId: number,
  input: RecipeInput,
  version?: number | null,
): Promise<void> =>
  db.transaction(async (data) => {
    const result = await data
      .createQueryBuilder()
      .update(Recipe)
      .set({ ...ownColumns(input), version: () => "version + 1", updatedAt: () => "now()" })
      .where({ recipeId })
      .returning("version")
      .execute();
    const [written] = result.raw as { version: number }[];
    if (!written) throw notFound("Recipe");
    if (input.ingredients) {
      await data.getRepository(RecipeIngredient).delete({ recipeId });
      await addLines(data, recipeId, input.ingredients);
    }
    if (input.tagIds) {
      await data.getRepository(RecipeTag).delete({ recipeId });
      await addTags(data, recipeId, input.tagIds);
    }
    if (version != null && written.version !== version + 1) throw stale("recipe");
  });

/** Deletes a recipe; the database takes all that hangs on it along. */
export async function removeRecipe(db: DataSource, recipeId: number): Promise<void> {
  const { affected } = await db.getRepository(Recipe).delete({ recipeId });
  if (!affected) throw notFound("Recipe");
}

async function addLines(data: EntityManager, recipeId: number, lines: readonly Line[]) {
  if (!lines.length) return;
  const rows = lines.map((line, position) => ({ ...line, recipeId, position }));
  await data.getRepository(RecipeIngredient).insert(rows);
}

async function addTags(data: EntityManager, recipeId: number, tagIds: readonly number[]) {
  if (!tagIds.length) return;
  await data.getRepository(RecipeTag).insert(tagIds.map((tagId) => ({ recipeId, tagId })));
}
