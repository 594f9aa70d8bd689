import {
  Arg,
  Authorized,
  Ctx,
  FieldResolver,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from "type-graphql";
import type { Context } from "../../graphql/context";
import { user, whenExists } from "../../graphql/rules";
import { Throws } from "../../graphql/throws";
import { namedRecipe, recipeById, viewerRows } from "../recipes/loaders";
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

/** The maximum number of recipes that are being cooked. */
const MAX_RECIPES = 12;

/** Selects the recipes with progress in their current version. Cleared progress is empty. */
const COOKING = `
  select p.recipe_id from cooking_progress p join recipes r using (recipe_id)
  where p.user_id = $1 and p.changed_at > now() - interval '1 day'
    and p.recipe_version = r.version and (p.done <> '{}' or p.step is not null)
  order by p.changed_at desc limit ${MAX_RECIPES}`;

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

  @Authorized(user)
  @Throws("UNAUTHENTICATED")
  @Query(() => [Recipe], {
    description: `Lists the recipes that the viewer is cooking: those with progress of the last day, latest first, at most ${MAX_RECIPES}.`,
  })
  async viewerCookingRecipes(@Ctx() context: Context): Promise<Recipe[]> {
    const { db, viewer } = context;
    const rows: { recipe_id: number }[] = await db.query(COOKING, [viewer!.userId]);
    const recipes = await Promise.all(
      rows.map(({ recipe_id }) => context.load(recipeById, recipe_id)),
    );
    return recipes.filter((recipe) => recipe !== null);
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
