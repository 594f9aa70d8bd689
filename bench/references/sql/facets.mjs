import { conditions } from "./cards.mjs";
import { object } from "./fields.mjs";

const option = object({ value: "value", label: "name", count: "count" });

/** Counts of one facet; the facet's own filter and unused options are left out. */
function counts({ uses, words, own: ownField }, filter, values) {
  const where = conditions({ ...filter, [ownField]: null }, values);
  return `(select coalesce(json_agg(${option} order by place), '[]') from (
    select w.value, w.name, w.place, count(f.recipe_id)::int as count
    from (${uses}) x join (${words}) w using (value)
    left join (select r.recipe_id from recipes r where ${where}) f using (recipe_id)
    group by w.value, w.name, w.place) counted)`;
}

const namedWords = (table, key, sortColumn = "sort_name") =>
  `select ${key} as value, name, ${sortColumn} as place from ${table}`;

const kinds = {
  tags: {
    uses: "select recipe_id, tag_id as value from recipe_tags",
    words: namedWords("tags", "tag_id"),
    own: "tagId",
  },
  ingredients: {
    uses: "select distinct recipe_id, ingredient_id as value from recipe_lines",
    words: namedWords("ingredients", "ingredient_id"),
    own: "ingredientId",
  },
  categories: {
    uses: "select recipe_id, category_id as value from recipes",
    words: namedWords("categories", "category_id"),
    own: "categoryId",
  },
  difficultyLevels: {
    uses: "select recipe_id, difficulty_level_id as value from recipes",
    words: namedWords("difficulty_levels", "difficulty_level_id", "difficulty_level_id"),
    own: "difficultyLevelId",
  },
};

/** The options of the four filters. */
export function Facets({ filter }) {
  const values = [];
  const facets = Object.fromEntries(
    Object.entries(kinds).map(([name, kind]) => [name, counts(kind, filter, values)]),
  );
  return {
    name: `Facets ${Object.keys(filter ?? {}).sort()}`,
    values,
    text: `select json_build_object('data', json_build_object('recipeFacets', ${object(facets)}))::text as body`,
  };
}
