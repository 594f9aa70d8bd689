/** The units that amounts are told in. */
export enum Unit {
  MG = "MG",
  G = "G",
  KG = "KG",
  OZ = "OZ",
  LB = "LB",
  ML = "ML",
  CL = "CL",
  DL = "DL",
  L = "L",
  TSP = "TSP",
  DSP = "DSP",
  TBSP = "TBSP",
  CUP = "CUP",
  FLOZ = "FLOZ",
  PINT = "PINT",
  QUART = "QUART",
  GALLON = "GALLON",
  STICK = "STICK",
  PIECE = "PIECE",
}

/** What a unit measures. */
export enum AmountKind {
  WEIGHT = "WEIGHT",
  VOLUME = "VOLUME",
  COUNT = "COUNT",
}

const { WEIGHT, VOLUME, COUNT } = AmountKind;

/** How people write each unit, without dots and in lower case; a final "s" is understood. */
const units: Record<Unit, [kind: AmountKind, spellings: string]> = {
  MG: [WEIGHT, "mg, milligram, milligramme"],
  G: [WEIGHT, "g, gr, gm, gram, gramme"],
  KG: [WEIGHT, "kg, kilo, kilogram, kilogramme"],
  OZ: [WEIGHT, "oz, ounce"],
  LB: [WEIGHT, "lb, pound"],
  ML: [VOLUME, "ml, millilitre, milliliter, krm"],
  CL: [VOLUME, "cl, centilitre, centiliter"],
  DL: [VOLUME, "dl, decilitre, deciliter"],
  L: [VOLUME, "l, ltr, litre, liter"],
  TSP: [
    VOLUME,
    `tsp, tspn, teasp, teaspoon, teaspoonful, tl, tsk, c à café, c à c, cuillère à café,
     cuillères à café, cucharadita, cdta, cucchiaino, cucchiaini`,
  ],
  DSP: [VOLUME, "dsp, dstspn, dessertspoon, dessertspoonful"],
  TBSP: [
    VOLUME,
    `tbsp, tbspn, tbs, tb, tbl, tblsp, tablespoon, tablespoonful, el, msk, spsk, c à soupe, c à s,
     cuillère à soupe, cuillères à soupe, cucharada, cda, cucchiaio, cucchiai`,
  ],
  CUP: [VOLUME, "c, cup, cupful, tasse, taza"],
  FLOZ: [VOLUME, "floz, fl oz, fl ounce, fluid oz, fluid ounce"],
  PINT: [VOLUME, "pt, pint"],
  QUART: [VOLUME, "qt, quart"],
  GALLON: [VOLUME, "gal, gallon"],
  STICK: [COUNT, "stick"],
  PIECE: [
    COUNT,
    `piece, pce, pc, ea, no, can, tin, jar, pack, package, packet, pkg, pkt, sachet, envelope, bottle,
     carton, container, tub, pot, tube, bag, box, boxes, punnet, basket, block, bar, cube, square,
     round, ball, cake, loaf, loaves, slice, rasher, strip, sheet, wedge, segment, chunk, lump,
     clove, head, heart, bulb, bunch, bunches, sprig, stem, stalk, rib, spear, leaf, leaves, ear, cob, pod,
     fillet, filet, breast, thigh, leg, rack, half, halves, thumb, handful, pinch, pinches, dash,
     dashes, splash, splashes, drop, knob, glug, drizzle, squeeze, scoop, ladle, glass, glasses`,
  ],
};

const unitsBySpelling = new Map(
  Object.entries(units).flatMap(([unit, [, spellings]]) =>
    spellings.split(",").map((spelling) => [spelling.trim().replace(/\s+/g, " "), unit as Unit]),
  ),
);

/** One letter whose case tells a tablespoon from a teaspoon. */
const letters = new Map([
  ["T", Unit.TBSP],
  ["t", Unit.TSP],
]);

/** @param words one to three words as they were typed */
export function unitNamed(words: string): Unit | undefined {
  const typed = words.replaceAll(".", "");
  const spelling = typed.toLowerCase();
  return (
    letters.get(typed) ??
    unitsBySpelling.get(spelling) ??
    unitsBySpelling.get(spelling.replace(/s$/, ""))
  );
}

export const kindOf = (unit: Unit): AmountKind => units[unit][0];

const metric: readonly Unit[] = [Unit.MG, Unit.G, Unit.KG, Unit.ML, Unit.CL, Unit.DL, Unit.L];

/** Whether one says in metres and grams what the other says in feet and pounds. */
export const areOfTwoSystems = (one: Unit, other: Unit): boolean =>
  kindOf(one) !== COUNT &&
  kindOf(other) !== COUNT &&
  metric.includes(one) !== metric.includes(other);

/** How much they are is in the hand of the cook: "a pinch" is no number, "2 pinches" is. */
const vague = /^(handful|pinch|dash|splash|drop|knob|glug|drizzle|squeeze|scoop|lump|chunk)/i;

export const isVague = (words: string): boolean => vague.test(words);
