/** A user of the demonstration. */
export interface DemoPerson {
  name: string;
  email: string;
  role: "admin" | "contributor" | "member";
}

/** An ingredient line of a recipe, with its quantity and unit as typed. */
export type DemoLine = [
  quantity: string | null,
  unit: string | null,
  ingredient: string,
  /** The preparation, or the mark of an optional ingredient. */
  remark?: "optional" | { preparation: string },
];

/** A recipe, which refers to its owner, category, difficulty, tags and equipment by name. */
export interface DemoRecipe {
  name: string;
  /** The owner's name. */
  by: string;
  /** The name of the recipe of which it is a variation. */
  origin?: string;
  description: string;
  /** The number and the unit of the yield. */
  makes: [servings: number, unit: string];
  /** The times of preparation and cooking, and the total if it is longer. */
  minutes: [preparation: number, cooking: number, total?: number];
  category: string;
  difficulty: string;
  tags: string[];
  equipment?: string[];
  ingredientsNotes?: string;
  /** The steps, one per line; a line that ends in a colon is a heading. */
  instructions: string;
  lines: DemoLine[];
  /** The headings between the lines, each with the number of lines below it. */
  sections?: [heading: string, lines: number][];
}

/** The lines of a recipe, with its headings between them. */
export function listLines({ lines, sections = [] }: DemoRecipe): (DemoLine | string)[] {
  let start = 0;
  const listed = sections.flatMap(([heading, count]) => {
    start += count;
    return [heading, ...lines.slice(start - count, start)];
  });
  return [...listed, ...lines.slice(start)];
}

/** A user's review of a recipe. */
export interface DemoReview {
  recipe: string;
  by: string;
  score: 1 | 2 | 3 | 4 | 5;
  text: string;
}

/** A change in a review: of a line, by its ingredient, or in words. */
interface DemoChange {
  kind: "LESS" | "MORE" | "SWAPPED" | "LEFT_OUT" | "ADDED";
  line?: string;
  subject?: string;
  detail?: string;
}

/** A review with a date, which states how the recipe was cooked. */
export interface DatedReview extends DemoReview {
  daysAgo: number;
  outcome: "as_written" | "with_changes";
  changes?: DemoChange[];
}

/** A variation that is newer than the recipes whose order is random. */
export interface DemoVariation extends DemoRecipe {
  daysAgo: number;
}

/** The edits of a recipe, oldest first, after which it is as the demo data has it. */
export interface DemoHistory {
  recipe: string;
  edits: {
    by: string;
    daysAgo: number;
    reason: string;
    /** Parts of the instructions before and after the edit. */
    steps?: [before: string, after: string][];
    /** The amounts that ingredients had before. */
    lines?: [ingredient: string, quantity: string, unit: string][];
  }[];
  /** The versions that existed when users wrote their reviews. */
  reviewedVersions: [by: string, version: number][];
}

/** A user's favorite recipe, both by name. */
export type DemoFavorite = [person: string, recipe: string];

/** A user's private note about a recipe. */
export interface DemoNote {
  recipe: string;
  by: string;
  text: string;
}

/** Mixes the recipes, so that the newest ones are not all of one category. */
export function shuffle<Recipe>(items: readonly Recipe[]): Recipe[] {
  const STEP = 7;
  return Array.from({ length: STEP }, (_, start) =>
    items.filter((_recipe, i) => i % STEP === start),
  ).flat();
}
