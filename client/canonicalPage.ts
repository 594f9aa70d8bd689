import { readListQuery, writeListQuery } from "./features/recipes/listQuery";
import { paths } from "./shared/paths";

const RECIPE = /^\/recipes\/[1-9]\d{0,9}$/;

/** Whether a URL shows the viewer's own things, which no visitor has. */
export const isPrivatePage = (url: string): boolean =>
  readListQuery(new URL(url, "http://localhost").searchParams).favorites;

/**
 * Whether a URL is the only one of a public page, as links and the search lead to it: without search params
 * that mean nothing, and with the others in their usual order. There are no more such URLs than pages.
 * @param url the path and the search params
 */
export function isCanonicalPage(url: string): boolean {
  const end = url.indexOf("?");
  if (end < 0) return url === paths.home() || url === paths.recipes() || RECIPE.test(url);
  const search = url.slice(end + 1);
  return (
    url.slice(0, end) === paths.recipes() &&
    search !== "" &&
    !isPrivatePage(url) &&
    writeListQuery(readListQuery(new URLSearchParams(search))) === search
  );
}
