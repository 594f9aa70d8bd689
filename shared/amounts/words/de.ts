import type {
  IngredientWords,
  KitchenWords,
  Nouns,
  NumberWords,
  RemarkWords,
  TimeWords,
  UnitAbbreviations,
  UnitNames,
} from "./AmountWords";

export const numberWords: NumberWords = {
  articles: "ein, eine, einer, einen, einem, eines",
  numbers: {
    eins: 1,
    anderthalb: 1.5,
    eineinhalb: 1.5,
    zwei: 2,
    zweieinhalb: 2.5,
    drei: 3,
    vier: 4,
    fünf: 5,
    sechs: 6,
    sieben: 7,
    acht: 8,
    neun: 9,
    zehn: 10,
    elf: 11,
    zwölf: 12,
    fünfzehn: 15,
    zwanzig: 20,
    dreißig: 30,
    vierzig: 40,
  },
  fractions: {
    halb: 1 / 2,
    halbe: 1 / 2,
    halben: 1 / 2,
    halber: 1 / 2,
    halbes: 1 / 2,
    drittel: 1 / 3,
    viertel: 1 / 4,
    dreiviertel: 3 / 4,
  },
  fractionsAlone: "halb, halbe, halben, halber, halbes, viertel, dreiviertel",
  fractionPlurals: { drittel: 1 / 3, viertel: 1 / 4 },
  joinedTo: "stunde, stunden",
  of: "von",
  and: "und",
  between: "zwischen",
  to: "bis, oder",
  about: "etwa, ungefähr, rund, knapp, gut, circa, ca, ca.",
  dozen: "Dutzend",
};

export const unitNames: UnitNames = {
  MG: { Milligramm: "Milligramm" },
  G: { Gramm: "Gramm" },
  KG: { Kilogramm: "Kilogramm", Kilo: "Kilo" },
  OZ: { Unze: "Unzen" },
  // A "Pfund" is 500 g.
  LB: {},
  ML: { Milliliter: "Milliliter" },
  CL: { Zentiliter: "Zentiliter" },
  DL: { Deziliter: "Deziliter" },
  L: { Liter: "Liter" },
  TSP: { Teelöffel: "Teelöffel" },
  DSP: { Dessertlöffel: "Dessertlöffel" },
  TBSP: { Esslöffel: "Esslöffel" },
  // A "Tasse" in a sentence is as often a piece of crockery.
  CUP: {},
  FLOZ: {},
  PINT: {},
  QUART: {},
  GALLON: { Gallone: "Gallonen" },
  STICK: {},
  PIECE: {
    Becher: "Becher",
    Blatt: "Blätter",
    Bund: "Bund",
    Dose: "Dosen",
    Flasche: "Flaschen",
    Glas: "Gläser",
    Handvoll: "Handvoll",
    Packung: "Packungen",
    Päckchen: "Päckchen",
    Prise: "Prisen",
    Scheibe: "Scheiben",
    Schuss: "Schuss",
    Spritzer: "Spritzer",
    Stange: "Stangen",
    Stück: "Stück",
    Tropfen: "Tropfen",
    Zehe: "Zehen",
    Zweig: "Zweige",
  },
};

/** What servings are counted in, beside the names of units. */
export const servingNames: Nouns = {
  Brot: "Brote",
  Brötchen: "Brötchen",
  Person: "Personen",
  Portion: "Portionen",
  Waffel: "Waffeln",
};

export const unitAbbreviations: UnitAbbreviations = {
  TSP: "tl",
  TBSP: "el",
  CUP: "tasse, tassen",
  PIECE: "pck, stk",
};

export const timeWords: TimeWords = {
  hour: "Stunde, Stunden, Std",
  minute: "Minute, Minuten, Min",
  second: "Sekunde, Sekunden, Sek",
  abbreviations: "Std, Min, Sek",
  andAHalf: "und eine halbe",
};

export const kitchenWords: KitchenWords = {
  containers: "Dose, Glas, Packung, Päckchen, Becher",
  wholeThings: "Eier|Ei|Eigelb|Eiweiß",
  oven: "ofen|\\bback(?:e|en|st|t)\\b|umluft|ober-",
  degrees: "Grad",
  butter: "Butter, Margarine",
};

export const ingredientWords: IngredientWords = {
  generic: "Pulver, Paste, Soße, Sauce, Extrakt, Flocken, Blatt, Blätter, Samen, Kerne, Würfel",
  parts: `Keule, Keulen, Schenkel, Brust, Filet, Filets, Eigelb, Schote, Schoten, Stange, Stangen, Platte,
    Platten`,
  prepositions: "von, in, mit",
};

export const remarkWords: RemarkWords = {
  fill: "gehäuft, gehäufte, gehäufter, gestrichen, gestrichene, gestrichener",
  describing: `groß, große, großer, großes, mittelgroß, mittelgroße, mittelgroßer, klein, kleine, kleiner,
    kleines, dick, dicke, dünn, dünne, ganze, ganzer, reif, reife, frisch, frische, frischer,
    getrocknet, getrocknete, gehäuft, gehäufte, gehäufter, gestrichen, gestrichene, gestrichener`,
  vague: "Handvoll, Prise, Schuss, Spritzer, Tropfen",
  prepared: `gehackt, gewürfelt, geschnitten, gerieben, gepresst, gemahlen, geschält, halbiert, geschmolzen,
    weich, geschlagen, geröstet, gekocht, abgetropft, gesiebt`,
  manner: "fein, grob, dünn, frisch",
  harmless: "von, je, oder so, nach Geschmack",
  partOf: "(?:abgeriebene )?(?:Saft|Schale|Abrieb)(?: und (?:Saft|Schale|Abrieb))? von",
  plus: "plus",
  extra: "(?:etwas |ein wenig )?(?:extra|mehr)",
  another: "(?:oder|und) eine?[nmrs]?",
  changes: "oder, und, plus, minus, weniger",
};
