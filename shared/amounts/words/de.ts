import type {
  DryGoodWords,
  IngredientWords,
  KitchenWords,
  LineWords,
  Nouns,
  NumberWords,
  RemarkWords,
  StepWords,
  UnitAbbreviations,
  UnitNames,
} from "./AmountWords";
import { regularNouns } from "./regularNouns";

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
  // The symbol is omitted, because a "Pfund" is 500 g.
  LB: {},
  ML: { Milliliter: "Milliliter" },
  CL: { Zentiliter: "Zentiliter" },
  DL: { Deziliter: "Deziliter" },
  L: { Liter: "Liter" },
  TSP: { Teelöffel: "Teelöffel" },
  DSP: { Dessertlöffel: "Dessertlöffel" },
  TBSP: { Esslöffel: "Esslöffel" },
  // The unit is omitted, because a "Tasse" in a sentence is often a vessel.
  CUP: {},
  FLOZ: {},
  PINT: {},
  QUART: {},
  GALLON: { Gallone: "Gallonen" },
  STICK: {},
  PIECE: {
    ...regularNouns(
      `Becher, Beutel, Bund, Handvoll, Paar, Päckchen, Schuss, Spritzer, Stängel, Klecks,
       Stück, Tropfen, Würfel`,
      "",
    ),
    ...regularNouns(
      `Dose, Flasche, Knolle, Kugel, Messerspitze, Prise, Rolle, Scheibe, Stange, Tafel,
       Tüte, Zehe`,
      "n",
    ),
    Blatt: "Blätter",
    Glas: "Gläser",
    "Hand voll": "Hände voll",
    Kopf: "Köpfe",
    Netz: "Netze",
    Packung: "Packungen",
    Ring: "Ringe",
    Stiel: "Stiele",
    Zweig: "Zweige",
  },
};

/** The names of counted servings, in addition to the names of units. */
export const servingNames: Nouns = {
  ...regularNouns("Brötchen, Kuchen, Pfannkuchen, Plätzchen", ""),
  ...regularNouns("Blech, Brot, Keks, Laib", "e"),
  ...regularNouns("Cupcake, Muffin, Tarte", "s"),
  ...regularNouns("Kastenform, Springform", "en"),
  ...regularNouns("Torte", "n"),
  Person: "Personen",
  Pizza: "Pizzen",
  Portion: "Portionen",
  Waffel: "Waffeln",
};

export const unitAbbreviations: UnitAbbreviations = {
  TSP: "TL, Teel",
  TBSP: "EL, Eßl, Essl",
  CUP: "Tasse, Tassen",
  PIECE: "bd, fl, msp, pck, pr, stk",
};

export const kitchenWords: KitchenWords = {
  pinch: "1 Prise",
  containers: "Dose, Glas, Packung, Päckchen, Becher",
  vessels:
    "\\p{L}*(?:topf|töpfe|pfannen?|form(?:en)?|schüsseln?|bleche?|kasserollen?|bräter|kannen?|krug|krüge|tüten?|beutel|sack|säcke)",
  wholeThings: "Eier|Ei|Eigelb|Eiweiß|Zehen?|Platten?",
  indivisibleThings:
    "Blatt|Blätter|Zweige?|Prisen?|Spritzer|Tropfen|Schuss|Kleckse?|Messerspitzen?|Msp",
  oven: "ofen|\\bback(?:e|en|st|t)\\b|umluft|ober-",
  degrees: "Grad",
  butter: "Butter, Margarine",
};

export const dryGoodWords: DryGoodWords = {
  flour: "Mehl, Weizenmehl",
  wholemealFlour: "Vollkornmehl, Weizenvollkornmehl",
  ryeFlour: "Roggenmehl",
  groundAlmonds: "gemahlene Mandel, gemahlene Mandeln",
  polenta: "Polenta, Maisgrieß",
  semolina: "Hartweizengrieß",
  cornStarch: "Speisestärke, Maisstärke",
  oats: "Haferflocke, Haferflocken",
  rice: "Reis, Basmatireis, Langkornreis, Risottoreis, Milchreis",
  breadcrumbs: "Semmelbrösel, Paniermehl",
  sugar: "Zucker",
  brownSugar: "Brauner Zucker",
  icingSugar: "Puderzucker",
  cocoa: "Kakao, Kakaopulver, Backkakao",
  butter: "Butter",
  raisins: "Rosine, Rosinen",
  chocolateChips: "Schokotropfen",
};

export const stepWords: StepWords = {
  articles: "von, vom, von der, von den, der, die, das, den, dem, des",
  rest: "restliche, restlichen, übrige, übrigen, weitere, weiteren",
  each: "je, jeweils, jede, jeden, jedes, jeder, jedem, pro",
  numbered: "Schritt, Stufe, Gasstufe, Größe, Nummer, Nr, Nr., Teil, Seite, Tag",
  upTo: "bis zu",
  compoundHeads: {},
};

export const ingredientWords: IngredientWords = {
  generic: "Pulver, Paste, Soße, Sauce, Extrakt, Flocken, Blatt, Blätter, Samen, Kerne, Würfel",
  parts: `Keule, Keulen, Schenkel, Brust, Filet, Filets, Eigelb, Schote, Schoten, Stange, Stangen, Platte,
    Platten`,
  prepositions: "von, in, mit",
  counted: {
    ...regularNouns("Ananas, Brötchen, Eigelb, Eiweiß, Zucchini", ""),
    ...regularNouns(
      `Aprikose, Aubergine, Banane, Beere, Birne, Bohne, Dattel, Erbse, Feige, Garnele,
       Gurke, Karotte, Kartoffel, Keule, Kirsche, Limette, Linse, Mandel, Möhre, Nelke,
       Nudel, Paprikaschote, Pastinake, Pflaume, Quitte, Rosine, Rübe, Sardelle, Schalotte, Schote, Tomate,
       Traube, Zitrone, Zwetschge, Zwiebel`,
      "n",
    ),
    Apfel: "Äpfel",
    Blatt: "Blätter",
    Champignon: "Champignons",
    Ei: "Eier",
    Nuss: "Nüsse",
    Pfirsich: "Pfirsiche",
    Pilz: "Pilze",
    Wurst: "Würste",
  },
  uncounted: `Basilikum, Brot, Essig, Fleisch, Grieß, Hefe, Honig, Joghurt, Knoblauch, Kohl, Kraut, Lachs, Lauch,
    Mehl, Milch, Muskat, Muskatnuss, Petersilie, Pfeffer, Pulver, Reis, Rosmarin, Rotwein, Saft, Sahne, Salz,
    Schinken, Schnittlauch, Senf, Speck, Stärke, Thymian, Wasser, Weißwein, Zimt, Zucker`,
  properNames: "",
};

export const remarkWords: RemarkWords = {
  fill: "gehäuft, gehäufte, gehäufter, geh., gestrichen, gestrichene, gestrichener, gestr.",
  describing: `guter, gute, gutes, kl., groß, große, großer, großes, mittelgroß, mittelgroße, mittelgroßer, klein, kleine, kleiner,
    kleines, dick, dicke, dünn, dünne, ganze, ganzer, reif, reife, frisch, frische, frischer,
    getrocknet, getrocknete, daumengroß, daumengroße, daumengroßer, daumengroßes, gehäuft, gehäufte,
    gehäufter, geh., gestrichen, gestrichene, gestrichener, gestr.`,
  vague:
    "Hand voll, Handvoll, Hände voll, Messerspitze, Msp, Prise, Schuss, Klecks, Spritzer, Tropfen",
  prepared: `gehackt, gewürfelt, geschnitten, gerieben, gepresst, gemahlen, geschält, halbiert, geschmolzen,
    weich, geschlagen, geröstet, gekocht, abgetropft, gesiebt`,
  manner: "fein, grob, dünn, frisch",
  harmless: "von, je, oder so, nach Geschmack",
  partOf:
    "(?:abgeriebene )?(?:Saft|Schale|Abrieb)(?: und (?:Saft|Schale|Abrieb))?(?: von|(?= eine[rs] )|(?= \\d))",
  plus: "plus",
  extra: "(?:etwas |ein wenig )?(?:extra|mehr)",
  another: "(?:oder|und) eine?[nmrs]?",
  changes: "oder, und, plus, minus, weniger",
};

export const lineWords: LineWords = {
  sizes: `sehr große, groß, große, großer, großes, mittelgroß, mittelgroße, mittelgroßer, mittelgroßes, mittlere,
    klein, kleine, kleiner, kleines`,
  bounds: "je, jeweils, mindestens, mind., höchstens, bis zu",
  lengths: "cm, mm, Zentimeter, Zoll",
  otherUnits: "Pfund",
  some: "n. B., n.B., nach Bedarf, etwas, einige, ein paar, ein wenig, ein bisschen, wenig, reichlich",
  optional: "optional, nach Belieben, nach Wunsch, wahlweise, wer mag, wenn gewünscht",
  purpose: `n\\. ?B\\.?|nach (?:Geschmack|Bedarf)|bei Zimmertemperatur|zu[mr] \\p{Lu}\\p{L}+(?: .*)?|für (?:die|den|das) \\p{Lu}\\p{L}+(?: .*)?`,
  or: "oder",
  listTitle: "Zutat, Zutaten, die Zutaten, Zutatenliste",
  heading: "für (?:die|den|das)",
  wholeHeading: "für \\p{L}+|zu[mr] \\p{L}+|außerdem",
};
