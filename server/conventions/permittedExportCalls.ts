import { call, type PermittedCall } from "./permittedCall";

/** Taking one's data and recipes along. */
export const exportCalls: PermittedCall[] = [
  call(
    "viewerExport",
    [],
    () => "{ viewerExport }",
    "GET /account/export",
    () => ["GET /account/export"],
  ),
  call(
    "viewerExport with photos",
    [],
    () => "{ viewerExport }",
    "GET /account/export.zip",
    () => ["GET /account/export.zip"],
  ),
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
