import { PAGE_VIEWER, removedCookie } from "../../shared/preferenceCookies";
import { sessionStore } from "./session";
import { safeLocalStorage, safeSessionStorage } from "./storage";
import { isOfOthers, VISITOR } from "./storedKeys";

/** Removes other users' entries from storages and cookies. */
function forgetStored(viewerId: number): void {
  for (const storage of [safeLocalStorage, safeSessionStorage]) {
    storage.removeItems((key) => isOfOthers(key, viewerId));
  }
  // The server ignores the page cookie without this cookie; scripts cannot remove the page cookie
  // itself.
  if (viewerId === VISITOR) document.cookie = removedCookie(PAGE_VIEWER, location.protocol);
}

/**
 * Removes everything stored in this browser for users other than the viewer. All session ends use it:
 * logouts, expired sessions, bans, and sessions that ended in another tab or before this page.
 */
export async function forgetOthers(viewerId: number): Promise<void> {
  forgetStored(viewerId);
  // The next page removes the data if the code or IndexedDB is unavailable.
  await import("./offline/claimOffline")
    .then(({ claimOffline }) => claimOffline(viewerId))
    .catch(() => undefined);
}

/**
 * Removes other users' data now and whenever the viewer changes. The database of former pages follows in
 * `startOffline`, once the page is idle.
 */
export function watchViewer(): void {
  let viewerId = sessionStore.viewerId();
  forgetStored(viewerId);
  sessionStore.subscribe(() => {
    if (sessionStore.viewerId() === viewerId) return;
    viewerId = sessionStore.viewerId();
    void forgetOthers(viewerId);
  });
}
