/**
 * Texts of pages before any script runs. They repeat the client's English texts, as a test in `tools/` checks; the
 * client then shows the reader's language.
 */
export const texts = {
  list: { title: "All Recipes" },
  notFound: "Page not found",
  failed: "Something went wrong",
  /** The generated description of a recipe without one. */
  recipe: (owner: string, ingredients: readonly string[]) =>
    ingredients.length > 0
      ? `With ${ingredients.join(", ")}. Uploaded by ${owner}.`
      : `Uploaded by ${owner}.`,
};

/**
 * Makes the texts that contain the name of the site.
 * @param site the name
 */
export const makeSiteTexts = (site: string) => ({
  titleOf: (page: string) => `${page} · ${site}`,
  home: `${site} makes it easy to share recipes: browse, search, favorite and review them.`,
  list: `Every recipe that people share on ${site}, by name, category, tag, ingredient or difficulty.`,
  newest: `New recipes on ${site}`,
});
