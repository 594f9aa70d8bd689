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
import { type ReferenceNames, referenceNames } from "../reference/ReferenceNames";
import { type Rating, ratingOf } from "./Rating";
import { Recipe } from "./Recipe";
import { type RecipeDoc, recipeOf } from "./RecipeDoc";
import { maySee, opensByLink } from "./visibility";

/** Documents of recipes, their scores, and the version of the reference data that documents refer to. */
const DOC_COLUMNS = `d.recipe_id as "recipeId", d.doc::text, t.scores, v.version::int`;
const DOC_TABLES = `recipe_docs d join recipe_stats t using (recipe_id) cross join reference_version v`;

const DOCS = prepareStatement(
  `select ${DOC_COLUMNS} from ${DOC_TABLES} where d.recipe_id = any(${keys("$1")})`,
);

/** A row with a document. */
export interface RecipeRow {
  recipeId: number;
  /** A `RecipeDoc` as JSON. */
  doc: string;
  /** How many people gave each score, from 1 to 5. */
  scores: number[];
  version: number;
}

/** A recipe as it was made from a document and names. */
interface MadeRecipe {
  doc: string;
  names: ReferenceNames;
  recipe: Recipe;
}

/** How many recipes stay in memory. */
const MAX_RECIPES = 4_000;

const madeRecipes = new WeakMap<DataSource, LRUCache<number, MadeRecipe>>();

/**
 * The recipes that rows with documents are of. A document is parsed once while it stays the same; the
 * database sends it nevertheless, so that no process shows an outdated one.
 */
export async function recipesOf(context: Context, rows: readonly RecipeRow[]): Promise<Recipe[]> {
  if (!rows[0]) return [];
  const { db } = context;
  const names = await referenceNames(db, rows[0].version);
  const primary = getPrimary(db);
  const made = madeRecipes.get(primary) ?? new LRUCache<number, MadeRecipe>({ max: MAX_RECIPES });
  madeRecipes.set(primary, made);
  return rows.map(({ recipeId, doc, scores }) => {
    context.prime(ratingByRecipe, recipeId, ratingOf(scores));
    const known = made.get(recipeId);
    if (known?.doc === doc && known.names === names) return known.recipe;
    const recipe = recipeOf(JSON.parse(doc) as RecipeDoc, names);
    // The list of all recipes would push out what others look at.
    const isStored = rows.length <= MAX_PAGE_SIZE + 1 || known || made.size < MAX_RECIPES;
    if (isStored) made.set(recipeId, { doc, names, recipe });
    return recipe;
  });
}

/**
 * Reads the rows of recipes. Those of which one is missing are read from the primary: the link to a recipe that no
 * replica has yet may have been sent to somebody.
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

/** Recipes whoever may see them. */
const storedRecipes = async (context: Context, ids: readonly number[]): Promise<Recipe[]> =>
  recipesOf(context, await findRows(context, DOCS, [ids], ids));

/** Prefetches the recipe of the argument `recipeId`, for a rule about it. */
export const prefetchNamedRecipe = ({ recipeId }: { readonly recipeId?: unknown }): Statement[] => [
  [DOCS, [[recipeId]]],
];

/** The recipe of each key, or null for one that is not there for the viewer. */
const visibleByKey = ({ viewer }: Context, ids: readonly number[], recipes: Recipe[]) =>
  byKey(
    ids,
    recipes.filter((recipe) => maySee(viewer, recipe)),
    (recipe) => recipe.recipeId,
  );

/** Recipes that the viewer may see. */
export const recipeById: Loader<number, Recipe | null> = {
  async batch(ids, context) {
    const recipes = await storedRecipes(context, ids);
    return visibleByKey(context, ids, recipes);
  },
};

/** Recipes that links lead to, before their keys are compared. */
const linkedRecipeById: Loader<number, Recipe | null> = {
  async batch(ids, context) {
    return byKey(ids, await storedRecipes(context, ids), ({ recipeId }) => recipeId);
  },
};

/** The fields of a recipe that are resolved by its ID alone. */
const FIELDS_BY_ID = new Set([
  "__typename",
  "id",
  "recipeId",
  "rating",
  "viewerHasFavorited",
  "viewerReview",
]);

/** A recipe that the viewer may see, for a field that returns it; it is read only if more than its ID is needed. */
export const loadSelected = async (
  context: Context,
  recipeId: number,
  info: GraphQLResolveInfo,
): Promise<Recipe | null> =>
  selectedFields(info).every((name) => FIELDS_BY_ID.has(name))
    ? Object.assign(new Recipe(), { recipeId })
    : context.load(recipeById, recipeId);

/**
 * Opens a recipe by its link: for the rest of the request, it is visible.
 * @returns null unless the key is that of its link, or the viewer sees the recipe anyway
 */
export async function openByLink(
  context: Context,
  recipeId: number,
  key: string,
): Promise<Recipe | null> {
  const recipe = await context.load(linkedRecipeById, recipeId);
  if (!recipe || !(maySee(context.viewer, recipe) || opensByLink(recipe, key))) return null;
  context.prime(recipeById, recipeId, recipe);
  return recipe;
}

const SCORES = prepareStatement(
  `select recipe_id, scores from recipe_stats where recipe_id = any(${keys("$1")})`,
);

/** The scores of recipes by recipeId. They come with the recipes, and anew after a write. */
export const ratingByRecipe: Loader<number, Rating> = {
  async batch(ids, { db }) {
    const rows: { recipe_id: number; scores: number[] }[] = await db.query(SCORES, [ids]);
    return byKey(ids, rows, (row) => row.recipe_id).map((row) => ratingOf(row?.scores ?? []));
  },
};

/** What a viewer has of a recipe, as JSON gives it. */
interface ViewerRow {
  isFavorite: boolean;
  note: { noteId: number; text: string; updatedAt: string; version: number } | null;
  progress: {
    recipeVersion: number;
    done: string[];
    step: number | null;
    changedAt: string;
  } | null;
  review: {
    reviewId: number;
    score: number;
    text: string;
    version: number;
    createdAt: string;
  } | null;
}

/** What the user `$1` has of a recipe. With `exists`, PostgreSQL may read all favourites of the user. */
const viewerColumns = (recipeId: string) => `
  (select true from favorites where user_id = $1 and recipe_id = ${recipeId}) is not null
    as "isFavorite",
  (select json_build_object('noteId', note_id, 'text', text, 'updatedAt', updated_at, 'version', version)
   from notes where user_id = $1 and recipe_id = ${recipeId}) as note,
  (select json_build_object('reviewId', review_id, 'score', score, 'text', text, 'version', version,
     'createdAt', created_at)
   from reviews where user_id = $1 and recipe_id = ${recipeId}) as review,
  (select json_build_object('recipeVersion', recipe_version, 'done', done, 'step', step,
     'changedAt', changed_at)
   from cooking_progress where user_id = $1 and recipe_id = ${recipeId}
     and changed_at > now() - interval '1 day') as progress`;

const VIEWER_ROWS = prepareStatement(`
  select ${viewerColumns("k.recipe_id")}
  from unnest(${keys("$2")}) with ordinality as k (recipe_id, position) order by k.position`);

/** By recipeId, in one statement for all four; only used for logged-in viewers. */
export const viewerRows: Loader<number, ViewerRow> = {
  batch: (ids, { db, viewer }) => db.query<ViewerRow[]>(VIEWER_ROWS, [viewer!.userId, ids]),
};

const VIEWED_DOCS = prepareStatement(`
  select ${DOC_COLUMNS}, ${viewerColumns("d.recipe_id")} from ${DOC_TABLES}
  where d.recipe_id = any(${keys("$2")})`);

/** Recipes with what the viewer has of them, in one statement; not for writes, which change the latter. */
export const viewedRecipeById: Loader<number, Recipe | null> = {
  async batch(ids, context) {
    if (!context.viewer) return recipeById.batch(ids, context);
    const parameters = [context.viewer.userId, ids];
    const rows = await findRows<RecipeRow & ViewerRow>(context, VIEWED_DOCS, parameters, ids);
    for (const row of rows) context.prime(viewerRows, row.recipeId, row);
    const recipes = visibleByKey(context, ids, await recipesOf(context, rows));
    ids.forEach((id, i) => context.prime(recipeById, id, recipes[i]!));
    return recipes;
  },
};

/** Prefetches the recipe of the argument `recipeId` with what the viewer has of it. */
export const prefetchViewedRecipe = (
  { recipeId }: { readonly recipeId?: unknown },
  viewerId: number,
): Statement[] => [[VIEWED_DOCS, [viewerId, [recipeId]]]];

/** The recipe that the argument `recipeId` names. */
export const namedRecipe: Ownable<Recipe> = {
  thing: "Recipe",
  idArgument: "recipeId",
  find: (context, id) => context.load(recipeById, id),
  ownerId: (recipe) => recipe.ownerId,
};
