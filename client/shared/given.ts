import type { NormalizedCacheObject } from "@apollo/client";

/** What a page that was drawn on the server hands to its script. */
export interface Given {
  /** All that its queries brought. */
  cache: NormalizedCacheObject;
  /** The screen that stands in the place of the one at its address, which was refused. */
  refusal?: { to: string; state?: object };
}

/** Where it stands in the page. */
export const GIVEN_ID = "given";

/** As JSON that no text in it can end the script by. */
export const writeGiven = (given: Given): string =>
  JSON.stringify(given).replaceAll("<", "\\u003c");

/** What the page was given; null for one that the browser is to draw by itself. */
export function readGiven(): Given | null {
  const text = document.getElementById(GIVEN_ID)?.textContent;
  return text ? (JSON.parse(text) as Given) : null;
}
