import { paths } from "./paths";

const addressesOf = (kind: typeof paths.tags) => [
  kind.list(),
  kind.new(),
  kind.edit(":id"),
  kind.delete(":id"),
];

it("The addresses of the client are these", () => {
  const all = {
    home: paths.home(),
    login: paths.login(),
    register: paths.register(),
    recipes: paths.recipes(),
    recipesNarrowed: paths.recipes("search=soup"),
    recipe: paths.recipe(":recipeId"),
    newRecipe: paths.newRecipe(),
    editRecipe: paths.editRecipe(":recipeId"),
    newReview: paths.newReview(":recipeId"),
    editReview: paths.editReview(":id"),
    deleteReview: paths.deleteReview(":id"),
    users: paths.users(),
    user: paths.user(":id"),
    editUser: paths.editUser(":id"),
    deleteUser: paths.deleteUser(":id"),
    figures: paths.figures(),
    tags: addressesOf(paths.tags),
    categories: addressesOf(paths.categories),
    difficultyLevels: addressesOf(paths.difficultyLevels),
    ingredients: addressesOf(paths.ingredients),
    forbidden: paths.forbidden(),
    notFound: paths.notFound(),
  };
  expect(all).toEqual({
    home: "/",
    login: "/login",
    register: "/register",
    recipes: "/recipes",
    recipesNarrowed: "/recipes?search=soup",
    recipe: "/recipes/:recipeId",
    newRecipe: "/recipes/new",
    editRecipe: "/recipes/:recipeId/edit",
    newReview: "/reviews/:recipeId/new",
    editReview: "/reviews/:id/edit",
    deleteReview: "/reviews/:id/delete",
    users: "/users",
    user: "/users/:id",
    editUser: "/users/:id/edit",
    deleteUser: "/users/:id/delete",
    figures: "/admin",
    tags: ["/tags", "/tags/new", "/tags/:id/edit", "/tags/:id/delete"],
    categories: [
      "/categories",
      "/categories/new",
      "/categories/:id/edit",
      "/categories/:id/delete",
    ],
    difficultyLevels: [
      "/difficulty-levels",
      "/difficulty-levels/new",
      "/difficulty-levels/:id/edit",
      "/difficulty-levels/:id/delete",
    ],
    ingredients: [
      "/ingredients",
      "/ingredients/new",
      "/ingredients/:id/edit",
      "/ingredients/:id/delete",
    ],
    forbidden: "/forbidden",
    notFound: "/not-found",
  });
});
