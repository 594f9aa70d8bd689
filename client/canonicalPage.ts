import { matchPath } from "react-router-dom";
import { readListQuery, writeListQuery } from "./features/recipes/listQuery";
import { paths } from "./shared/paths";

const RECIPE = /^\/recipes\/[1-9]\d{0,9}$/;

/** Returns true if a URL shows content that differs per viewer and is missing for visitors: favorites and profiles. */
export function isPrivatePage(url: string): boolean {
  const { pathname, searchParams } = new URL(url, "http://localhost");
  if (matchPath(paths.user(":id"), pathname)) return true;
  return matchPath(paths.recipes(), pathname) !== null && readListQuery(searchParams).favorites;
}

/**
 * Checks that a URL is the canonical one of a public page: without meaningless search params, and with the
 * others in their usual order. There are no more such URLs than pages.
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
