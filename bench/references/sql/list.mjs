import { moment, object, readCursor, tags, totalMinutes } from "./fields.mjs";

const recipe = (source) =>
  object({
    recipeId: "r.recipe_id",
    recipeName: "r.name",
    userName: "u.name",
    ownerId: "u.user_id",
    ingredientsNotes: "r.ingredients_notes",
    recipeInstructions: "r.instructions",
    categoryId: "c.category_id",
    categoryName: "c.name",
    difficultyLevelId: "d.difficulty_level_id",
    difficultyLevel: "d.name",
    recipeIngredients: `(select coalesce(json_agg(${object({
      ingredientId: "l.ingredient_id",
      ingredientName: "l.name",
      quantity: "l.quantity",
      unit: "l.unit",
      preparation: "l.preparation",
      isOptional: "l.is_optional",
      scales: "l.scales",
      amount: "m.amount",
    })} order by l.position), '[]')
    from (select l.*, i.name from ${source.lines}) l
    left join bench.amounts m on m.quantity = coalesce(l.quantity, '') and m.unit = coalesce(l.unit, ''))`,
    recipeTags: tags(source, object({ tagId: "t.tag_id", tagName: "t.name" })),
    recipeDescription: "r.description",
    recipeSource: "r.source",
    servings: "r.servings",
    servingsUnit: "r.servings_unit",
    prepMinutes: "r.prep_minutes",
    cookMinutes: "r.cook_minutes",
    totalMinutes,
    averageScore: `(select round((${source.rating.average})::numeric, 1)::float8 from ${source.rating.from})`,
    reviewCount: `(select ${source.rating.count} from ${source.rating.from})`,
    coverDrawing: "lower(r.cover_drawing)",
    visibility: "r.visibility",
    link: "null",
    photos: "'[]'::json",
    createdAt: moment("r.created_at"),
    updatedAt: moment("r.updated_at"),
  });

const selectList = (source, rows, order) => `
  select coalesce(json_agg(${recipe(source)} order by ${order}), '[]')::text as body
  from ${source.recipes(rows)}`;

/** All recipes with all fields, by key. */
export function wholeList(source) {
  const text = selectList(source, source.names, "r.recipe_id");
  return () => ({ name: "list", text, values: [] });
}

/** A page of recipes with all fields, by name. */
export function listPage(source) {
  const text = selectList(
    source,
    `(select * from ${source.names} where (sort_name, recipe_id) > ($2, $3)
      order by sort_name, recipe_id limit $1)`,
    "r.sort_name, r.recipe_id",
  );
  return ({ first, after }) => ({
    name: "listPage",
    text,
    values: [Number(first), ...(after ? readCursor(after) : ["", 0])],
  });
}
