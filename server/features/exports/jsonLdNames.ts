/** The publisher of the data, by which imports recognize an export of this program. */
export const JSON_LD_PUBLISHER = "Potluck";

/** The names of comments for texts that schema.org has no property for. */
export const jsonLdComments = {
  notes: "Notes on the ingredients",
  nutrition: "Nutrition per serving",
} as const;

/** The names of properties that are true for a line. */
export const lineProperties = { optional: "optional", fixed: "fixed quantity" } as const;
