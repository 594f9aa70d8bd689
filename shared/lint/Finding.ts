/** An ingredient line or a heading, as the rules read it. */
export interface LintedLine {
  /** The text of a heading; null for an ingredient. */
  heading: string | null;
  name: string;
  preparation: string | null;
  isOptional: boolean;
}

/** The parts of a recipe that the rules read. */
export interface LintedRecipe {
  lines: readonly LintedLine[];
  instructions: string;
  notes: string | null;
  servings: number | null;
  prepMinutes: number | null;
  cookMinutes: number | null;
  totalMinutes: number | null;
}

export const lintRules = [
  "unusedIngredient",
  "unlistedIngredient",
  "longSteps",
  "fahrenheitOnly",
  "noTime",
  "noYield",
] as const;

export type LintRule = (typeof lintRules)[number];

/** A hint at a part of a recipe that may be missing or wrong. */
export interface Finding {
  rule: LintRule;
  /** Identifies the finding as long as its words stay the same, to remember a dismissal. */
  key: string;
  /** The words concerned; empty if the recipe lacks a fact. */
  words: string;
  /** The index of the line concerned; null if there is no such line. */
  line: number | null;
  /** The number of the step concerned, from 1; null if there is no such step. */
  step: number | null;
  /** The number of minutes that the step takes. */
  minutes?: number;
}
