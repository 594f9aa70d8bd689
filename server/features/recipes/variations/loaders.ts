import { badInput } from "../../../errors";
import { byName, pagedByKey } from "../../../graphql/pagedByKey";
import { type Context, getViewerParameters, type Loader } from "../../../graphql/context";
import { byKey } from "../../../graphql/loading";
import { selectCurrentVersions } from "../history/contentSql";
import { findChanges } from "../history/difference/findChanges";
import type { RecipeChange } from "../history/difference/RecipeChange";
import type { RecipeContent } from "../history/RecipeContent";
import { withoutMerged } from "../history/withoutMerged";
import { recipeById } from "../loaders";
import type { Recipe } from "../Recipe";
import { isPublic, isVisibleRecipe } from "../visibility";

/**
 * Finds the recipe of which a new one is a variation. Its name is stored only if others may see it.
 * @throws BAD_USER_INPUT unless the viewer may see it
 */
export async function findOrigin(
  context: Context,
  originId: number,
): Promise<Pick<Recipe, "originId" | "originName">> {
  const origin = await context.load(recipeById, originId);
  if (!origin) throw badInput("The original recipe no longer exists.", "originId");
  return { originId, originName: isPublic(origin.visibility) ? origin.name : null };
}

interface Origin {
  recipeId: number;
  originId: number | null;
  /** Null while the origin exists, because its visibility decides then. */
  formerName: string | null;
  /** The number of its own variations that the viewer may see. */
  variationCount: number;
}

const ORIGINS = `
  select r.recipe_id as "recipeId", r.origin_id as "originId",
    case when o.recipe_id is null then r.origin_name end as "formerName",
    (select count(*)::int from recipes v where v.origin_id = r.recipe_id
      and ${isVisibleRecipe("$2::int", "$3::boolean", "v")}) as "variationCount"
  from recipes r left join recipes o on o.recipe_id = r.origin_id where r.recipe_id = any($1)`;

/** The origin of each recipe, and the number of its variations. */
export const originByRecipe: Loader<number, Origin | null> = {
  async batch(ids, { db, viewer }) {
    const rows: Origin[] = await db.query(ORIGINS, [ids, ...getViewerParameters(viewer)]);
    return byKey(ids, rows, ({ recipeId }) => recipeId);
  },
};

/** The variations of a recipe that the viewer may see. */
export const variationsOf = pagedByKey({
  table: "recipes",
  of: "origin_id",
  order: byName("sort_name", "recipe_id"),
  items: { key: "recipe_id", loader: recipeById },
  where: isVisibleRecipe,
});

interface Pair {
  originId: number;
  recipeId: number;
}

/** The changes that turn an origin into its variation. The viewer may see both. */
export const changesByVariation: Loader<Pair, RecipeChange[] | null> = {
  cacheKey: ({ originId, recipeId }) => `${originId} ${recipeId}`,
  async batch(pairs, { db }) {
    const ids = [...new Set(pairs.flatMap(({ originId, recipeId }) => [originId, recipeId]))];
    const rows: { recipe_id: number; content: RecipeContent }[] = await db.query(
      selectCurrentVersions("r.recipe_id = any($1)"),
      [ids],
    );
    const contents = await withoutMerged(
      db,
      rows.map(({ content }) => content),
    );
    const byId = new Map(rows.map(({ recipe_id }, i) => [recipe_id, contents[i]!]));
    return pairs.map(({ originId, recipeId }) => {
      const [before, after] = [byId.get(originId), byId.get(recipeId)];
      return before && after ? findChanges(before, after) : null;
    });
  },
};
