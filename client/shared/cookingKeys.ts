/** What the keys begin with under which a browser stores what is checked off while cooking. */
export const COOKING_PREFIX = "cooking:";
