/** What the keys begin with under which a browser stores what is checked off while cooking. */
export const COOKING_PREFIX = "cooking:";

/** The key under which it stores the measures that somebody has chosen. */
export const MEASURES_KEY = "measures";
