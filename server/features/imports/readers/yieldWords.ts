/** Words of yields in English, German, French, Italian, Spanish and Dutch. */
export const yieldWords = {
  /** Words before the number. */
  leading:
    "serves|feeds|servings?|makes|yields?|recipe|enough|for|up to|about|approx|approximately|around|roughly|für|ergibt|reicht|portionen|etwa|ungefähr|rund|bis zu|ca|circa|menge|pour|donne|environ|dosi|per|ingredienti|resa|para|rinde|raciones|voor|ongeveer|goed",
  servings:
    "servings?|serves|port\\.?|portions?|portionen|porzion[ei]|porción|porciones|raciones|portie|porties|portioner|porsjon|porsjoner|annosta|annos|porcja|porcje|porcji|porce|porcí|порци[яийю]|μερίδες|μερίδα|porção|porções|adag|osoby|osób|os|fő(?:re)?|人分|人前|人份|인분",
  dozen: "dozens?|doz\\.?|dutzend|douzaines?|dozzin[ae]|docenas?|dozijn",
  /** Words between the numbers of a range. */
  to: "to|or|bis|oder|à|ou|a|o|tot|of",
  /** Words that begin a remark, which is no part of the counted thing. */
  remark:
    "as|with|for|from|to|at|in|per|each|or|plus|depending|generously|easily|comfortably|lots?|few|crowd|als|mit|pro|für|oder|je nach|insgesamt|comme|pour|par|selon|come|secondo|como|según|voor|afhankelijk",
  /** Words that are left at the end of a name before a number. */
  joining: "and|of|about|und|von|je|zu|mit|ca|et|de|à|di|da|e|y|van",
  ofEach: "each|apiece|of|je|à|von|chacune?|ciascun[oa]|cada|de|da|per stuk",
  /** Things that have a size: "2 lb loaf" is one loaf, unlike "2 lb jam". */
  shaped:
    "loaf|cake|pie|tart|bread|tin|pan|dish|casserole|roast|brot|laib|kuchen|torte|kastenform|springform|form|braten|pain|gâteau|tarte|moule|pane|torta|stampo|pastel|molde|brood|taart",
} as const;
