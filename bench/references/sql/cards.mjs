import { cursor, id, lines, readCursor, totalMinutes, castFields } from "./fields.mjs";

const rating = ({ rating: { average, count, from } }) =>
  `(select ${castFields("Rating", { average, count })} from ${from})`;

const card = (source) =>
  castFields("Recipe", {
    id: id("Recipe", "r.recipe_id"),
    recipeId: "r.recipe_id",
    name: "r.name",
    instructions: "r.instructions",
    ingredientsNotes: "r.ingredients_notes",
    owner: castFields("Author", { userId: "u.user_id", name: "u.name" }),
    category: castFields("Category", { id: id("Category", "c.category_id"), name: "c.name" }),
    difficultyLevel: castFields("DifficultyLevel", {
      id: id("DifficultyLevel", "d.difficulty_level_id"),
      name: "d.name",
    }),
    ingredients: lines(
      source,
      castFields("RecipeIngredient", {
        ingredientId: "l.ingredient_id",
        name: "i.name",
        quantity: "l.quantity",
        unit: "l.unit",
        preparation: "l.preparation",
        isOptional: "l.is_optional",
      }),
    ),
    cover: castFields("Image", {
      url: "o.url",
      width: "o.width",
      height: "o.height",
      srcSet: "null",
      placeholder: "null",
    }),
    totalMinutes,
    rating: rating(source),
    viewerHasFavorited: "false",
    viewerCanEdit: "false",
    viewerCanDelete: "false",
    visibility: "upper(r.visibility)",
  });

const page = (source) => `
  with page as (
    select * from ${source.names} where (sort_name, recipe_id) > ($2, $3)
    order by sort_name, recipe_id limit $1 + 1
  ), shown as (select * from page order by sort_name, recipe_id limit $1),
  edges as (
    select json_agg(${castFields("RecipeEdge", {
      cursor: cursor("to_json(r.sort_name)", "r.recipe_id"),
      matches: "null",
      node: card(source),
    })} order by r.sort_name, r.recipe_id) as json
    from ${source.recipes("shown")} join bench.covers o on o.recipe_id = r.recipe_id
  ), last as (select * from shown order by sort_name desc, recipe_id desc limit 1)
  select json_build_object('data', json_build_object(
    'viewerCanAddRecipe', false,
    'recipes', ${castFields("RecipeConnection", {
      totalCount: source.total,
      pageInfo: castFields("PageInfo", {
        hasNextPage: "(select count(*) > $1 from page)",
        endCursor: `(select ${cursor("to_json(sort_name)", "recipe_id")} from last)`,
      }),
      edges: "(select coalesce(json, '[]') from edges)",
    })}))::text as body`;

/** The client's page of cards for a visitor, sorted by name. */
export function recipesPage(source) {
  const text = page(source);
  return ({ first, after }) => ({
    name: "RecipesPage",
    text,
    values: [first, ...(after ? readCursor(after) : ["", 0])],
  });
}

/** The conditions of a filter in hand-written SQL. */
export function conditions(filter, values) {
  const parameter = (value) => `$${values.push(value)}`;
  const { search, tagId, ingredientId, categoryId, difficultyLevelId, ownerId } = filter ?? {};
  const parts = ["true"];
  if (search) {
    const foldedSearch = search
      .normalize("NFKD")
      .replace(/\p{Mark}/gu, "")
      .toLowerCase()
      .trim();
    parts.push(`strpos(r.sort_name, ${parameter(foldedSearch)}) > 0`);
  }
  if (categoryId) parts.push(`r.category_id = ${parameter(categoryId)}`);
  if (difficultyLevelId) parts.push(`r.difficulty_level_id = ${parameter(difficultyLevelId)}`);
  if (ownerId) parts.push(`r.owner_id = ${parameter(ownerId)}`);
  const has = (table, column, value) =>
    `exists (select from ${table} x where x.recipe_id = r.recipe_id and x.${column} = ${parameter(value)})`;
  if (tagId) parts.push(has("recipe_tags", "tag_id", tagId));
  if (ingredientId) parts.push(has("recipe_lines", "ingredient_id", ingredientId));
  return parts.join(" and ");
}
