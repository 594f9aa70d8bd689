import type { Unit } from "../units";

/* The words of a language for amounts and times: each language has one file of these. A list is a text
   with entries between commas; a pattern is the source of a regular expression. */

/** Written numbers and the words around them. */
export interface NumberWords {
  /** Articles for one, or for no number: "a handful". A list. */
  articles: string;
  /** In lower case, including the word for one. */
  numbers: Readonly<Record<string, number>>;
  /** Fractions after one: "a third". */
  fractions: Readonly<Record<string, number>>;
  /** Fractions that also occur without a number: "half a cup". A list. */
  fractionsAlone: string;
  /** Fractions after other numbers: "two thirds". */
  fractionPlurals: Readonly<Record<string, number>>;
  /** Words joined to fractions, as in "Viertelstunde". A list. */
  joinedTo: string;
  /** The word between a fraction and its whole. */
  of: string;
  /** The word between a whole and its fraction, and between the ends of a range after `between`. */
  and: string;
  between: string;
  /** Words between the ends of a range. A list. */
  to: string;
  /** Words before an inexact number. A list. */
  about: string;
  /** Words for twelve. A list. */
  dozen: string;
}

/** Nouns with their plurals. */
export type Nouns = Readonly<Record<string, string>>;

/** The full names of units; for pieces, all countable units. */
export type UnitNames = Readonly<Record<Unit, Nouns>>;

/** Spellings of units that are valid only in unit fields: in a sentence they may be other words. Lists. */
export type UnitAbbreviations = Readonly<Partial<Record<Unit, string>>>;

/** The names of times. Lists. */
export interface TimeWords {
  hour: string;
  minute: string;
  second: string;
  /** Abbreviations that may end with a dot. */
  abbreviations: string;
  /** The words after an hour or a minute: "and a half". */
  andAHalf: string;
}

/** Further words of steps about amounts and heat. */
export interface KitchenWords {
  /**
   * Products sold by size: "a 400 g tin" keeps its name in every unit system. A list of `UnitNames`.
   */
  containers: string;
  /** A pattern for vessels: "a 2 l pan". */
  vessels: string;
  /** A pattern for items that can be halved, but not counted in halves. */
  wholeThings: string;
  /** A pattern for items that cannot be halved. */
  indivisibleThings: string;
  /** A pattern for words that refer to an oven only. */
  oven: string;
  /** The word for degrees. A pattern. */
  degrees: string;
  /** Ingredients sold in sticks of 113 g. A list. */
  butter: string;
}

/** Ingredients that Americans measure in cups and others weigh. */
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

/** The names of `DryGood` ingredients in the singular. Lists; a language may lack a word. */
export type DryGoodWords = Readonly<Partial<Record<DryGood, string>>>;

/** Words around the amount of an ingredient in a step. */
export interface StepWords {
  /** Words between an amount and its ingredient: "of the". A list. */
  articles: string;
  /** Words for an incomplete amount: "remaining". A list. */
  rest: string;
  /** Words for the amount of one of several: "each". A list. */
  each: string;
  /** Words before an ordinal number: "step 2", "gas mark 6". A list. */
  numbered: string;
  /** Words before a maximum: "up to". A list. */
  upTo: string;
  /** Words that form a compound with an ingredient, in addition to the names of units: "egg white". */
  compoundHeads: Nouns;
}

/** Words by which a step shortens an ingredient's name. Lists. */
export interface IngredientWords {
  /** Optional endings: a step that needs curry powder may mention curry. */
  generic: string;
  /** Parts that a step may call by the whole, as a chicken thigh by the chicken. */
  parts: string;
  /** The first word of a name's remark: "of". */
  prepositions: string;
  /** Countable ingredients with their plurals. */
  counted: Nouns;
  /** Uncountable ingredients that reveal the language. A list. */
  uncounted: string;
  /** Names that keep their capital within a line. A list. */
  properNames: string;
}

/** Words around the amount of an ingredient that leave its number unchanged, and words that change it. */
export interface RemarkWords {
  /** The fullness of a spoon. A list. */
  fill: string;
  /** Adjectives of the counted or measured item. A list. */
  describing: string;
  /** Amounts left to the cook: "a pinch" is no number. A list. */
  vague: string;
  /** Preparations and their manners. Lists. */
  prepared: string;
  manner: string;
  /** Meaningless words after an amount. A list. */
  harmless: string;
  /** Words before a number: "juice of". A pattern. */
  partOf: string;
  /** Words that add to an amount. A list. */
  plus: string;
  /** An addition without an amount: "plus extra". A pattern. */
  extra: string;
  /** An alternative or addition: "or a". A pattern. */
  another: string;
  /** The first word of a remark in brackets other than a size. A list. */
  changes: string;
}

/** Further words of an ingredient line. */
export interface LineWords {
  /** Sizes of counted items, in the position of units. A list. */
  sizes: string;
  /** Words before a minimum or maximum. A list. */
  bounds: string;
  /** Units that are not read: they are not converted, or differ between countries. A list. */
  otherUnits: string;
  /** Amounts without a number. A list. */
  some: string;
  /** Words for optional ingredients. A list. */
  optional: string;
  /** The purpose or amount after a name. A pattern. */
  purpose: string;
  /** Words between an ingredient and an alternative. A list. */
  or: string;
  /** The first words of a heading of several lines. A pattern. */
  heading: string;
  /** Headings as a whole. A pattern. */
  wholeHeading: string;
}
