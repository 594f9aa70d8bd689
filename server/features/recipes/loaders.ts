import type { GraphQLResolveInfo } from "graphql";
import { LRUCache } from "lru-cache";
import { MAX_PAGE_SIZE } from "../../graphql/connection";
import type { DataSource } from "typeorm";
import { keys, prepareStatement } from "../../database/preparedStatements";
import type { Statement } from "../../database/queryPipelined";
import { getPrimary } from "../../database/replicas/getPrimary";
import type { Context, Loader } from "../../graphql/context";
import { byKey } from "../../graphql/loading";
import type { Ownable } from "../../graphql/rules";
import { selectedFields } from "../../graphql/selectedFields";
import { REVIEW_COLUMNS, type ReviewRowInJson } from "../reviews/ReviewRow";
import { type ReferenceNames, loadReferenceNames } from "../reference/ReferenceNames";
import { type Ratings, toRatings } from "./Rating";
import { Recipe } from "./Recipe";
import { type RecipeDoc, toRecipe } from "./RecipeDoc";
import { maySee, isLinkKey } from "./visibility";

/** Documents of recipes, their scores, and the version of the reference data in use. */
const DOC_COLUMNS = `d.recipe_id as "recipeId", d.doc::text, t.scores, t.changed_scores as "changedScores", v.version::int`;
const DOC_TABLES = `recipe_docs d join recipe_stats t using (recipe_id) cross join reference_version v`;

const DOCS = prepareStatement(
  `select ${DOC_COLUMNS} from ${DOC_TABLES} where d.recipe_id = any(${keys("$1")})`,
);

/** A row with a document. */
export interface RecipeRow {
  recipeId: number;
  /** A `RecipeDoc` as JSON. */
  doc: string;
  /** The number of reviews with each score, from 1 to 5. */
  scores: number[];
  /** The same, of reviews by cooks who changed the recipe. */
  changedScores: number[];
  version: number;
}

/** A recipe with the document and the names that it was built from. */
interface CachedRecipe {
  doc: string;
  names: ReferenceNames;
  recipe: Recipe;
}

/** The number of recipes in the cache. */
const MAX_RECIPES = 4_000;

const recipeCaches = new WeakMap<DataSource, LRUCache<number, CachedRecipe>>();

/**
 * Builds recipes from rows with documents. A document is parsed once while it stays the same; the database sends it
 * nevertheless, so that no process shows an outdated one.
 */
export async function toRecipes(context: Context, rows: readonly RecipeRow[]): Promise<Recipe[]> {
  if (!rows[0]) return [];
  const { db } = context;
  const names = await loadReferenceNames(db, rows[0].version);
  const primary = getPrimary(db);
  const cache =
    recipeCaches.get(primary) ?? new LRUCache<number, CachedRecipe>({ max: MAX_RECIPES });
  recipeCaches.set(primary, cache);
  return rows.map(({ recipeId, doc, ...row }) => {
    context.prime(ratingsByRecipe, recipeId, toRatings(row));
    const cachedRecipe = cache.get(recipeId);
    if (cachedRecipe?.doc === doc && cachedRecipe.names === names) return cachedRecipe.recipe;
    const recipe = toRecipe(JSON.parse(doc) as RecipeDoc, names);
    // A list of all recipes would evict recipes that other users view.
    const canCache = rows.length <= MAX_PAGE_SIZE + 1 || cachedRecipe || cache.size < MAX_RECIPES;
    if (canCache) cache.set(recipeId, { doc, names, recipe });
    return recipe;
  });
}

/**
 * Reads the rows of recipes. If a row is missing, they are read from the primary. A user may have received
 * the link to a recipe that no replica has yet.
 */
async function findRows<Row extends RecipeRow>(
  context: Context,
  sql: string,
  parameters: unknown[],
  ids: readonly number[],
): Promise<Row[]> {
  const rows = await context.query<Row>(sql, parameters);
  const { db } = context;
  const primary = getPrimary(db);
  return rows.length === ids.length || primary === db ? rows : primary.query(sql, parameters);
}

/** Finds recipes without a check of visibility. */
const findStoredRecipes = async (context: Context, ids: readonly number[]): Promise<Recipe[]> =>
  toRecipes(context, await findRows(context, DOCS, [ids], ids));

/** Prefetches the recipe of the argument `recipeId` for an authorization rule. */
export const prefetchNamedRecipe = ({ recipeId }: { readonly recipeId?: unknown }): Statement[] => [
  [DOCS, [[recipeId]]],
];

/** Returns the recipe of each key; null if the viewer may not see it. */
const keepVisible = ({ viewer }: Context, ids: readonly number[], recipes: Recipe[]) =>
  byKey(
    ids,
    recipes.filter((recipe) => maySee(viewer, recipe)),
    (recipe) => recipe.recipeId,
  );

/** Recipes that the viewer may see. */
export const recipeById: Loader<number, Recipe | null> = {
  async batch(ids, context) {
    const recipes = await findStoredRecipes(context, ids);
    return keepVisible(context, ids, recipes);
  },
};

/** Recipes for links, before their keys are compared. */
const linkedRecipeById: Loader<number, Recipe | null> = {
  async batch(ids, context) {
    return byKey(ids, await findStoredRecipes(context, ids), ({ recipeId }) => recipeId);
  },
};

/** The fields of a recipe that are resolved by its ID alone. */
const FIELDS_BY_ID = new Set([
  "__typename",
  "id",
  "recipeId",
  "rating",
  "asWrittenRating",
  "viewerHasFavorited",
  "viewerReview",
]);

/**
 * Loads a recipe that the viewer may see for a field that returns it. The database is read only if the query selects
 * more than its ID.
 */
export const loadSelected = async (
  context: Context,
  recipeId: number,
  info: GraphQLResolveInfo,
): Promise<Recipe | null> =>
  selectedFields(info).every((name) => FIELDS_BY_ID.has(name))
    ? Object.assign(new Recipe(), { recipeId })
    : context.load(recipeById, recipeId);

/**
 * Opens a recipe by its link, which makes it visible for the rest of the request.
 * @returns null unless the key belongs to its link or the viewer may see the recipe anyway
 */
export async function openByLink(
  context: Context,
  recipeId: number,
  key: string,
): Promise<Recipe | null> {
  const recipe = await context.load(linkedRecipeById, recipeId);
  if (!recipe || !(maySee(context.viewer, recipe) || isLinkKey(recipe, key))) return null;
  context.prime(recipeById, recipeId, recipe);
  return recipe;
}

const SCORES = prepareStatement(
  `select recipe_id, scores, changed_scores as "changedScores" from recipe_stats where recipe_id = any(${keys("$1")})`,
);

/** The scores of recipes by recipeId. They are read together with the recipes, and again after a write. */
export const ratingsByRecipe: Loader<number, Ratings> = {
  async batch(ids, { db }) {
    const rows: (Pick<RecipeRow, "scores" | "changedScores"> & { recipe_id: number })[] =
      await db.query(SCORES, [ids]);
    return byKey(ids, rows, (row) => row.recipe_id).map((row) =>
      toRatings(row ?? { scores: [], changedScores: [] }),
    );
  },
};

/** The viewer's favorite, note, progress and review of a recipe, as JSON. */
interface ViewerRow {
  isFavorite: boolean;
  note: { noteId: number; text: string; updatedAt: string; version: number } | null;
  progress: {
    recipeVersion: number;
    done: string[];
    step: number | null;
    changedAt: string;
  } | null;
  review: ReviewRowInJson | null;
  /** The IDs of the reviews that the viewer finds helpful; null without any. */
  helpful: number[] | null;
}

/**
 * Selects the favorite, note, review and progress of the user `$1`. With `exists`, PostgreSQL may read all of the
 * user's favorites.
 */
const selectViewerColumns = (recipeId: string) => `
  (select true from favorites where user_id = $1 and recipe_id = ${recipeId}) is not null
    as "isFavorite",
  (select json_build_object('noteId', note_id, 'text', text, 'updatedAt', updated_at, 'version', version)
   from notes where user_id = $1 and recipe_id = ${recipeId}) as note,
  (select row_to_json(own) from (
     select ${REVIEW_COLUMNS} from reviews where user_id = $1 and recipe_id = ${recipeId}) own) as review,
  (select array_agg(review_id) from review_votes where user_id = $1 and recipe_id = ${recipeId})
    as helpful,
  (select json_build_object('recipeVersion', recipe_version, 'done', done, 'step', step,
     'changedAt', changed_at)
   from cooking_progress where user_id = $1 and recipe_id = ${recipeId}
     and changed_at > now() - interval '1 day') as progress`;

const VIEWER_ROWS = prepareStatement(`
  select ${selectViewerColumns("k.recipe_id")}
  from unnest(${keys("$2")}) with ordinality as k (recipe_id, position) order by k.position`);

/** The viewer's rows by recipeId, in one statement for all tables; only used for logged-in viewers. */
export const viewerRows: Loader<number, ViewerRow> = {
  batch: (ids, { db, viewer }) => db.query<ViewerRow[]>(VIEWER_ROWS, [viewer!.userId, ids]),
};

const VIEWED_DOCS = prepareStatement(`
  select ${DOC_COLUMNS}, ${selectViewerColumns("d.recipe_id")} from ${DOC_TABLES}
  where d.recipe_id = any(${keys("$2")})`);

/** Recipes together with the viewer's rows, in one statement. Not for writes, which change those rows. */
export const viewedRecipeById: Loader<number, Recipe | null> = {
  async batch(ids, context) {
    if (!context.viewer) return recipeById.batch(ids, context);
    const parameters = [context.viewer.userId, ids];
    const rows = await findRows<RecipeRow & ViewerRow>(context, VIEWED_DOCS, parameters, ids);
    for (const row of rows) context.prime(viewerRows, row.recipeId, row);
    const recipes = keepVisible(context, ids, await toRecipes(context, rows));
    ids.forEach((id, i) => context.prime(recipeById, id, recipes[i]!));
    return recipes;
  },
};

/** Prefetches the recipe of the argument `recipeId` with the viewer's rows. */
export const prefetchViewedRecipe = (
  { recipeId }: { readonly recipeId?: unknown },
  viewerId: number,
): Statement[] => [[VIEWED_DOCS, [viewerId, [recipeId]]]];

/** The recipe with the ID in the argument `recipeId`. */
export const namedRecipe: Ownable<Recipe> = {
  thing: "Recipe",
  idArgument: "recipeId",
  find: (context, id) => context.load(recipeById, id),
  ownerId: (recipe) => recipe.ownerId,
};
