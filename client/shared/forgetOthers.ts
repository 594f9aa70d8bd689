import { PAGE_VIEWER, removedCookie } from "../../shared/preferenceCookies";
import { sessionStore } from "./session";
import { safeLocalStorage, safeSessionStorage } from "./storage";
import { isOfOthers, VISITOR } from "./storedKeys";

/** Removes what the storages and cookies have of other people than the viewer. */
function forgetStored(viewerId: number): void {
  for (const storage of [safeLocalStorage, safeSessionStorage]) {
    storage.removeItems((key) => isOfOthers(key, viewerId));
  }
  // Without it, the server ignores the page cookie, which scripts cannot remove.
  if (viewerId === VISITOR) document.cookie = removedCookie(PAGE_VIEWER, location.protocol);
}

/**
 * Removes everything stored in this browser for users other than the viewer. All session ends use it:
 * logouts, expired sessions, bans, and sessions that ended in another tab or before this page.
 */
export async function forgetOthers(viewerId: number): Promise<void> {
  forgetStored(viewerId);
  // Browsers that forbid databases store nothing there. Without the code, the next page does it.
  await import("./offline/claimOffline")
    .then(({ claimOffline }) => claimOffline(viewerId))
    .catch(() => undefined);
}

/**
 * Forgets other people now, and whenever the viewer changes. The database of before this page follows in
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
