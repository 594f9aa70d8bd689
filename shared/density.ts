import { storedPreference } from "./preferenceCookies";

/** How densely the list shows recipes: each as a card with its text, or as a picture with a name. */
export const densities = ["full", "compact"] as const;

export type Density = (typeof densities)[number];

/** The cookie that stores the density that somebody has chosen, and the search param that states it. */
export const DENSITY = "density";

const LIST = "/recipes";

const COMPACT = `${DENSITY}=${"compact" satisfies Density}`;

const storesCompact = (cookies: string): boolean =>
  storedPreference(cookies, DENSITY) === ("compact" satisfies Density);

/**
 * The address of the list in the stored density, where the requested one states none.
 * @param url the path and the search params
 * @param cookies as `document.cookie` or a request's header has them
 * @returns null if the list is shown at the requested address, or another page
 */
export function storedDensityUrl(url: string, cookies: string): string | null {
  const [path, search = ""] = url.split("?", 2);
  if (path !== LIST || !storesCompact(cookies)) return null;
  if (new URLSearchParams(search).has(DENSITY)) return null;
  return `${LIST}?${search ? `${search}&` : ""}${COMPACT}`;
}
