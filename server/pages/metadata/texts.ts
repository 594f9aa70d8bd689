import { BRAND } from "../../brand";

/**
 * What pages say of themselves before any script. The client's own words, in English: a test in
 * `tools/` compares them, and the reader's language follows with the client.
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
