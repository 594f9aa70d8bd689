import type { RouteHandlerCallback } from "workbox-core";
import { matchPrecache } from "workbox-precaching";
import { openOfflineData } from "../shared/offline/openOfflineData";
import { inTime } from "./inTime";

/** A file stored when the worker is installed. */
export interface ManifestEntry {
  url: string;
  revision: string | null;
}

/** The page in which every screen can open; it is the same for all users and contains no data. */
const SHELL = "/offline";

/** Returns true if a page shows a stored recipe of the viewer. */
async function isStored({ pathname }: URL): Promise<boolean> {
  const recipeId = Number(/^\/recipes\/(\d+)$/.exec(pathname)?.[1] ?? 0);
  if (recipeId === 0) return false;
  try {
    const recipeKeys = await (await openOfflineData()).getAllKeys("recipes");
    return recipeKeys.some(([, id]) => id === recipeId);
  } catch {
    // Reading may fail, because browsers can forbid storage.
    return false;
  }
}

/**
 * Opens screens from the network. If that fails, takes too long, or the server cannot show a stored recipe,
 * the shell page renders the screen from stored data. Pages of the server are never stored, because they
 * belong to the user they were rendered for.
 */
export const showPage: RouteHandlerCallback = async ({ request, url }) => {
  const response = fetch(request);
  const answer = await inTime(response);
  if (answer && (answer.status < 500 || !(await isStored(url)))) return answer;
  return (await matchPrecache(SHELL)) ?? response;
};
