import type { RouteHandlerCallback } from "workbox-core";
import { matchPrecache } from "workbox-precaching";
import { openOfflineData } from "../shared/offline/openOfflineData";
import { inTime } from "./inTime";

/** A file that is stored when the worker is installed. */
export interface ManifestEntry {
  url: string;
  revision: string | null;
}

/** The page that every screen can be opened in; it is the same for everybody and contains no data. */
const SHELL = "/offline";

/** Whether a page shows a recipe that is stored; what is stored belongs to the viewer. */
async function isStored({ pathname }: URL): Promise<boolean> {
  const recipeId = Number(/^\/recipes\/(\d+)$/.exec(pathname)?.[1] ?? 0);
  if (recipeId === 0) return false;
  try {
    const recipeKeys = await (await openOfflineData()).getAllKeys("recipes");
    return recipeKeys.some(([, id]) => id === recipeId);
  } catch {
    // Browsers may forbid to store anything.
    return false;
  }
}

/**
 * Opens screens from the network. Without one, if that takes too long, or if the server fails to show a recipe that is
 * stored, the stored page is shown, which renders the screen from what this browser has stored. Pages of the server are
 * never stored: they belong to whoever they were rendered for.
 */
export const showPage: RouteHandlerCallback = async ({ request, url }) => {
  const response = fetch(request);
  const answer = await inTime(response);
  if (answer && (answer.status < 500 || !(await isStored(url)))) return answer;
  return (await matchPrecache(SHELL)) ?? response;
};
