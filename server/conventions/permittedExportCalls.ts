import { call, type PermittedCall } from "./permittedCall";

/** Taking recipes along. */
export const exportCalls: PermittedCall[] = [
  call(
    "exportedRecipes",
    [],
    () => "{ exportedRecipes(of: OWN) { totalCount } }",
    "GET /recipes/export.zip",
    () => ["GET /recipes/export.zip"],
  ),
  ...(["ALL", "FAVORITES"] as const).map((of) =>
    call(
      `exportedRecipes of ${of}`,
      [],
      () => `{ exportedRecipes(of: ${of}) { totalCount } }`,
      of === "ALL" ? "GET /recipes/export.jsonld" : "GET /recipes/export.cook.zip",
      () =>
        of === "ALL"
          ? ["GET /recipes/export.jsonld?of=all"]
          : ["GET /recipes/export.cook.zip?of=favorites"],
    ),
  ),
  ...["zip", "jsonld", "cook"].map((extension) =>
    call(
      `recipe as ${extension}`,
      ["recipe"],
      ({ recipe }) => `{ recipe(recipeId: ${recipe}) { exported(format: POTLUCK) { fileName } } }`,
      `GET /recipes/:recipeId/export.${extension}`,
      ({ recipe }) => [`GET /recipes/${recipe}/export.${extension}`],
    ),
  ),
];
