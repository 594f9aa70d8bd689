import { type RequestHandler, Router } from "express";
import { latest, publish } from "./publish";
import { recipePath } from "./PublicRecipe";
import { question, type Site } from "./Site";
import { DECLARATION, element } from "./xml";

/** The protocol allows so many addresses in one file; of more recipes the newest are named. */
const MOST_ADDRESSES = 50_000;

/** The pages beside recipes that are worth finding. */
const PAGES = ["/", "/recipes"];

const MOST_RECIPES = MOST_ADDRESSES - PAGES.length;

interface Named {
  recipes: { edges: { node: { recipeId: number; updatedAt: Date } }[] };
}

/** `/sitemap.xml`: where all recipes are and when each was last edited, for search engines. */
export function sitemap(site: Site): Router {
  const ask = question<Named>(
    site,
    "The sitemap",
    `query ($first: Int!) {
      recipes(first: $first, sort: NEWEST) { edges { node { recipeId updatedAt } } }
    }`,
    MOST_RECIPES,
  );
  const show: RequestHandler = async (_request, response) => {
    const { edges } = (await ask({ first: MOST_RECIPES })).recipes;
    const url = site.url();
    const places = [
      ...PAGES.map((path) => element("loc", url + path)),
      ...edges.map(
        ({ node }) =>
          element("loc", url + recipePath(node.recipeId)) +
          element("lastmod", node.updatedAt.toISOString()),
      ),
    ];
    const body = places.map((place) => `<url>${place}</url>\n`).join("");
    publish(
      response,
      "application/xml",
      `${DECLARATION}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${body}</urlset>\n`,
      latest(edges.map(({ node }) => node.updatedAt)),
    );
  };
  return Router().get("/sitemap.xml", show);
}
