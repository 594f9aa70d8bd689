import type { RequestHandler } from "express";
import { formatLine } from "../../features/exports/formatLine";
import { escapeHtml } from "../../lib/text";
import { PUBLIC_RECIPE, type PublicRecipe, recipePath } from "./PublicRecipe";
import { latest, publish } from "./publish";
import { descriptionOf } from "./recipeMeta";
import { visitorQuery, type Site } from "./Site";
import { texts } from "./texts";
import { DECLARATION, element, inXml } from "./xml";

/** How many recipes a feed holds. */
const NEWEST = 20;

const listOf = (name: "ol" | "ul", items: readonly string[]): string =>
  items.length > 0
    ? `<${name}>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join("")}</${name}>`
    : "";

/** A recipe as HTML: what it needs, and what to do. */
const contentOf = ({ ingredients, steps: sections }: PublicRecipe): string =>
  listOf("ul", ingredients.map(formatLine)) +
  sections
    .map(
      ({ heading, steps }) =>
        (heading === null ? "" : `<h2>${escapeHtml(heading)}</h2>`) + listOf("ol", steps),
    )
    .join("");

function entryOf(url: string, recipe: PublicRecipe): string {
  const place = url + recipePath(recipe.recipeId);
  return [
    "<entry>",
    element("title", recipe.name),
    element("id", place),
    `<link rel="alternate" type="text/html" href="${inXml(place)}"/>`,
    element("published", recipe.createdAt.toISOString()),
    element("updated", recipe.updatedAt.toISOString()),
    `<author>${element("name", recipe.owner.name)}</author>`,
    `<category term="${inXml(recipe.category.name)}"/>`,
    element("summary", descriptionOf(recipe)),
    `<content type="html">${inXml(contentOf(recipe))}</content>`,
    "</entry>",
  ].join("\n");
}

/** `/feed.atom`: the newest recipes with full content (RFC 4287). */
export function feed(site: Site): RequestHandler {
  const ask = visitorQuery<{ recipes: { edges: { node: PublicRecipe }[] } }>(
    site,
    `query Feed($first: Int!) {
      recipes(first: $first, sort: NEWEST) { edges { node { ...PublicRecipe } } }
    } ${PUBLIC_RECIPE}`,
  );
  return async (_request, response) => {
    const { edges } = (await ask({ first: NEWEST })).recipes;
    const recipes = edges.map(({ node }) => node);
    const url = site.url();
    const updated = latest(recipes.map(({ updatedAt }) => updatedAt));
    const lines = [
      `${DECLARATION}<feed xmlns="http://www.w3.org/2005/Atom">`,
      element("title", texts.newest),
      element("id", `${url}/feed.atom`),
      `<link rel="self" type="application/atom+xml" href="${inXml(url)}/feed.atom"/>`,
      `<link rel="alternate" type="text/html" href="${inXml(url)}/recipes"/>`,
      element("updated", updated.toISOString()),
      ...recipes.map((recipe) => entryOf(url, recipe)),
      "</feed>\n",
    ];
    publish(response, "application/atom+xml", lines.join("\n"), updated);
  };
}
