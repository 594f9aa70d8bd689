/**
 * Recipes whose pages may take long to render.
 * @type {{ name: string, input: object, views: (recipeId: number) => string[] }[]} `input` is a `RecipeInput` of GraphQL,
 *   without the keys of its category and its difficulty level
 */
export const hostileRecipes = [
  {
    name: "20,000 halves",
    input: { name: "Halves", instructions: "½".repeat(20_000) },
    views: (id) => [`/recipes/${id}?servings=8`, `/recipes/${id}`],
  },
  {
    name: "an honest paragraph of 20 kB",
    input: {
      name: "Long",
      instructions: "Add 200 g flour and 1 ½ cups of milk, then bake for 20 minutes at 180 °C. "
        .repeat(270)
        .slice(0, 20_000)
        .trim(),
    },
    views: (id) => [`/recipes/${id}?servings=8`, `/recipes/${id}`],
  },
  {
    name: "6,600 headings",
    input: { name: "Headings", instructions: "a:\n".repeat(6_600).trim() },
    views: (id) => [`/recipes/${id}?servings=8`, `/recipes/${id}`],
  },
];
