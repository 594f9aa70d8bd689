/** The client's queries for its pages, without that of the viewer. */
export const queriesByPath: Record<string, [operation: string, variables: object][]> = {
  "/": [
    ["HomePage", { first: 4 }],
    ["MemberHome", { first: 4 }],
    ["AskToContribute", {}],
  ],
  "/recipes": [
    ["RecipesPage", { first: 12, filter: {}, full: true, sort: "NAME_ASC" }],
    ["RecipeFilters", { filter: {} }],
  ],
  "/recipes/1": [["RecipePage", { recipeId: 1, reviews: 10 }]],
  "/users/1": [
    [
      "ProfilePage",
      {
        userId: 1,
        first: 8,
        withDiary: false,
        withFavorites: true,
        withRecipes: false,
        withReviews: false,
      },
    ],
  ],
};
