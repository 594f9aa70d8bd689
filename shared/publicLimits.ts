/** The limits used by public pages; `inputLimits.ts` has all. */

export const scores = { min: 1, max: 5 } as const;

/** The maximum length of a search text, in characters. */
export const MAX_SEARCH_TEXT = 200;

/** The maximum number of values in a filter. */
export const MAX_FILTER_VALUES = 20;
