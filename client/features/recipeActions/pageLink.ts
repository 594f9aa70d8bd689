/** The address of the page as it is shown, for as many servings as are chosen, without the fragment. */
export const pageLink = ({ pathname, search }: Pick<Location, "pathname" | "search"> = location) =>
  location.origin + pathname + search;
