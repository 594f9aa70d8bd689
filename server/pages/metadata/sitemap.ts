import type { RequestHandler } from "express";
import { memoize, findLatest, publish } from "./publish";
import { type PublicRecipe, recipePath } from "./PublicRecipe";
import { makeVisitorQuery, type Site } from "./Site";
import { DECLARATION, element } from "./xml";

/**
 * The protocol's maximum number of URLs in one file; further recipes are omitted, the oldest first.
 */
const MAX_ADDRESSES = 50_000;

/** The pages other than recipes that search engines should find. */
const PAGES = ["/", "/recipes"];

const MAX_RECIPES = MAX_ADDRESSES - PAGES.length;

type SitemapRecipe = Pick<PublicRecipe, "recipeId" | "updatedAt">;

function renderSitemap(url: string, recipes: readonly SitemapRecipe[]): string {
  const entries = [
    ...PAGES.map((path) => element("loc", url + path)),
    ...recipes.map(
      ({ recipeId, updatedAt }) =>
        element("loc", url + recipePath(recipeId)) + element("lastmod", updatedAt.toISOString()),
    ),
  ];
  const lines = entries.map((entry) => `<url>${entry}</url>\n`).join("");
  return `${DECLARATION}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines}</urlset>\n`;
}

/**
 * Handles `/sitemap.xml`: the addresses of all recipes and the dates of their last edits, for
 * search engines.
 */
export function sitemap(site: Site): RequestHandler {
  const queryRecipes = makeVisitorQuery<{ recipes: { edges: { node: SitemapRecipe }[] } }>(
    site,
    `query Sitemap($first: Int!) {
      recipes(first: $first, sort: NEWEST) { edges { node { recipeId updatedAt } } }
    }`,
    MAX_RECIPES,
  );
  // The result is cached, because rendering 50,000 recipes occupies a process for some seconds.
  const make = memoize(async () => {
    const { edges } = (await queryRecipes({ first: MAX_RECIPES })).recipes;
    const recipes = edges.map(({ node }) => node);
    return {
      body: renderSitemap(site.url(), recipes),
      changed: findLatest(recipes.map(({ updatedAt }) => updatedAt)),
    };
  });
  return async (_request, response) => {
    const { body, changed } = await make();
    publish(response, "application/xml", body, changed);
  };
}
