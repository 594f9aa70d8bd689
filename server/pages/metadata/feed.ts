import type { RequestHandler } from "express";
import { formatLine } from "../../features/exports/formatLine";
import { escapeHtml } from "../../lib/text";
import { PUBLIC_RECIPE, type PublicRecipe, recipePath } from "./PublicRecipe";
import { findLatest, publish } from "./publish";
import { describeRecipe } from "./recipeMeta";
import { makeVisitorQuery, type Site } from "./Site";
import { makeSiteTexts } from "./texts";
import { DECLARATION, element, escapeXml } from "./xml";

/** The number of recipes in a feed. */
const FEED_LENGTH = 20;

const renderList = (name: "ol" | "ul", items: readonly string[]): string =>
  items.length > 0
    ? `<${name}>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join("")}</${name}>`
    : "";

/** Renders a recipe as HTML: its ingredients and its steps. */
const renderContent = ({ ingredients, language, steps: sections }: PublicRecipe): string =>
  renderList(
    "ul",
    ingredients.map((line) => formatLine(line, language)),
  ) +
  sections
    .map(
      ({ heading, steps }) =>
        (heading === null ? "" : `<h2>${escapeHtml(heading)}</h2>`) + renderList("ol", steps),
    )
    .join("");

function renderEntry(url: string, recipe: PublicRecipe): string {
  const address = url + recipePath(recipe.recipeId);
  return [
    "<entry>",
    element("title", recipe.name),
    element("id", address),
    `<link rel="alternate" type="text/html" href="${escapeXml(address)}"/>`,
    element("published", recipe.createdAt.toISOString()),
    element("updated", recipe.updatedAt.toISOString()),
    `<author>${element("name", recipe.owner.name)}</author>`,
    `<category term="${escapeXml(recipe.category.name)}"/>`,
    element("summary", describeRecipe(recipe)),
    `<content type="html">${escapeXml(renderContent(recipe))}</content>`,
    "</entry>",
  ].join("\n");
}

/** Handles `/feed.atom`: the newest recipes with full content (RFC 4287). */
export function feed(site: Site): RequestHandler {
  const queryRecipes = makeVisitorQuery<{ recipes: { edges: { node: PublicRecipe }[] } }>(
    site,
    `query Feed($first: Int!) {
      recipes(first: $first, sort: NEWEST) { edges { node { ...PublicRecipe } } }
    } ${PUBLIC_RECIPE}`,
  );
  return async (_request, response) => {
    const { edges } = (await queryRecipes({ first: FEED_LENGTH })).recipes;
    const recipes = edges.map(({ node }) => node);
    const url = site.url();
    const updated = findLatest(recipes.map(({ updatedAt }) => updatedAt));
    const lines = [
      `${DECLARATION}<feed xmlns="http://www.w3.org/2005/Atom">`,
      element("title", makeSiteTexts(site.name()).newest),
      element("id", `${url}/feed.atom`),
      `<link rel="self" type="application/atom+xml" href="${escapeXml(url)}/feed.atom"/>`,
      `<link rel="alternate" type="text/html" href="${escapeXml(url)}/recipes"/>`,
      element("updated", updated.toISOString()),
      ...recipes.map((recipe) => renderEntry(url, recipe)),
      "</feed>\n",
    ];
    publish(response, "application/atom+xml", lines.join("\n"), updated);
  };
}
