import { regularNouns } from "./regularNouns";
import type {
  DryGoodWords,
  IngredientWords,
  KitchenWords,
  LineWords,
  NumberWords,
  Nouns,
  RemarkWords,
  StepWords,
  TimeWords,
  UnitAbbreviations,
  UnitNames,
} from "./AmountWords";

export const numberWords: NumberWords = {
  articles: "a, an",
  numbers: {
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    fifteen: 15,
    twenty: 20,
    thirty: 30,
    forty: 40,
    "forty-five": 45,
    fifty: 50,
    sixty: 60,
    ninety: 90,
  },
  fractions: { half: 1 / 2, third: 1 / 3, quarter: 1 / 4 },
  fractionsAlone: "half, quarter",
  fractionPlurals: { halves: 1 / 2, thirds: 1 / 3, quarters: 1 / 4 },
  joinedTo: "",
  of: "of",
  and: "and",
  between: "between",
  to: "to, or",
  about:
    "about, approx, approx., approximately, around, roughly, circa, ca, ca., c., almost, nearly, just under, just over",
  dozen: "dozen, doz, doz.",
};

export const unitNames: UnitNames = {
  MG: regularNouns("milligram, milligramme"),
  G: regularNouns("gram, gramme"),
  KG: regularNouns("kilo, kilogram, kilogramme"),
  OZ: regularNouns("ounce"),
  LB: regularNouns("pound"),
  ML: regularNouns("millilitre, milliliter"),
  CL: regularNouns("centilitre, centiliter"),
  DL: regularNouns("decilitre, deciliter"),
  L: regularNouns("litre, liter"),
  TSP: regularNouns("teaspoon, teaspoonful"),
  DSP: regularNouns("dessertspoon, dessertspoonful, dessert spoon"),
  TBSP: regularNouns("tablespoon, tablespoonful"),
  CUP: regularNouns("cup, cupful"),
  FLOZ: regularNouns("fluid ounce, fl ounce"),
  PINT: regularNouns("pint"),
  QUART: regularNouns("quart"),
  GALLON: regularNouns("gallon"),
  STICK: regularNouns("stick"),
  PIECE: {
    ...regularNouns(
      `piece, can, tin, jar, pack, package, packet, sachet, envelope, bottle, carton, container, tub,
       pot, tube, bag, punnet, basket, block, bar, cube, square, round, ball, cake, slice, rasher,
       strip, sheet, wedge, segment, chunk, lump, clove, head, heart, bulb, sprig, stem, stalk, rib,
       spear, ear, cob, pod, fillet, filet, breast, thigh, leg, rack, thumb, handful, drop, knob, glug,
       drizzle, squeeze, scoop, ladle, shot, part, serving, portion,
       spoon, mug, recipe, sleeve, jigger, dollop, spoonful, pat, pouch, slug, fistful, link, disk, disc`,
    ),
    batch: "batches",
    box: "boxes",
    bunch: "bunches",
    dash: "dashes",
    glass: "glasses",
    half: "halves",
    leaf: "leaves",
    loaf: "loaves",
    pinch: "pinches",
    splash: "splashes",
  },
};

/** The names of counted servings, in addition to the names of units. */
export const servingNames: Nouns = {
  ...regularNouns(
    `pancake, bun, cookie, biscuit, scone, muffin, cupcake, brownie, bagel, doughnut, flatbread, pizza, glassful,
     jarful, roll, pie, tart, waffle, skewer, taco, crêpe, dumpling, tray, bowl`,
  ),
  person: "people",
};

export const unitAbbreviations: UnitAbbreviations = {
  TSP: "tsp, tspn, teasp",
  DSP: "dsp, dstspn",
  TBSP: "tbsp, tbspn, tbs, tb, tbl, tblsp",
  CUP: "c",
  PINT: "pt",
  QUART: "qt",
  GALLON: "gal",
  PIECE: "pce, pc, ea, no, pkg, pkt",
};

export const timeWords: TimeWords = {
  hour: "hour, hours, hr, hrs, h",
  minute: "minute, minutes, min, mins",
  second: "second, seconds, sec, secs",
  abbreviations: "hr, min, sec",
  andAHalf: "and a half",
};

export const kitchenWords: KitchenWords = {
  pinch: "a pinch of",
  containers: "tin, can, jar, packet, package, pack, bag, box, block, bottle, carton, tub, pot",
  vessels:
    "(?:(?:frying|baking|roasting|mixing|serving|pie) )?(?:(?:sauce)?pans?|stockpots?|dish(?:es)?|bowls?|mou?lds?|casseroles?|ramekins?|trays?|basins?|jugs?|skillets?|woks?|sacks?)",
  wholeThings: "eggs?|(?:egg )?yolks?|cloves?|sheets?",
  indivisibleThings: "leaf|leaves|sprigs?|pinch(?:es)?|dash(?:es)?|drops?|splash(?:es)?",
  oven: "\\boven|\\bbak(?:e|es|ed|ing)\\b|\\broast|\\bfan\\b",
  degrees: "degrees?",
  butter: "butter, margarine",
};

export const dryGoodWords: DryGoodWords = {
  flour: `flour, plain flour, all-purpose flour, white flour, wheat flour, bread flour,
    strong flour, strong white flour, strong bread flour, cake flour`,
  selfRaisingFlour: "self-raising flour, self-rising flour",
  wholemealFlour: "wholemeal flour, whole wheat flour, whole-wheat flour",
  ryeFlour: "rye flour",
  groundAlmonds: "ground almond, ground almonds, almond flour",
  cornmeal: "cornmeal",
  polenta: "polenta",
  semolina: "semolina",
  cornStarch: "cornflour, cornstarch, corn starch",
  oats: "oat, oats, rolled oat, rolled oats, porridge oats",
  rice: `rice, long-grain rice, basmati rice, jasmine rice, white rice, risotto rice, arborio rice,
    bomba rice, pudding rice`,
  breadcrumbs: "dried breadcrumbs",
  sugar: "sugar, granulated sugar, white sugar",
  casterSugar: "caster sugar, castor sugar, superfine sugar",
  brownSugar: "brown sugar, light brown sugar, dark brown sugar",
  icingSugar: "icing sugar, powdered sugar, confectioners' sugar",
  cocoa: "cocoa, cocoa powder",
  butter: "butter, unsalted butter, salted butter",
  raisins: "raisin, raisins, sultana, sultanas",
  chocolateChips: "chocolate chip, chocolate chips",
};

export const stepWords: StepWords = {
  articles: "of, the, of the, of your, your",
  rest: "remaining, reserved, other, more",
  each: "each, every, apiece, per, at a time",
  numbered: "step, gas, mark, level, speed, setting, size, number, no, no., part, page, day",
  upTo: "up to, down to",
  compoundHeads: regularNouns(
    `white, yolk, ring, quarter, skin, shell, stone, noodle, dumpling, cake, pancake, fritter, ball, roll,
     bun, skewer, kebab, flower, tip, top, floret`,
  ),
};

export const ingredientWords: IngredientWords = {
  generic: "powder, paste, sauce, extract, flake, flakes, leaf, leaves, seed, seeds, cube, cubes",
  parts: `thigh, thighs, leg, legs, breast, breasts, fillet, fillets, shin, sirloin, yolk, yolks, pod, pods,
    stick, sticks, sheet, sheets`,
  prepositions: "of, in, with",
  counted: {
    ...regularNouns(
      `almond, apple, apricot, artichoke, aubergine, avocado, bagel, banana, bean, beetroot, cake, caper,
       cardamom pod, carrot, cashew, chestnut, chickpea, chive, clove, courgette, cracker, cucumber, date,
       egg, eggplant, fig, fillet, flower, gherkin, grape, hazelnut, leek, leg, lemon, lentil, lime,
       meatball, mushroom, noodle, nut, oat, olive, onion, orange, pea, peanut, pear, pecan, peppercorn,
       pistachio, plantain, plum, prawn, raisin, sausage, scallion, scallop, seed, shallot, sheet, sprout,
       sultana, tortilla, thigh, turnip, walnut, wing, yolk, zucchini`,
    ),
    anchovy: "anchovies",
    berry: "berries",
    blackberry: "blackberries",
    blueberry: "blueberries",
    cherry: "cherries",
    cranberry: "cranberries",
    leaf: "leaves",
    loaf: "loaves",
    mango: "mangoes",
    peach: "peaches",
    potato: "potatoes",
    radish: "radishes",
    raspberry: "raspberries",
    strawberry: "strawberries",
    tomato: "tomatoes",
  },
  uncounted: "",
  properNames: `Aleppo, Assam, BBQ, Brussels, Cajun, Calvados, Camembert, Champagne, Cheddar, Chinese, Cognac,
    Cointreau, Darjeeling, Dijon, Dutch, English, French, Greek, Indian, Irish, Italian, Japanese, Marsala,
    Mexican, Parma, Parmesan, Polish, Scotch, Serrano, Sichuan, Spanish, Swedish, Swiss, Szechuan, Tabasco,
    Thai, Turkish, Worcester, Worcestershire`,
};

export const remarkWords: RemarkWords = {
  fill: "scant, generous, heaped, heaping, rounded, level",
  describing: `liquid, lightly packed, loosely packed, firmly packed, tightly packed, well-packed, lightly heaped, very, fine,
    good, heavy, extra large, extra-large, medium-size, medium-sized, large, lge, lg, big, medium, med, md,
    small, sm, tiny, fat, thick, thin, long, short, slender, plump, whole, ripe, firm, fresh, frozen,
    dried, heaped, heaping, rounded, level, scant, generous, packed, thumb-size, thumb-sized,
    homemade`,
  vague: "handful, pinch, dash, splash, drop, knob, glug, drizzle, squeeze, scoop, lump, chunk",
  prepared: `packed, chopped, diced, sliced, minced, grated, shredded, crushed, ground, peeled, halved,
    melted, softened, beaten, toasted, cooked, drained, rinsed, divided, sifted`,
  manner: "finely, roughly, coarsely, thinly, freshly, lightly, loosely, firmly, tightly",
  harmless: "of, each, approx, approx., or so, to taste",
  partOf:
    "(?:finely )?(?:grated )?(?:juice|zest|rind|peel|seeds)(?:(?: and|,| &) (?:grated )?(?:juice|zest|rind))?(?: of| from|(?= \\d))",
  plus: "plus",
  extra: "(?:a little |some )?(?:extra|more)",
  another: "(?:or|and) an?",
  changes: "or, and, plus, minus, less",
};

export const lineWords: LineWords = {
  sizes: `extra large, extra-large, very large, large, lge, lg, big, medium, md, medium-size, medium-sized, medium sized, small sized, large sized, med,
    small, sm, tiny`,
  bounds: "at least, at most, up to",
  lengths: "inch, inches, inch., centimeter, centimeters, centimetre, centimetres",
  otherUnits: "",
  some: `some, enough, a few, few, a couple, couple, a little, a little bit of, a bit of, several, plenty
    of, lots of, a lot of`,
  optional: "optional, optionally, if you like, if desired, if liked, if using",
  purpose: `to (?:taste|serve|garnish|decorate|finish|cover|coat|glaze|grease|dust|brush|sprinkle|drizzle|make|yield)(?: .*)?|as (?:needed|required|desired|necessary)|if (?:needed|desired|necessary)|at room temperature|for (?:(?:deep|shallow|pan|stir)[ -])?(?:\\p{L}{3,}ing|garnish|decoration|the \\p{L}+)(?: .*)?`,
  or: "or",
  listTitle: "ingredient, ingredients, the ingredients, ingredient list, ingredients list",
  heading: "for the",
  wholeHeading: "for \\p{L}+|to (?:serve|garnish|decorate|finish|assemble|top)",
};
