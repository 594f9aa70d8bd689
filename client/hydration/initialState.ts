import type { NormalizedCacheObject } from "@apollo/client";

/** What a page that was drawn on the server hands to its script. */
export interface InitialState {
  /** All that its queries brought. */
  cache: NormalizedCacheObject;
  /** The screen that stands in the place of the one at its address, which was refused. */
  redirect?: { to: string; state?: object };
}

/** Where it stands in the page. */
export const INITIAL_STATE_ID = "initial-state";

/** As JSON that no text in it can end the script by. */
export const serializeInitialState = (initialState: InitialState): string =>
  JSON.stringify(initialState).replaceAll("<", "\\u003c");

/** What the page was given; null for one that the browser is to draw by itself. */
export function readInitialState(): InitialState | null {
  const text = document.getElementById(INITIAL_STATE_ID)?.textContent;
  return text ? (JSON.parse(text) as InitialState) : null;
}
