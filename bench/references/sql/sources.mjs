/**
 * The tables that statements read recipes from.
 *
 * @typedef {object} Source
 * @property {string} names the table with a row per recipe, indexed by name
 * @property {string} total the number of recipes
 * @property {(rows: string) => string} recipes recipes `r` with owner `u`, category `c` and difficulty `d`, from rows of `names`
 * @property {object} rating `average`, `count` and `histogram`, and the table `from` which they are
 * @property {string} lines the lines `l` of recipe `r` with their ingredients `i`
 * @property {string} tags the tags `t` of recipe `r`
 */

const withReferences = `join categories c on c.category_id = r.category_id
  join difficulty_levels d on d.difficulty_level_id = r.difficulty_level_id`;

const SCORES = [1, 2, 3, 4, 5];
const COUNT = SCORES.map((score) => `scores[${score}]`).join(" + ");
const SUM = SCORES.map((score) => `${score} * scores[${score}]`).join(" + ");

/** The source tables. */
export const tables = {
  names: "recipes",
  total: "(select count(*) from recipes)",
  recipes: (rows) => `${rows} r join users u on u.user_id = r.owner_id ${withReferences}`,
  rating: {
    average: "avg(score)::float8",
    count: "count(*)",
    histogram: `json_build_array(${SCORES.map((score) => `count(*) filter (where score = ${score})`).join(", ")})`,
    from: "reviews v where v.recipe_id = r.recipe_id",
  },
  lines: `recipe_lines l join ingredients i using (ingredient_id) where l.recipe_id = r.recipe_id`,
  tags: `recipe_tags rt join tags t using (tag_id) where rt.recipe_id = r.recipe_id`,
};

/** The expressions for the fields of a recipe, from the tables. */
const fieldsByTable = {
  name: "text",
  instructions: "text",
  ingredientsNotes: "text",
  description: "text",
  source: "text",
  servings: "integer",
  servingsUnit: "text",
  prepMinutes: "integer",
  cookMinutes: "integer",
  ownTotalMinutes: "integer",
  ownerId: "integer",
  ownerName: "text",
  categoryId: "integer",
  difficultyLevelId: "integer",
  coverDrawing: "text",
  visibility: "text",
  createdAt: "timestamptz",
  updatedAt: "timestamptz",
  lines: "json",
  tagIds: "json",
};

const snake = (name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const columns = (fields) =>
  Object.entries(fields)
    .map(([name, type]) => `"${name}" ${type}`)
    .join(", ");
const renameFields = (fields) =>
  Object.keys(fields)
    .map((name) => `"${name}" as ${snake(name)}`)
    .join(", ");

const lineFields = {
  ingredientId: "integer",
  quantity: "text",
  unit: "text",
  preparation: "text",
  isOptional: "boolean",
  scales: "boolean",
};

/** The documents and counts of Potluck's read model. */
export const documents = {
  names: "recipe_search",
  total: "(select count from facet_counts where facet = '')",
  recipes: (rows) => `(
    select recipe_id, p.sort_name, "ownTotalMinutes" as total_minutes, ${renameFields(fieldsByTable)}
    from ${rows} p join recipe_docs using (recipe_id)
    cross join lateral json_to_record(doc) as fields (${columns(fieldsByTable)})
  ) r cross join lateral (select r.owner_id as user_id, r.owner_name as name) u ${withReferences}`,
  rating: {
    average: `(${SUM})::float8 / nullif(${COUNT}, 0)`,
    count: COUNT,
    histogram: "to_json(scores)",
    from: "recipe_stats s where s.recipe_id = r.recipe_id",
  },
  lines: `(select ${renameFields(lineFields)}, position
      from rows from (json_to_recordset(r.lines) as (${columns(lineFields)})) with ordinality as line (${Object.keys(
        lineFields,
      )
        .map((name) => `"${name}"`)
        .join(", ")}, position)) l join ingredients i using (ingredient_id)`,
  tags: `json_array_elements_text(r.tag_ids) as tag join tags t on t.tag_id = tag::int`,
};
