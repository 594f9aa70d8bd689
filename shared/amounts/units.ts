/** The units of amounts. */
export const Unit = {
  MG: "MG",
  G: "G",
  KG: "KG",
  OZ: "OZ",
  LB: "LB",
  ML: "ML",
  CL: "CL",
  DL: "DL",
  L: "L",
  TSP: "TSP",
  DSP: "DSP",
  TBSP: "TBSP",
  CUP: "CUP",
  FLOZ: "FLOZ",
  PINT: "PINT",
  QUART: "QUART",
  GALLON: "GALLON",
  STICK: "STICK",
  PIECE: "PIECE",
} as const;

export type Unit = keyof typeof Unit;

/** The quantity that a unit measures. */
export const AmountKind = { WEIGHT: "WEIGHT", VOLUME: "VOLUME", COUNT: "COUNT" } as const;

export type AmountKind = keyof typeof AmountKind;

const { WEIGHT, VOLUME, COUNT } = AmountKind;

const kinds: Readonly<Record<Unit, AmountKind>> = {
  MG: WEIGHT,
  G: WEIGHT,
  KG: WEIGHT,
  OZ: WEIGHT,
  LB: WEIGHT,
  ML: VOLUME,
  CL: VOLUME,
  DL: VOLUME,
  L: VOLUME,
  TSP: VOLUME,
  DSP: VOLUME,
  TBSP: VOLUME,
  CUP: VOLUME,
  FLOZ: VOLUME,
  PINT: VOLUME,
  QUART: VOLUME,
  GALLON: VOLUME,
  STICK: COUNT,
  PIECE: COUNT,
};

export const unitKind = (unit: Unit): AmountKind => kinds[unit];

/** The symbols of units in all languages, as a list for each unit. */
export const unitSymbols: Readonly<Partial<Record<Unit, string>>> = {
  MG: "mg",
  G: "g, gr, gm",
  KG: "kg",
  OZ: "oz, oz.",
  LB: "lb, lbs, lb., lbs.",
  ML: "ml",
  CL: "cl",
  DL: "dl",
  L: "l, ltr",
  FLOZ: "fl oz, fl. oz., fl oz., fl. oz, floz, fluid oz",
};

const metric: readonly Unit[] = ["MG", "G", "KG", "ML", "CL", "DL", "L"];

export const isMetric = (unit: Unit): boolean => metric.includes(unit);

/** Returns true if one unit is metric and the other imperial. */
export const areOfTwoSystems = (one: Unit, other: Unit): boolean =>
  unitKind(one) !== COUNT && unitKind(other) !== COUNT && isMetric(one) !== isMetric(other);
