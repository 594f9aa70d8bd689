import { ownProperty } from "../../../shared/ownProperty";
import { isPublic, RecipeVisibility } from "../../features/recipes/visibility";
import type { PageMeta } from "./PageMetaTags";
import { oembedUrl } from "./oembed";
import { pictureSizes } from "./pictureSizes";
import { type PublicRecipe, recipePath } from "./PublicRecipe";
import { recipeJsonLd } from "./recipeJsonLd";
import { jsonLd, named, property, tag } from "./tags";
import { texts } from "./texts";

/** More is cut off where a page is found or shared. */
const LONGEST_DESCRIPTION = 160;

/** The number of ingredients in a generated description. */
const TELLING = 5;

/** A text on one line, cut after a word where it is too long. */
export function inShort(text: string, longest = LONGEST_DESCRIPTION): string {
  const line = text.replace(/\s+/g, " ").trim();
  const characters = [...line];
  if (characters.length <= longest) return line;
  const cut = characters.slice(0, longest).join("");
  return `${cut.slice(0, cut.lastIndexOf(" ")).trimEnd() || [...cut].slice(0, -1).join("")}…`;
}

/** The description of a recipe, or a generated one. */
export const descriptionOf = ({ description, owner, ingredients }: PublicRecipe): string =>
  description ??
  texts.recipe(
    owner.name,
    ingredients.slice(0, TELLING).map(({ name }) => name),
  );

/**
 * The head of a recipe's page.
 * @param url the site's address
 * @param key that of the link which the page was opened by
 */
export function recipeMeta(url: string, recipe: PublicRecipe, key: string | null): PageMeta {
  const path = recipePath(recipe.recipeId);
  const description = descriptionOf(recipe);
  const oembed = {
    rel: "alternate",
    type: "application/json+oembed",
    title: recipe.name,
    href: oembedUrl(url, path),
  };
  const meta = {
    title: recipe.name,
    description: inShort(description),
    path,
    image: recipe.cover,
    imageSizes: pictureSizes.cover,
    type: "article",
  } as const;
  if (!isPublic(ownProperty(RecipeVisibility, recipe.visibility))) {
    const link = key === null ? path : `${path}?${new URLSearchParams({ key })}`;
    return { ...meta, path: link, more: [named("robots", "noindex")] };
  }
  return {
    ...meta,
    more: [
      property("article:published_time", recipe.createdAt.toISOString()),
      property("article:modified_time", recipe.updatedAt.toISOString()),
      ...recipe.tags.map(({ name }) => property("article:tag", name)),
      tag("link", oembed),
      jsonLd(recipeJsonLd(url, recipe, description)),
    ],
  };
}
