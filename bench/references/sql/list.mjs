import { moment, object, readCursor, tags, totalMinutes } from "./fields.mjs";

const recipe = object({
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
    ingredientName: "i.name",
    quantity: "l.quantity",
    unit: "l.unit",
    preparation: "l.preparation",
    isOptional: "l.is_optional",
    scales: "l.scales",
    amount: "m.amount",
  })} order by l.position), '[]')
    from recipe_ingredients l join ingredients i using (ingredient_id)
    left join bench.amounts m on m.quantity = coalesce(l.quantity, '') and m.unit = coalesce(l.unit, '')
    where l.recipe_id = r.recipe_id)`,
  recipeTags: tags(object({ tagId: "t.tag_id", tagName: "t.name" })),
  recipeDescription: "r.description",
  recipeSource: "r.source",
  servings: "r.servings",
  servingsUnit: "r.servings_unit",
  prepMinutes: "r.prep_minutes",
  cookMinutes: "r.cook_minutes",
  totalMinutes,
  coverDrawing: "r.cover_drawing",
  visibility: "upper(r.visibility)",
  link: "null",
  photos: "'[]'::json",
  createdAt: moment("r.created_at"),
  updatedAt: moment("r.updated_at"),
});

const listed = (recipes, order) => `
  select coalesce(json_agg(${recipe} order by ${order}), '[]')::text as body
  from ${recipes} r join users u on u.user_id = r.owner_id join categories c using (category_id)
  join difficulty_levels d using (difficulty_level_id)`;

/** All recipes, whole and by key. */
export const list = () => ({ name: "list", text: listed("recipes", "r.recipe_id"), values: [] });

/** A page of whole recipes, by name. */
export const listPage = ({ first, after }) => ({
  name: "listPage",
  text: listed(
    `(select * from recipes where (sort_name, recipe_id) > ($2, $3)
      order by sort_name, recipe_id limit $1)`,
    "r.sort_name, r.recipe_id",
  ),
  values: [Number(first), ...(after ? readCursor(after) : ["", 0])],
});
