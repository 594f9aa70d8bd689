import type { RequestHandler } from "express";
import { memoize, latest, publish } from "./publish";
import { type PublicRecipe, recipePath } from "./PublicRecipe";
import { visitorQuery, type Site } from "./Site";
import { DECLARATION, element } from "./xml";

/** The protocol allows so many addresses in one file; of more recipes the newest are named. */
const MOST_ADDRESSES = 50_000;

/** The pages beside recipes that are worth finding. */
const PAGES = ["/", "/recipes"];

const MOST_RECIPES = MOST_ADDRESSES - PAGES.length;

type Place = Pick<PublicRecipe, "recipeId" | "updatedAt">;

function documentOf(url: string, recipes: readonly Place[]): string {
  const places = [
    ...PAGES.map((path) => element("loc", url + path)),
    ...recipes.map(
      ({ recipeId, updatedAt }) =>
        element("loc", url + recipePath(recipeId)) + element("lastmod", updatedAt.toISOString()),
    ),
  ];
  const lines = places.map((place) => `<url>${place}</url>\n`).join("");
  return `${DECLARATION}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines}</urlset>\n`;
}

/** `/sitemap.xml`: where all recipes are and when each was last edited, for search engines. */
export function sitemap(site: Site): RequestHandler {
  const ask = visitorQuery<{ recipes: { edges: { node: Place }[] } }>(
    site,
    `query Sitemap($first: Int!) {
      recipes(first: $first, sort: NEWEST) { edges { node { recipeId updatedAt } } }
    }`,
    MOST_RECIPES,
  );
  // Of 50,000 recipes it takes some seconds, in which a process does little else.
  const make = memoize(async () => {
    const { edges } = (await ask({ first: MOST_RECIPES })).recipes;
    const recipes = edges.map(({ node }) => node);
    return {
      body: documentOf(site.url(), recipes),
      changed: latest(recipes.map(({ updatedAt }) => updatedAt)),
    };
  });
  return async (_request, response) => {
    const { body, changed } = await make();
    publish(response, "application/xml", body, changed);
  };
}
