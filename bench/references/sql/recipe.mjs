import { VIEWER } from "../session.mjs";
import { cursor, id, lines, moment, object, tags, totalMinutes } from "./fields.mjs";

const may = (owner) => `(viewer.role_name = 'admin' or ${owner} = viewer.user_id)`;

const rating = ({ rating: { average, count, histogram, from } }) =>
  `(select ${object({ average, count, histogram })} from ${from})`;

const review = object({
  id: id("Review", "v.review_id"),
  reviewId: "v.review_id",
  score: "v.score",
  text: "v.text",
  createdAt: moment("v.created_at"),
  viewerCanEdit: "v.user_id = viewer.user_id",
  viewerCanDelete: may("v.user_id"),
  author: object({ userId: "a.user_id", name: "a.name" }),
});

const reviews = ({ rating: { count, from } }) => `(select ${object({
  totalCount: `(select ${count} from ${from})`,
  pageInfo: object({
    hasNextPage: "count(*) > 10",
    endCursor: `(array_agg(${cursor("p.review_id")} order by p.review_id desc))[least(count(*), 10)]`,
  }),
  edges: `coalesce(json_agg(p.edge order by p.review_id desc) filter (where p.row <= 10), '[]')`,
})} from (
    select v.review_id, row_number() over (order by v.review_id desc) as row,
      ${object({ cursor: cursor("v.review_id"), node: review })} as edge
    from reviews v join users a on a.user_id = v.user_id
    where v.recipe_id = r.recipe_id order by v.review_id desc limit 11) p)`;

const recipe = (source) =>
  object({
    id: id("Recipe", "r.recipe_id"),
    recipeId: "r.recipe_id",
    name: "r.name",
    instructions: "r.instructions",
    ingredientsNotes: "r.ingredients_notes",
    description: "r.description",
    servings: "r.servings",
    servingsUnit: "r.servings_unit",
    prepMinutes: "r.prep_minutes",
    cookMinutes: "r.cook_minutes",
    totalMinutes,
    createdAt: moment("r.created_at"),
    updatedAt: moment("r.updated_at"),
    owner: object({ userId: "u.user_id", name: "u.name" }),
    category: object({ categoryId: "c.category_id", name: "c.name" }),
    difficultyLevel: object({ difficultyLevelId: "d.difficulty_level_id", name: "d.name" }),
    tags: tags(source, object({ tagId: "t.tag_id", name: "t.name" })),
    ingredients: lines(
      source,
      object({
        ingredientId: "l.ingredient_id",
        name: "i.name",
        quantity: "l.quantity",
        unit: "l.unit",
        isOptional: "l.is_optional",
        scales: "l.scales",
      }),
    ),
    rating: rating(source),
    viewerHasFavorited: `exists (select from favorites f
    where f.recipe_id = r.recipe_id and f.user_id = viewer.user_id)`,
    viewerCanEdit: may("r.owner_id"),
    viewerCanDelete: may("r.owner_id"),
    viewerNote: `(select ${object({ id: id("Note", "n.note_id"), text: "n.text" })} from notes n
    where n.recipe_id = r.recipe_id and n.user_id = viewer.user_id)`,
    viewerReview: `(select ${object({ id: id("Review", "v.review_id") })} from reviews v
    where v.recipe_id = r.recipe_id and v.user_id = viewer.user_id)`,
    reviews: reviews(source),
  });

/** One recipe for a viewer. */
export function recipeWithReviews(source) {
  const text = `with viewer as (${VIEWER("$1::uuid", "$2::int")})
    select json_build_object('data', json_build_object('recipe', ${recipe(source)}))::text as body
    from viewer cross join ${source.recipes(`(select * from ${source.names} where recipe_id = $3)`)}`;
  return ({ recipeId }, token) => ({
    name: "RecipeWithReviews",
    values: [token.sessionId, token.userId, recipeId],
    text,
  });
}

const INSERT_REVIEW = `
  insert into reviews (user_id, recipe_id, score, text)
  select viewer.user_id, $3, $4, $5 from (${VIEWER("$1::uuid", "$2::int")}) viewer
  on conflict do nothing returning review_id`;

const selectReview = (source) => `
  with viewer as (${VIEWER("$1::uuid", "$2::int")})
  select json_build_object('data', json_build_object('createReview', ${object({
    id: id("Review", "v.review_id"),
    reviewId: "v.review_id",
    recipe: object({
      id: id("Recipe", "r.recipe_id"),
      rating: rating(source),
      viewerReview: review,
    }),
  })}))::text as body
  from reviews v join recipes r using (recipe_id) join viewer using (user_id)
  join users a using (user_id) where v.review_id = $3`;

/** Adds a review; a second statement reads the rating, which includes the review. */
export function createReview(source) {
  const text = selectReview(source);
  return async ({ recipeId, input }, { sessionId, userId }, pool) => {
    const { rows } = await pool.query({
      name: "INSERT_REVIEW",
      text: INSERT_REVIEW,
      values: [sessionId, userId, recipeId, input.score, input.text],
    });
    if (!rows[0]) throw new Error("The review was refused.");
    return { name: "REVIEWED", text, values: [sessionId, userId, rows[0].review_id] };
  };
}

const favorite =
  (field, name, has, change) =>
  ({ recipeId }, { sessionId, userId }) => ({
    name,
    values: [sessionId, userId, recipeId],
    text: `with viewer as (${VIEWER("$1::uuid", "$2::int")}), changed as (${change})
      select json_build_object('data', json_build_object('${field}', ${object({
        id: id("Recipe", "recipe_id"),
        viewerHasFavorited: has,
      })}))::text as body from recipes, viewer where recipe_id = $3`,
  });

export const AddFavorite = favorite(
  "addFavorite",
  "AddFavorite",
  "true",
  "insert into favorites (user_id, recipe_id) select user_id, $3 from viewer on conflict do nothing",
);

export const RemoveFavorite = favorite(
  "removeFavorite",
  "RemoveFavorite",
  "false",
  "delete from favorites using viewer where favorites.user_id = viewer.user_id and recipe_id = $3",
);
