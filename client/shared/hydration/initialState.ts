import type { NormalizedCacheObject } from "@apollo/client";
import type { SessionUser } from "../storedSession";

/** What a server-rendered page hands to its script. */
export interface InitialState {
  /** All that its queries brought. */
  cache: NormalizedCacheObject;
  /** Who it was rendered for, unless for a visitor. */
  viewer?: SessionUser;
  /** The screen that was rendered instead of the one at the address, whose query failed. */
  redirect?: { to: string; state?: object };
}

/** The id of its element in the page. */
export const INITIAL_STATE_ID = "initial-state";

/** As JSON that no text in it can end the script by. */
export const serializeInitialState = (initialState: InitialState): string =>
  JSON.stringify(initialState).replaceAll("<", "\\u003c");

/** The state in the page; null for one that is rendered by the browser alone. */
export function readInitialState(): InitialState | null {
  const text = document.getElementById(INITIAL_STATE_ID)?.textContent;
  return text ? (JSON.parse(text) as InitialState) : null;
}
