import type { NormalizedCacheObject } from "@apollo/client";
import { defaultSettings, type Settings } from "../../../shared/settings";
import { sessionStore } from "../session";
import type { SessionUser } from "../storedSession";

/** The data that a server-rendered page passes to its script. */
export interface InitialState {
  /** The results of its queries. */
  cache: NormalizedCacheObject;
  /** The user it was rendered for; absent for visitors. */
  viewer?: SessionUser;
  /** The screen rendered instead of the requested one after a failed query. */
  redirect?: { to: string; state?: object };
}

/** The id of its element. */
export const INITIAL_STATE_ID = "initial-state";

/** Serializes the state as JSON that cannot close the script element. */
export const serializeInitialState = (initialState: InitialState): string =>
  JSON.stringify(initialState).replaceAll("<", "\\u003c");

/** The state in the page; null for pages without server rendering. */
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
  // A page missing for visitors may exist for the session's user.
  if (!viewer) return !initialState?.redirect || !session;
  if (session?.user.userId !== viewer.userId) return false;
  sessionStore.start({ token: session.token, user: viewer });
  return true;
}

/** The operator's settings, embedded in the head of every page. */
export function readSettings(): Settings {
  const { content } = document.querySelector<HTMLMetaElement>('meta[name="settings"]')!;
  return { ...defaultSettings, ...(JSON.parse(content) as Partial<Settings>) };
}
