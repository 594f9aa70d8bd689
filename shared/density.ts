import { storedPreference } from "./preferenceCookies";

/** The list's densities: cards with text, or pictures with a name. */
export const densities = ["full", "compact"] as const;

export type Density = (typeof densities)[number];

/** The cookie that stores the chosen density, and the search param that sets it. */
export const DENSITY = "density";

/** The search param that chooses a density without a script: the server stores the choice. */
const CHOSEN = "chosenDensity";

const LIST = "/recipes";

const COMPACT = `${DENSITY}=${"compact" satisfies Density}`;

const storesCompact = (cookies: string): boolean =>
  storedPreference(cookies, DENSITY) === ("compact" satisfies Density);

/**
 * The list's URL in the stored density, if the requested one has none.
 * @param url the path and the search params
 * @param cookies as in `document.cookie` or a request's header
 * @returns null if the URL has a density, or belongs to another page
 */
export function storedDensityUrl(url: string, cookies: string): string | null {
  const [path, search = ""] = url.split("?", 2);
  if (path !== LIST || !storesCompact(cookies)) return null;
  if (new URLSearchParams(search).has(DENSITY)) return null;
  return `${LIST}?${search ? `${search}&` : ""}${COMPACT}`;
}

/** Returns the URL that stores a density on the server and redirects to a list. */
export const densityChoiceUrl = (list: string, density: Density): string =>
  `${list}${list.includes("?") ? "&" : "?"}${CHOSEN}=${density}`;

/** Reads the density and the list from a URL that stores a density; null for other URLs. */
export function readDensityChoice(url: string): { density: Density; list: string } | null {
  const [path, search = ""] = url.split("?", 2);
  if (path !== LIST || !search.includes(CHOSEN)) return null;
  const searchParams = new URLSearchParams(search);
  const density = densities.find((one) => one === searchParams.get(CHOSEN));
  if (!density) return null;
  searchParams.delete(CHOSEN);
  return { density, list: searchParams.size > 0 ? `${LIST}?${searchParams}` : LIST };
}
