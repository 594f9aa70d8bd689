import { Readable } from "node:stream";
import {
  packCooklang,
  packJsonLd,
  packPotluck,
  type RecipePages,
} from "../../features/exports/packRecipes";
import { queryChoice } from "../query";
import { download } from "../responses";
import type { RestRequest } from "../RestRequest";
import { type Resource, route, type RouteOptions } from "../Route";
import type { RecipeCollection, RecipeFormat } from "../schema.generated";
import {
  ExportRecipeDocument,
  type ExportRecipeQuery,
  ExportRecipesDocument,
  type ExportRecipesQuery,
} from "./recipeExports.generated";

const collections = new Map<string, RecipeCollection>([
  ["own", "OWN"],
  ["favorites", "FAVORITES"],
  ["all", "ALL"],
]);

const query: NonNullable<RouteOptions<unknown>["query"]> = {
  of: {
    type: "string",
    enum: [...collections.keys()],
    description:
      "The collection: the user's own, the user's favorites or, for admins, all public recipes and the user's own. If omitted, the user's own.",
  },
};

function readCollection(request: RestRequest): RecipeCollection {
  const of = queryChoice(
    request,
    "of",
    [...collections.keys()],
    '"of" must be own, favorites or all.',
  );
  return collections.get(of ?? "own")!;
}

/** Yields the page that was already read, and then reads the others one by one. */
async function* readPages(
  first: ExportRecipesQuery,
  rerun: (variables: object) => Promise<ExportRecipesQuery>,
): RecipePages {
  let page = first.exportedRecipes;
  for (;;) {
    yield page.edges.map(({ node }) => node.exported);
    if (!page.pageInfo.hasNextPage) return;
    page = (await rerun({ after: page.pageInfo.endCursor })).exportedRecipes;
  }
}

async function* readPage({ recipe }: ExportRecipeQuery): RecipePages {
  yield [recipe.exported];
}

const collection = (format: RecipeFormat) => ({
  query,
  variables: (request: RestRequest) => ({ of: readCollection(request), format, after: null }),
});

const single = (format: RecipeFormat) => ({ variables: () => ({ format }) });

const ZIP = "application/zip";
const JSON_LD = "application/ld+json";

const asText = (mediaType: string) =>
  download<ExportRecipeQuery>(
    ({ recipe }) => recipe.exported.fileName,
    mediaType,
    ({ recipe }) => Readable.from([Buffer.from(recipe.exported.text)], { objectMode: false }),
  );

export const recipeExports: Resource = {
  name: "Exports",
  description: "Recipes as files, for other programs",
  routes: [
    route("GET /recipes/export.zip", ExportRecipesDocument, {
      operationId: "exportRecipes",
      summary: "Export recipes with their photos as an archive that can be imported again",
      ...collection("POTLUCK"),
      response: download("potluck-recipes.zip", ZIP, (data, { photos }, rerun) =>
        packPotluck(readPages(data, rerun), photos),
      ),
    }),
    route("GET /recipes/export.cook.zip", ExportRecipesDocument, {
      operationId: "exportRecipesAsCooklang",
      summary: "Export recipes as a ZIP archive of Cooklang files, with their covers",
      ...collection("COOKLANG"),
      response: download("potluck-recipes.cook.zip", ZIP, (data, { photos }, rerun) =>
        packCooklang(readPages(data, rerun), photos),
      ),
    }),
    route("GET /recipes/export.jsonld", ExportRecipesDocument, {
      operationId: "exportRecipesAsJsonLd",
      summary: "Export recipes as a list of schema.org recipes",
      ...collection("JSON_LD"),
      response: download("potluck-recipes.jsonld", JSON_LD, (data, _services, rerun) =>
        packJsonLd(readPages(data, rerun)),
      ),
    }),
    route("GET /recipes/:recipeId/export.zip", ExportRecipeDocument, {
      operationId: "exportRecipe",
      summary: "Export a recipe with its photos as an archive that can be imported again",
      ...single("POTLUCK"),
      response: download(
        ({ recipe }) => recipe.exported.fileName.replace(/json$/, "zip"),
        ZIP,
        (data, { photos }) => packPotluck(readPage(data), photos),
      ),
    }),
    route("GET /recipes/:recipeId/export.cook", ExportRecipeDocument, {
      operationId: "exportRecipeAsCooklang",
      summary: "Export a recipe as a Cooklang file",
      ...single("COOKLANG"),
      response: asText("text/plain"),
    }),
    route("GET /recipes/:recipeId/export.jsonld", ExportRecipeDocument, {
      operationId: "exportRecipeAsJsonLd",
      summary: "Export a recipe as schema.org describes it",
      ...single("JSON_LD"),
      response: asText(JSON_LD),
    }),
  ],
};
