import { paths } from "./paths";

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
    forbidden: "/forbidden",
    notFound: "/not-found",
  });
});
