import type { Unit } from "../units";

/* The words of a language for amounts and times: each language has one file of these. A list is a text
   with entries between commas; a pattern is the source of a regular expression. */

/** Written numbers and the words around them. */
export interface NumberWords {
  /** A list of articles for one, or for no number: "a handful". */
  articles: string;
  /** The values of number words in lower case, including the word for one. */
  numbers: Readonly<Record<string, number>>;
  /** The values of fractions after one: "a third". */
  fractions: Readonly<Record<string, number>>;
  /** A list of fractions that also occur without a number: "half a cup". */
  fractionsAlone: string;
  /** The values of fractions after other numbers: "two thirds". */
  fractionPlurals: Readonly<Record<string, number>>;
  /** A list of words joined to fractions, as in "Viertelstunde". */
  joinedTo: string;
  /** The word between a fraction and its whole. */
  of: string;
  /** The word between a whole and its fraction, and between the ends of a range after `between`. */
  and: string;
  between: string;
  /** A list of words between the ends of a range. */
  to: string;
  /** A list of words before an inexact number. */
  about: string;
  /** A list of words for twelve. */
  dozen: string;
}

/** Nouns with their plurals. */
export type Nouns = Readonly<Record<string, string>>;

/** The full names of units; for pieces, all countable units. */
export type UnitNames = Readonly<Record<Unit, Nouns>>;

/**
 * Lists of spellings that are valid only in unit fields, by unit: in a sentence they may be other
 * words.
 */
export type UnitAbbreviations = Readonly<Partial<Record<Unit, string>>>;

/** Further words of steps about amounts and heat. */
export interface KitchenWords {
  /** Less than can be measured, with the word before its ingredient. */
  pinch: string;
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
  /** A pattern for the word for degrees. */
  degrees: string;
  /** A list of ingredients sold in sticks of 113 g. */
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

/** Lists of names of `DryGood` ingredients in the singular; a language may lack a word. */
export type DryGoodWords = Readonly<Partial<Record<DryGood, string>>>;

/** Words around the amount of an ingredient in a step. */
export interface StepWords {
  /** A list of words between an amount and its ingredient: "of the". */
  articles: string;
  /** A list of words for an incomplete amount: "remaining". */
  rest: string;
  /** A list of words for the amount of one of several: "each". */
  each: string;
  /** A list of words before an ordinal number: "step 2", "gas mark 6". */
  numbered: string;
  /** A list of words before a maximum: "up to". */
  upTo: string;
  /** Words that form a compound with an ingredient, in addition to the names of units: "egg white". */
  compoundHeads: Nouns;
}

/** Lists of words by which a step shortens an ingredient's name. */
export interface IngredientWords {
  /** A list of endings that a step may omit: if it needs curry powder, it may mention curry. */
  generic: string;
  /** Parts that a step may call by the whole, as a chicken thigh by the chicken. */
  parts: string;
  /** The first word of a name's remark: "of". */
  prepositions: string;
  /** Countable ingredients with their plurals. */
  counted: Nouns;
  /** A list of uncountable ingredients that reveal the language. */
  uncounted: string;
  /** A list of names that keep their capital within a line. */
  properNames: string;
}

/** Words around the amount of an ingredient that leave its number unchanged, and words that change it. */
export interface RemarkWords {
  /** A list of words for the fullness of a spoon. */
  fill: string;
  /** A list of adjectives of the counted or measured item. */
  describing: string;
  /** A list of amounts that the cook decides: "a pinch" is not a number. */
  vague: string;
  /** Lists of preparations and their manners. */
  prepared: string;
  manner: string;
  /** A list of words after an amount that do not change it. */
  harmless: string;
  /** A pattern for words before a number: "juice of". */
  partOf: string;
  /** A list of words that add to an amount. */
  plus: string;
  /** A pattern for an addition without an amount: "plus extra". */
  extra: string;
  /** A pattern for an alternative or addition: "or a". */
  another: string;
  /** A list of first words of a remark in brackets other than a size. */
  changes: string;
}

/** Further words of an ingredient line. */
export interface LineWords {
  /** A list of sizes of counted items, in the position of units. */
  sizes: string;
  /** A list of words before a minimum, a maximum or an amount of each. */
  bounds: string;
  /** A list of units of length. */
  lengths: string;
  /** A list of units that are not read, because they differ between countries. */
  otherUnits: string;
  /** A list of amounts without a number. */
  some: string;
  /** A list of words for optional ingredients. */
  optional: string;
  /** A pattern for the purpose or amount after a name. */
  purpose: string;
  /** A list of words between an ingredient and an alternative. */
  or: string;
  /** Titles of a list of ingredients. */
  listTitle: string;
  /** The first words of a heading of several lines. A pattern. */
  heading: string;
  /** Headings as a whole. A pattern. */
  wholeHeading: string;
}
