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

/** A user's favorite recipe, both by name. */
export type DemoFavorite = [person: string, recipe: string];

/** A user's private note about a recipe. */
export interface DemoNote {
  recipe: string;
  by: string;
  text: string;
}
