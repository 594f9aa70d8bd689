import { parseJson } from "../../../shared/parseJson";
import type { ReturnTo } from "../../../shared/returnTo";
import { safeSessionStorage } from "../../../shared/storage";
import { personKey, VISITOR } from "../../../shared/storedKeys";

/** The key of the path to open after a login at the provider; kept per tab. */
const KEY = personKey(VISITOR, "openIdReturn");

/** True for a path of this site; `//host` is another site. */
const isPath = (path: unknown): path is string =>
  typeof path === "string" && /^\/(?![/\\])/.test(path);

export const storeReturn = (returnTo: ReturnTo): void =>
  safeSessionStorage.setItem(KEY, JSON.stringify(returnTo));

/** Reads and removes the stored path. Values that are no path of this site are ignored. */
export function consumeReturn(): ReturnTo {
  const { from, favoriteRecipeId } = (parseJson(safeSessionStorage.getItem(KEY)) ??
    {}) as Partial<ReturnTo>;
  safeSessionStorage.removeItem(KEY);
  return {
    ...(from && isPath(from.pathname) && { from: { ...from, search: String(from.search ?? "") } }),
    ...(Number.isInteger(favoriteRecipeId) && { favoriteRecipeId: favoriteRecipeId! }),
  };
}
