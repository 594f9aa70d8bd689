/** The loaders of Mercurius: each answers a field for all objects of a request. */

const ids = (queries, key) => [...new Set(queries.map(({ obj }) => obj[key]))];

/** Loads one row per object, by a key of the object. */
const one = (key, statement, extra = () => []) => ({
  async loader(queries, context) {
    const { rows } = await context.db.query(statement, [ids(queries, key), ...extra(context)]);
    const byKey = new Map(rows.map(({ key: existingIds, ...row }) => [existingIds, row]));
    return queries.map(({ obj }) => byKey.get(obj[key]) ?? null);
  },
  // A cache per request would only cost time, since no field is read twice.
  opts: { cache: false },
});

/** Loads many rows per object. */
const many = (key, statement) => ({
  async loader(queries, { db }) {
    const { rows } = await db.query(statement, [ids(queries, key)]);
    const groups = Map.groupBy
      ? Map.groupBy(rows, (row) => row.key)
      : rows.reduce((map, row) => map.set(row.key, [...(map.get(row.key) ?? []), row]), new Map());
    return queries.map(({ obj }) => groups.get(obj[key]) ?? []);
  },
  opts: { cache: false },
});

const AUTHOR = `select user_id as key, user_id as "userId", name from users where user_id = any($1)`;

export const REVIEW = `review_id as "reviewId", user_id as "userId", recipe_id as "recipeId", score,
  text, created_at as "createdAt"`;

const viewerId = ({ viewer }) => [viewer?.user_id ?? null];

const rating = {
  async loader(queries, { db }) {
    const { rows } = await db.query(
      `select recipe_id as key, score, count(*)::int as count from reviews
       where recipe_id = any($1) group by 1, 2`,
      [ids(queries, "recipeId")],
    );
    const histograms = new Map();
    for (const { key, score, count } of rows) {
      if (!histograms.has(key)) histograms.set(key, [0, 0, 0, 0, 0]);
      histograms.get(key)[score - 1] = count;
    }
    return queries.map(({ obj }) => {
      const histogram = histograms.get(obj.recipeId) ?? [0, 0, 0, 0, 0];
      const count = histogram.reduce((sum, each) => sum + each, 0);
      const points = histogram.reduce((sum, each, i) => sum + each * (i + 1), 0);
      return { average: count ? points / count : null, count, histogram };
    });
  },
  opts: { cache: false },
};

const viewerHasFavorited = {
  async loader(queries, { db, viewer }) {
    if (!viewer) return queries.map(() => false);
    const { rows } = await db.query(
      "select recipe_id from favorites where recipe_id = any($1) and user_id = $2",
      [ids(queries, "recipeId"), viewer.user_id],
    );
    const existingIds = new Set(rows.map((row) => row.recipe_id));
    return queries.map(({ obj }) => existingIds.has(obj.recipeId));
  },
  opts: { cache: false },
};

export const loaders = {
  Recipe: {
    owner: one("ownerId", AUTHOR),
    category: one(
      "categoryId",
      `select category_id as key, category_id as "categoryId", name from categories
       where category_id = any($1)`,
    ),
    difficultyLevel: one(
      "difficultyLevelId",
      `select difficulty_level_id as key, difficulty_level_id as "difficultyLevelId", name
       from difficulty_levels where difficulty_level_id = any($1)`,
    ),
    ingredients: many(
      "recipeId",
      `select l.recipe_id as key, l.ingredient_id as "ingredientId", i.name, l.quantity, l.unit,
         l.preparation, l.is_optional as "isOptional", l.scales
       from recipe_lines l join ingredients i using (ingredient_id)
       where l.recipe_id = any($1) order by l.recipe_id, l.position`,
    ),
    tags: many(
      "recipeId",
      `select rt.recipe_id as key, t.tag_id as "tagId", t.name from recipe_tags rt
       join tags t using (tag_id) where rt.recipe_id = any($1) order by t.sort_name`,
    ),
    cover: one(
      "recipeId",
      "select recipe_id as key, url, width, height from bench.covers where recipe_id = any($1)",
    ),
    rating,
    viewerHasFavorited,
    viewerNote: one(
      "recipeId",
      `select recipe_id as key, note_id as "noteId", text from notes
       where recipe_id = any($1) and user_id = $2`,
      viewerId,
    ),
    viewerReview: one(
      "recipeId",
      `select recipe_id as key, ${REVIEW} from reviews where recipe_id = any($1) and user_id = $2`,
      viewerId,
    ),
  },
  Review: { author: one("userId", AUTHOR) },
};
