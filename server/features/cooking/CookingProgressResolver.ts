import { Arg, Authorized, Ctx, FieldResolver, Int, Mutation, Resolver, Root } from "type-graphql";
import type { Context } from "../../graphql/context";
import { user, whenExists } from "../../graphql/rules";
import { Throws } from "../../graphql/throws";
import { namedRecipe, viewerRows } from "../recipes/loaders";
import { Recipe } from "../recipes/Recipe";
import { CookingProgress } from "./CookingProgress";
import { CookingProgressInput } from "./CookingProgressInput";

/** Limits the time to the server's clock, because a device's may be ahead. Progress with a later time is kept. */
const SAVE = `
  insert into cooking_progress as p (user_id, recipe_id, recipe_version, done, step, changed_at)
  values ($1, $2, $3, $4, $5, coalesce(least($6::timestamptz, now()), now()))
  on conflict (user_id, recipe_id) do update
    set recipe_version = excluded.recipe_version, done = excluded.done, step = excluded.step,
      changed_at = excluded.changed_at
    where p.changed_at <= excluded.changed_at`;

/** Saves and reads the viewer's cooking progress. */
@Resolver(() => Recipe)
export class CookingProgressResolver {
  @Authorized(whenExists(namedRecipe, user))
  @Throws("UNAUTHENTICATED", "NOT_FOUND", "BAD_USER_INPUT")
  @Mutation(() => CookingProgress, {
    description:
      "Saves the viewer's progress in cooking a recipe, unless later progress is saved already. Returns the saved progress.",
  })
  async saveCookingProgress(
    @Arg("recipeId", () => Int, { description: "The recipe's numeric ID." }) recipeId: number,
    @Arg("input", { description: "The checked items." }) input: CookingProgressInput,
    @Ctx() { db, viewer }: Context,
  ): Promise<CookingProgress | null> {
    const { userId } = viewer!;
    const { changedAt, done, recipeVersion, step } = input;
    await db.query(SAVE, [userId, recipeId, recipeVersion, done, step ?? null, changedAt ?? null]);
    return db.getRepository(CookingProgress).findOneBy({ userId, recipeId });
  }

  @FieldResolver(() => CookingProgress, {
    nullable: true,
    description:
      "The viewer's progress in cooking the recipe; null after a day without changes and for visitors.",
  })
  async viewerCookingProgress(
    @Root() { recipeId }: Recipe,
    @Ctx() context: Context,
  ): Promise<CookingProgress | null> {
    if (!context.viewer) return null;
    const { progress } = await context.load(viewerRows, recipeId);
    if (!progress) return null;
    const changedAt = new Date(progress.changedAt);
    return Object.assign(new CookingProgress(), progress, { recipeId, changedAt });
  }
}
