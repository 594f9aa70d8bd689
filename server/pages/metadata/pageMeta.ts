import type { Request } from "express";
import type { Context } from "../../graphql/context";
import type { PageMeta } from "./PageMetaTags";
import { PICTURE, type Picture, makeRecipeQuery } from "./PublicRecipe";
import { pictureSizes } from "./pictureSizes";
import { recipeMeta } from "./recipeMeta";
import { makeVisitorQuery, type Site } from "./Site";
import { makeSiteTexts, texts } from "./texts";

/**
 * A function that creates the metadata of the requested page for the viewer of a context; throws if
 * the page has an error status.
 */
export type PageMetaResolver = (
  request: Request<Record<string, string>>,
  context: Context,
) => Promise<PageMeta>;

interface FirstRecipe {
  recipes: { edges: { node: { cover: Picture } }[] };
}

/** Makes a query for the picture of the first recipe that visitors see; null if there are no recipes. */
function makeFirstPictureQuery(site: Site, sort: string) {
  const queryRecipes = makeVisitorQuery<FirstRecipe>(
    site,
    `query FirstPicture { recipes(first: 1, sort: ${sort}) { edges { node { cover { ${PICTURE} } } } } }`,
  );
  return async (context: Context): Promise<Picture | null> => {
    const { recipes } = await queryRecipes({}, context.viewer ? undefined : context);
    return recipes.edges[0]?.node.cover ?? null;
  };
}

/** Reads the key in the link of an unlisted recipe. */
const readKey = ({ key }: Record<string, unknown>): string | null =>
  typeof key === "string" && key !== "" ? key : null;

/** Makes the metadata of public pages, by path. */
export function pageMeta(site: Site): Record<string, PageMetaResolver> {
  const findBestLovedPicture = makeFirstPictureQuery(site, "BEST_LOVED");
  const findFirstPicture = makeFirstPictureQuery(site, "NAME_ASC");
  const findRecipe = makeRecipeQuery(site);
  return {
    "/": async (_request, context) => ({
      title: null,
      description: site.settings().welcomeText ?? makeSiteTexts(site.name()).home,
      path: "/",
      image: await findBestLovedPicture(context),
      // The picture is not preloaded, because the page begins with text on phones.
      imageSizes: null,
      type: "website",
      extraTags: [],
    }),
    "/recipes": async ({ query }, context) => ({
      title: texts.list.title,
      description: makeSiteTexts(site.name()).list,
      path: "/recipes",
      image: await findFirstPicture(context),
      // The picture is preloaded only without filters, because a filtered or sorted list begins
      // with another recipe.
      imageSizes: Object.keys(query).length === 0 ? pictureSizes.card : null,
      type: "website",
      extraTags: [],
    }),
    "/recipes/:recipeId": async ({ params, query }, context) => {
      const key = readKey(query);
      return recipeMeta(site.url(), await findRecipe(params["recipeId"]!, key, context), key);
    },
    // Profiles require a login, so their metadata contains no name.
    "/users/:id": async ({ path }) => ({
      title: null,
      description: site.settings().welcomeText ?? makeSiteTexts(site.name()).home,
      path,
      image: null,
      imageSizes: null,
      type: "website",
      extraTags: [],
    }),
  };
}
