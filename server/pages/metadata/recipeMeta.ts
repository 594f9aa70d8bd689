import { nameInText } from "../../../shared/amounts/ingredientNames";
import { ownProperty } from "../../../shared/ownProperty";
import { isPublic, RecipeVisibility } from "../../features/recipes/visibility";
import type { PageMeta } from "./PageMetaTags";
import { oembedUrl } from "./oembed";
import { pictureSizes } from "./pictureSizes";
import { type PublicRecipe, recipePath } from "./PublicRecipe";
import { recipeJsonLd } from "./recipeJsonLd";
import { jsonLd, metaTag, propertyTag, tag } from "./tags";
import { texts } from "./texts";

/** The maximum length of a description; search results and previews truncate longer ones. */
const MAX_DESCRIPTION_LENGTH = 160;

/** The number of ingredients in a generated description. */
const INGREDIENT_COUNT = 5;

/** Puts a text on one line and cuts it after a word if it is too long. */
export function truncate(text: string, maxLength = MAX_DESCRIPTION_LENGTH): string {
  const line = text.replace(/\s+/g, " ").trim();
  const characters = [...line];
  if (characters.length <= maxLength) return line;
  const prefix = characters.slice(0, maxLength).join("");
  return `${prefix.slice(0, prefix.lastIndexOf(" ")).trimEnd() || [...prefix].slice(0, -1).join("")}…`;
}

/** Returns the description of a recipe, or a generated one. */
export const describeRecipe = ({
  description,
  owner,
  ingredients,
  language,
}: PublicRecipe): string =>
  description ??
  texts.recipe(
    owner.name,
    ingredients
      .slice(0, INGREDIENT_COUNT)
      .map(({ name }) => nameInText(name, { language, locale: "en" })),
  );

/**
 * The metadata of a recipe's page.
 * @param url the site's address
 * @param key the key in the link that opened the page
 */
export function recipeMeta(url: string, recipe: PublicRecipe, key: string | null): PageMeta {
  const path = recipePath(recipe.recipeId);
  const description = describeRecipe(recipe);
  const oembed = {
    rel: "alternate",
    type: "application/json+oembed",
    title: recipe.name,
    href: oembedUrl(url, path),
  };
  const meta = {
    title: recipe.name,
    description: truncate(description),
    path,
    image: recipe.cover,
    imageSizes: pictureSizes.cover,
    type: "article",
  } as const;
  if (!isPublic(ownProperty(RecipeVisibility, recipe.visibility))) {
    const link = key === null ? path : `${path}?${new URLSearchParams({ key })}`;
    return { ...meta, path: link, extraTags: [metaTag("robots", "noindex")] };
  }
  return {
    ...meta,
    extraTags: [
      propertyTag("article:published_time", recipe.createdAt.toISOString()),
      propertyTag("article:modified_time", recipe.updatedAt.toISOString()),
      ...recipe.tags.map(({ name }) => propertyTag("article:tag", name)),
      tag("link", oembed),
      jsonLd(recipeJsonLd(url, recipe, description)),
    ],
  };
}
