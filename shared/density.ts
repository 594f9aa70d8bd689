import { storedPreference } from "./preferenceCookies";

/** How densely the list shows recipes: each as a card with its text, or as a picture with a name. */
export const densities = ["full", "compact"] as const;

export type Density = (typeof densities)[number];

/** The cookie that stores the density that somebody has chosen, and the search param that states it. */
export const DENSITY = "density";

/** The search param that chooses a density where no script handles the press: the server stores the choice. */
const CHOSEN = "chosenDensity";

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

/** The address that has the server store a density and lead on to a list. */
export const densityChoiceUrl = (list: string, density: Density): string =>
  `${list}${list.includes("?") ? "&" : "?"}${CHOSEN}=${density}`;

/** A density that an address chooses, and the list to lead on to; null for any other address. */
export function readDensityChoice(url: string): { density: Density; list: string } | null {
  const [path, search = ""] = url.split("?", 2);
  if (path !== LIST || !search.includes(CHOSEN)) return null;
  const searchParams = new URLSearchParams(search);
  const density = densities.find((one) => one === searchParams.get(CHOSEN));
  if (!density) return null;
  searchParams.delete(CHOSEN);
  return { density, list: searchParams.size > 0 ? `${LIST}?${searchParams}` : LIST };
}
