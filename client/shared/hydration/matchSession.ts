import { sessionStore } from "../session";
import type { InitialState } from "./initialState";

/**
 * Whether a page can be hydrated with the session of this browser: it was rendered for a visitor or for the
 * session's user, whose name and role are then as the page has them. Its cookie may name somebody else.
 */
export function matchSession(initialState: InitialState | null): boolean {
  const viewer = initialState?.viewer;
  const session = sessionStore.get();
  // What does not exist for visitors may exist for the session's user.
  if (!viewer) return !initialState?.redirect || !session;
  if (session?.user.userId !== viewer.userId) return false;
  sessionStore.start({ token: session.token, user: viewer });
  return true;
}
