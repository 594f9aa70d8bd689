import { type ExportFormat, exportFormatKeys, exportFormats } from "../../../shared/exportFormats";
import { replaceExtension } from "../../features/exports/fileNames";
import type { RecipePages } from "../../features/exports/packRecipes";
import { RecipeCollection } from "../../features/exports/collections";
import { recipeFormats } from "../../features/exports/recipeFormats";
import { toRestEnum } from "../enums";
import { queryChoice } from "../query";
import { download } from "../responses";
import type { RestRequest } from "../RestRequest";
import { type Resource, route, type RouteOptions } from "../Route";
import {
  ExportRecipeDocument,
  type ExportRecipeQuery,
  ExportRecipesDocument,
  type ExportRecipesQuery,
} from "./recipeExports.generated";

const collections = Object.keys(RecipeCollection) as (keyof typeof RecipeCollection)[];

const query: NonNullable<RouteOptions<unknown>["query"]> = {
  of: {
    type: "string",
    enum: collections.map(toRestEnum),
    description:
      "The collection: the user's own, the user's favorites or, for admins, all public recipes and the user's own. If omitted, the user's own.",
  },
};

const readCollection = (request: RestRequest) =>
  queryChoice(request, "of", collections, '"of" must be own, favorites or all.') ?? "OWN";

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

const makeCollectionRoute = (format: ExportFormat) => {
  const { collection: extension } = exportFormats[format];
  const { operationId, content, mediaType, pack } = recipeFormats[format].collection;
  return route(`GET /recipes/export.${extension}`, ExportRecipesDocument, {
    operationId,
    summary: `Export ${content}`,
    query,
    variables: (request) => ({ of: readCollection(request), format, after: null }),
    response: download(`potluck-recipes.${extension}`, mediaType, (data, { photos }, rerun) =>
      pack(readPages(data, rerun), photos),
    ),
  });
};

const makeRecipeRoute = (format: ExportFormat) => {
  const { recipe: extension } = exportFormats[format];
  const { operationId, content, mediaType, pack } = recipeFormats[format].recipe;
  return route(`GET /recipes/:recipeId/export.${extension}`, ExportRecipeDocument, {
    operationId,
    summary: `Export ${content}`,
    variables: () => ({ format }),
    response: download(
      ({ recipe }) => replaceExtension(recipe.exported.fileName, extension),
      mediaType,
      (data, { photos }) => pack(readPage(data), photos),
    ),
  });
};

/** The routes of the formats in `recipeFormats`. */
export const recipeExports: Resource = {
  name: "Exports",
  description: "Recipes as files, for other programs",
  routes: [...exportFormatKeys.map(makeCollectionRoute), ...exportFormatKeys.map(makeRecipeRoute)],
};
