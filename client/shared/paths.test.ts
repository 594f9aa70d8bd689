import { paths } from "./paths";

it("The addresses of the client are these", () => {
  const all = {
    home: paths.home(),
    login: paths.login(),
    register: paths.register(),
    recipes: paths.recipes(),
    recipesNarrowed: paths.recipes("search=soup"),
    recipe: paths.recipe(":recipeId"),
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
    forbidden: "/forbidden",
    notFound: "/not-found",
  });
});
