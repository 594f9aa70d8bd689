import { parseJson } from "../../../shared/parseJson";
import type { ReturnTo } from "../../../shared/returnTo";
import { safeSessionStorage } from "../../../shared/storage";
import { personKey, VISITOR } from "../../../shared/storedKeys";

/** The storage key of the path that is opened after a login at the provider, in this tab. */
const KEY = personKey(VISITOR, "openIdReturn");

/** Returns true for a path of this site; `//host` is another site. */
const isPath = (path: unknown): path is string =>
  typeof path === "string" && /^\/(?![/\\])/.test(path);

export const storeReturn = (returnTo: ReturnTo): void =>
  safeSessionStorage.setItem(KEY, JSON.stringify(returnTo));

/** Reads and removes the stored path. Values that are not paths of this site are ignored. */
export function consumeReturn(): ReturnTo {
  const { from, favoriteRecipeId } = (parseJson(safeSessionStorage.getItem(KEY)) ??
    {}) as Partial<ReturnTo>;
  safeSessionStorage.removeItem(KEY);
  return {
    ...(from && isPath(from.pathname) && { from: { ...from, search: String(from.search ?? "") } }),
    ...(Number.isInteger(favoriteRecipeId) && { favoriteRecipeId: favoriteRecipeId! }),
  };
}
