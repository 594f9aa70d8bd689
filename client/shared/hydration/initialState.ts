import type { NormalizedCacheObject } from "@apollo/client";
import { defaultSettings, type Settings } from "../../../shared/settings";
import { sessionStore } from "../session";
import type { SessionUser } from "../storedSession";

/** The data that a server-rendered page passes to its script. */
export interface InitialState {
  /** The results of the page's queries. */
  cache: NormalizedCacheObject;
  /** The user for whom the page was rendered; absent for visitors. */
  viewer?: SessionUser;
  /** The screen that was rendered instead of the requested one after a failed query. */
  redirect?: { to: string; state?: object };
}

/** The ID of the script element that contains the initial state. */
export const INITIAL_STATE_ID = "initial-state";

/** Serializes the state as JSON that cannot close the script element. */
export const serializeInitialState = (initialState: InitialState): string =>
  JSON.stringify(initialState).replaceAll("<", "\\u003c");

/** Reads the initial state of a page that the server rendered; null for other pages. */
export function readInitialState(): InitialState | null {
  const text = document.getElementById(INITIAL_STATE_ID)?.textContent;
  return text ? (JSON.parse(text) as InitialState) : null;
}

/**
 * Returns true if a page can be hydrated with this browser's session: it was rendered for a visitor or for
 * the session's user. Updates the user's name and role from the page. The cookie may belong to another user.
 */
export function matchSession(initialState: InitialState | null): boolean {
  const viewer = initialState?.viewer;
  const session = sessionStore.get();
  // The page must be fetched again, because a page that is missing for visitors may exist for the
  // session's user.
  if (!viewer) return !initialState?.redirect || !session;
  if (session?.user.userId !== viewer.userId) return false;
  sessionStore.start({ token: session.token, user: viewer });
  return true;
}

/** Reads the operator's settings, which are embedded in the head of every page. */
export function readSettings(): Settings {
  const { content } = document.querySelector<HTMLMetaElement>('meta[name="settings"]')!;
  return { ...defaultSettings, ...(JSON.parse(content) as Partial<Settings>) };
}
