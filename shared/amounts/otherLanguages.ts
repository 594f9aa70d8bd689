/** The words between a unit and its ingredient in French, Italian, Spanish and Dutch: "di" in "2 cucchiai di olio". */
export const OF_IN_OTHERS = "(?:de|di|da|du|des|del|della|van) |(?:de l|dell|d)[’']";

/** A pattern for amounts without a number in these languages, and for halves. */
export const SOME_IN_OTHERS =
  "quelques|un peu de|qualche|un po['’] di|un poco de|un[oa]s|algun[oa]s|enkele|een beetje|een halve|(?:une? |una )?(?:demie?|mezz[oa]|medi[oa])";
