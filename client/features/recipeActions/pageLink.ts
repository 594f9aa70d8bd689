/** The URL of the page with the chosen servings, without the fragment. */
export const pageLink = ({ pathname, search }: Pick<Location, "pathname" | "search"> = location) =>
  location.origin + pathname + search;
