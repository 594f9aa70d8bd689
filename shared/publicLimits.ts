/** The limits that the public pages know; `inputLimits.ts` has all. */

export const scores = { min: 1, max: 5 } as const;

/** How long the text of a search may be, in characters. */
export const MAX_SEARCH_TEXT = 200;

/** How many values a filter takes. */
export const MAX_FILTER_VALUES = 20;
