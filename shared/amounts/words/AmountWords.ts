import type { Unit } from "../units";

/*
 * What each language has to say of amounts and times: a new one is a file of these beside the others.
 * A list is a text, its entries between commas; a pattern is the source of a regular expression.
 */

/** How numbers are written out, and what stands around them. */
export interface NumberWords {
  /** One, or no number at all: "a handful". A list. */
  articles: string;
  /** In lower case, the word for one included. */
  numbers: Readonly<Record<string, number>>;
  /** Parts of a whole after one: "a third". */
  fractions: Readonly<Record<string, number>>;
  /** Those that also stand without a number: "half a cup". A list. */
  fractionsAlone: string;
  /** Parts of a whole after another number: "two thirds". */
  fractionPlurals: Readonly<Record<string, number>>;
  /** What parts are written in one word with, as in "Viertelstunde". A list. */
  joinedTo: string;
  /** Between a part and what it is of. */
  of: string;
  /** Between a whole and its part, and between the ends of a range after `between`. */
  and: string;
  between: string;
  /** Between the ends of a range. A list. */
  to: string;
  /** Before a number that is not exact. A list. */
  about: string;
  /** Twelve. A list. */
  dozen: string;
}

/** Nouns with their plurals. */
export type Nouns = Readonly<Record<string, string>>;

/** The full names of units; of pieces, all that things are counted in. */
export type UnitNames = Readonly<Record<Unit, Nouns>>;

/** How units are written where nothing but a unit can stand: in a sentence they may be other words. Lists. */
export type UnitAbbreviations = Readonly<Partial<Record<Unit, string>>>;

/** The names of times. Lists. */
export interface TimeWords {
  hour: string;
  minute: string;
  second: string;
  /** Those that a dot may follow. */
  abbreviations: string;
  /** Behind an hour or a minute: "and a half". */
  andAHalf: string;
}

/** What else a step says of amounts and heat. */
export interface KitchenWords {
  /** What is bought by its size: "a 400 g tin" is called so in every kitchen. A list of `UnitNames`. */
  containers: string;
  /** A pattern for what one cooks, bakes or stores in: "a 2 l pan". */
  vessels: string;
  /** A pattern for things of which there is a half, but not one and a half. */
  wholeThings: string;
  /** A pattern for things of which there is no half. */
  indivisibleThings: string;
  /** A pattern for what is said of an oven only. */
  oven: string;
  /** The word for degrees. A pattern. */
  degrees: string;
  /** What is sold in sticks of 113 g. A list. */
  butter: string;
}

/** What Americans measure in cups and others weigh. */
export type DryGood =
  | "flour"
  | "selfRaisingFlour"
  | "wholemealFlour"
  | "ryeFlour"
  | "groundAlmonds"
  | "cornmeal"
  | "polenta"
  | "semolina"
  | "cornStarch"
  | "oats"
  | "rice"
  | "breadcrumbs"
  | "sugar"
  | "casterSugar"
  | "brownSugar"
  | "icingSugar"
  | "cocoa"
  | "butter"
  | "raisins"
  | "chocolateChips";

/** The names of such ingredients, in the singular. Lists; a language may have no word for one. */
export type DryGoodWords = Readonly<Partial<Record<DryGood, string>>>;

/** What stands around the amount of an ingredient in a step. */
export interface StepWords {
  /** Between an amount and its ingredient: "of the". A list. */
  articles: string;
  /** That an amount is not all there is: "remaining". A list. */
  rest: string;
  /** That an amount is for one of several: "each". A list. */
  each: string;
  /** Before a number that names something: "step 2", "gas mark 6". A list. */
  numbered: string;
  /** Before the largest number that is allowed: "up to". A list. */
  upTo: string;
  /** What follows an ingredient in a compound of two words, beside the names of units: "egg white". */
  compoundHeads: Nouns;
}

/** How a step calls an ingredient, short of its whole name. Lists. */
export interface IngredientWords {
  /** Endings that say nothing of what it is: a step that needs curry powder may speak of curry. */
  generic: string;
  /** Parts of something that a step may call by the whole, as a chicken thigh by the chicken. */
  parts: string;
  /** What a name's remark begins with: "of". */
  prepositions: string;
  /** Ingredients that are counted, with their plurals. */
  counted: Nouns;
  /** Ingredients that are not counted and by which the language is recognized. A list. */
  uncounted: string;
  /** What keeps its capital within a line. A list. */
  properNames: string;
}

/** What stands around the amount of an ingredient and changes no number, and what does change it. */
export interface RemarkWords {
  /** How full a spoon is. A list. */
  fill: string;
  /** What the counted or measured thing is like. A list. */
  describing: string;
  /** How much of these there is, is in the hand of the cook: "a pinch" is no number. A list. */
  vague: string;
  /** How something is prepared, and in which manner. Lists. */
  prepared: string;
  manner: string;
  /** Words of no consequence behind an amount. A list. */
  harmless: string;
  /** Before a number: "juice of". A pattern. */
  partOf: string;
  /** What adds to an amount. A list. */
  plus: string;
  /** What may follow that and adds nothing to measure: "plus extra". A pattern. */
  extra: string;
  /** What else may be taken, or too: "or a". A pattern. */
  another: string;
  /** What a remark in brackets begins with that is no size. A list. */
  changes: string;
}

/** What else a whole line of ingredients consists of. */
export interface LineWords {
  /** Sizes of counted things, which stand where units do. A list. */
  sizes: string;
  /** Before a number that is the least or the most. A list. */
  bounds: string;
  /** Units whose amounts are not read: they are not converted, or differ between countries. A list. */
  otherUnits: string;
  /** How much, without a number. A list. */
  some: string;
  /** That something may be left out. A list. */
  optional: string;
  /** What something is for, or how much of it, after its name. A pattern. */
  purpose: string;
  /** Between an ingredient and another that may be taken instead. A list. */
  or: string;
  /** What a heading of several lines begins with. A pattern. */
  heading: string;
}
