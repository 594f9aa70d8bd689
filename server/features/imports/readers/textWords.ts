/** Words that identify the parts of a recipe in English and German. */

const heading = (words: string): RegExp => new RegExp(`^(?:${words})$`, "i");

/** Headings of the parts of a text. */
export const headings = {
  ingredients: heading(
    "(?:the )?ingredients?(?: list)?|(?:die )?zutaten(?:liste)?|what you(?:'|’)?(?:ll)? need|you(?:'|’)?ll need|you will need|das brauchst du|du brauchst|man nehme|zutaten für .{1,40}|ingredients for .{1,40}|zutaten \\(.{1,40}\\)|ingredients \\(.{1,40}\\)",
  ),
  instructions: heading(
    "(?:the )?(?:method|instructions?|directions?|procedure|steps|preparation steps|preparation(?: method)?|method of preparation|making (?:it|them)|how to (?:make|prepare|cook)(?: it| this)?|to make|recipe instructions|cooking instructions)|(?:die )?zubereitung(?:sschritte)?|anleitung|arbeitsschritte|schritte|so (?:wird(?:'|’)?s gemacht|geht(?:'|’)?s|geht es)|und so geht(?:'|’)?s|verarbeitung",
  ),
  notes: heading(
    "notes?|recipe notes?|cook(?:'|’)?s notes?|tips?|tips? (?:and|&) tricks|tipps?|hinweise?|anmerkung(?:en)?|notizen",
  ),
  ignored: heading(
    "nutrition(?:al)?(?: facts| information)?|nährwerte?(?: pro portion)?|comments?|kommentare?|reviews?|bewertungen|related recipes|ähnliche rezepte|equipment|utensilien|you may also like|das könnte (?:dich|ihnen) auch (?:interessieren|gefallen)|leave a (?:reply|comment)|advertisement|anzeige|share|teilen|video|faqs?|frequently asked questions",
  ),
} as const;

/** Labels of values: "Prep time: 10 minutes", "Backzeit ca. 1 Std." */
export const labels = {
  prepMinutes:
    "prep(?:aration)?(?:[ -]?time)?|hands[- ]on(?: time)?|active(?: time)?|vorbereitung(?:szeit)?|arbeitszeit|zubereitungszeit|zubereitung",
  cookMinutes:
    "cook(?:ing)?(?:[ -]?time)?|bak(?:e|ing)(?:[ -]?time)?|kochzeit|backzeit|garzeit|koch-?/backzeit|koch- und backzeit|grillzeit|bratzeit",
  totalMinutes: "total(?:[ -]?time)?|ready in|takes|time|gesamtzeit|gesamt|dauer|zeit|fertig in",
  servings:
    "serves|servings?|yields?|makes|for|portionen|personen|ergibt|ergiebigkeit|menge|für|recipe yields|anzahl portionen",
  author: "(?:recipe )?by|author|autor(?:in)?|rezept von|von|from the kitchen of|recipe from",
  source: "source|quelle|found (?:at|in)|adapted from|from|aus|url|link",
  category: "category|course|kategorie|gang|menüart",
  keywords: "tags|keywords|schlagwörter|stichwörter",
} as const;

export type Label = keyof typeof labels;
