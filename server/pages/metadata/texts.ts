import { BRAND } from "../../brand";

/**
 * Texts of pages before any script runs. They repeat the client's English texts, as a test in `tools/` checks; the
 * client then shows the reader's language.
 */
export const texts = {
  titleOf: (page: string) => `${page} · ${BRAND}`,
  home: `${BRAND} makes it easy to share recipes: browse, search, favorite and review them.`,
  list: {
    title: "All Recipes",
    description: `Every recipe that people share on ${BRAND}, by name, category, tag, ingredient or difficulty.`,
  },
  notFound: "Page not found",
  failed: "Something went wrong",
  newest: `New recipes on ${BRAND}`,
  /** The generated description of a recipe without one. */
  recipe: (owner: string, ingredients: readonly string[]) =>
    ingredients.length > 0
      ? `With ${ingredients.join(", ")}. Uploaded by ${owner}.`
      : `Uploaded by ${owner}.`,
};
