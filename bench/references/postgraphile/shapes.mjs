/**
 * PostGraphile returns the same data in different shapes. They are converted before bodies are compared,
 * which is not timed.
 */

const moment = (text) => new Date(text).toISOString();

/** Permissions that depend only on the viewer's role and key, with the values of a member. */
const MAY = { viewerCanEdit: false, viewerCanDelete: false };

const toLines = ({ nodes }) =>
  nodes
    .sort((a, b) => a.position - b.position)
    .map(({ position: _position, ingredient, ...line }) => ({ ...line, name: ingredient.name }));

const toTags = ({ nodes }) =>
  nodes
    .map(({ tag }) => tag)
    .sort((a, b) => (a.sortName < b.sortName ? -1 : 1))
    .map(({ sortName: _sortName, ...tag }) => tag);

/** Returns the given total time, or the sum of the given parts. */
const sumMinutes = ({ prepMinutes, cookMinutes, totalMinutes }) =>
  totalMinutes ??
  (prepMinutes === null && cookMinutes === null ? null : (prepMinutes ?? 0) + (cookMinutes ?? 0));

function toCard({ ratingAverage, ratingCount, ingredients, owner, cover, ...more }) {
  const { prepMinutes: _prep, cookMinutes: _cook, ...recipe } = more;
  return {
    ...recipe,
    ...MAY,
    totalMinutes: sumMinutes(more),
    visibility: recipe.visibility.toUpperCase(),
    ingredients: toLines(ingredients),
    owner: { ...owner, __typename: "Author" },
    cover: { ...cover, __typename: "Image", srcSet: null, placeholder: null },
    rating: { __typename: "Rating", average: ratingAverage, count: ratingCount },
  };
}

function toPage({ data: { recipes } }) {
  const edges = recipes.edges.map(({ cursor, node }) => ({
    __typename: "RecipeEdge",
    cursor,
    matches: null,
    node: toCard(node),
  }));
  return {
    data: {
      viewerCanAddRecipe: false,
      recipes: { ...recipes, __typename: "RecipeConnection", edges },
    },
  };
}

const toReview = (review) => ({ ...review, ...MAY, createdAt: moment(review.createdAt) });

function toRecipe({ data }) {
  const { ratingAverage, ratingCount, ratingHistogram, ...recipe } = data.recipe;
  const { reviews } = recipe;
  return {
    data: {
      recipe: {
        ...recipe,
        ...MAY,
        totalMinutes: sumMinutes(recipe),
        createdAt: moment(recipe.createdAt),
        updatedAt: moment(recipe.updatedAt),
        tags: toTags(recipe.tags),
        ingredients: toLines(recipe.ingredients),
        rating: { average: ratingAverage, count: ratingCount, histogram: ratingHistogram },
        viewerReview: null,
        reviews: {
          ...reviews,
          edges: reviews.edges.map(({ cursor, node }) => ({ cursor, node: toReview(node) })),
        },
      },
    },
  };
}

/** Converters by workload. */
export const shapes = { page: toPage, recipe: toRecipe };
