import { REVIEW } from "./loaders.mjs";

const RECIPE = `recipe_id as "recipeId", name, sort_name as "sortName", instructions,
  upper(visibility) as visibility, ingredients_notes as "ingredientsNotes", description, servings, servings_unit as "servingsUnit",
  prep_minutes as "prepMinutes", cook_minutes as "cookMinutes", total_minutes as "ownTotalMinutes",
  owner_id as "ownerId", category_id as "categoryId", difficulty_level_id as "difficultyLevelId",
  created_at as "createdAt", updated_at as "updatedAt"`;

const globalId = (type, key) => Buffer.from(`${type}:${key}`).toString("base64url");
const encodeCursor = (...values) => Buffer.from(JSON.stringify(values)).toString("base64url");
const readCursor = (cursor) => JSON.parse(Buffer.from(cursor, "base64url"));

const may = ({ viewer }, ownerId) =>
  viewer !== null && (viewer.role_name === "admin" || viewer.user_id === ownerId);

function connection(rows, first, getCursorValues, more) {
  const edges = rows
    .slice(0, first)
    .map((node) => ({ cursor: encodeCursor(...getCursorValues(node)), node }));
  const pageInfo = { hasNextPage: rows.length > first, endCursor: edges.at(-1)?.cursor ?? null };
  return { edges, pageInfo, ...more };
}

async function findRecipe({ db }, recipeId) {
  const { rows } = await db.query(`select ${RECIPE} from recipes where recipe_id = $1`, [recipeId]);
  if (!rows[0]) throw new Error("Recipe not found.");
  return rows[0];
}

function requireViewer({ viewer }) {
  if (!viewer) throw new Error("Not logged in.");
  return viewer.user_id;
}

const changesFavorite =
  (statement) =>
  async (_root, { recipeId }, context) => {
    await context.db.query(statement, [requireViewer(context), recipeId]);
    return findRecipe(context, recipeId);
  };

export const resolvers = {
  Query: {
    viewerCanAddRecipe: (_root, _args, { viewer }) =>
      viewer !== null && viewer.role_name !== "member",
    async recipes(_root, { first, after }, { db }) {
      const { rows } = await db.query(
        `select ${RECIPE} from recipes where (sort_name, recipe_id) > ($1, $2)
         order by sort_name, recipe_id limit $3`,
        [...(after ? readCursor(after) : ["", 0]), first + 1],
      );
      return connection(rows, first, (row) => [row.sortName, row.recipeId]);
    },
    recipe: (_root, { recipeId }, context) => findRecipe(context, recipeId),
  },
  Mutation: {
    async createReview(_root, { recipeId, input }, context) {
      const { rows } = await context.db.query(
        `insert into reviews (user_id, recipe_id, score, text) values ($1, $2, $3, $4)
         returning ${REVIEW}`,
        [requireViewer(context), recipeId, input.score, input.text],
      );
      return rows[0];
    },
    addFavorite: changesFavorite(
      "insert into favorites (user_id, recipe_id) values ($1, $2) on conflict do nothing",
    ),
    removeFavorite: changesFavorite("delete from favorites where user_id = $1 and recipe_id = $2"),
  },
  RecipeConnection: {
    async totalCount(_root, _args, { db }) {
      const { rows } = await db.query("select count(*)::int as count from recipes");
      return rows[0].count;
    },
  },
  Recipe: {
    id: ({ recipeId }) => globalId("Recipe", recipeId),
    totalMinutes: ({ ownTotalMinutes, prepMinutes, cookMinutes }) =>
      ownTotalMinutes ??
      (prepMinutes === null && cookMinutes === null
        ? null
        : (prepMinutes ?? 0) + (cookMinutes ?? 0)),
    viewerCanEdit: ({ ownerId }, _args, context) => may(context, ownerId),
    viewerCanDelete: ({ ownerId }, _args, context) => may(context, ownerId),
    async reviews({ recipeId }, { first }, { db }) {
      const { rows } = await db.query(
        `select ${REVIEW} from reviews where recipe_id = $1 order by review_id desc limit $2`,
        [recipeId, first + 1],
      );
      return connection(rows, first, (row) => [row.reviewId], { recipeId });
    },
  },
  ReviewConnection: {
    async totalCount({ recipeId }, _args, { db }) {
      const { rows } = await db.query(
        "select count(*)::int as count from reviews where recipe_id = $1",
        [recipeId],
      );
      return rows[0].count;
    },
  },
  Category: { id: ({ categoryId }) => globalId("Category", categoryId) },
  DifficultyLevel: {
    id: ({ difficultyLevelId }) => globalId("DifficultyLevel", difficultyLevelId),
  },
  Note: { id: ({ noteId }) => globalId("Note", noteId) },
  Review: {
    id: ({ reviewId }) => globalId("Review", reviewId),
    viewerCanEdit: ({ userId }, _args, { viewer }) => viewer?.user_id === userId,
    viewerCanDelete: ({ userId }, _args, context) => may(context, userId),
    recipe: ({ recipeId }, _args, context) => findRecipe(context, recipeId),
  },
};
