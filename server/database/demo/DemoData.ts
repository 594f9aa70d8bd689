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

/** A recipe, which refers to its owner, category, difficulty and tags by name. */
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
  ingredientsNotes?: string;
  /** The steps, one per line; a line that ends in a colon is a heading. */
  instructions: string;
  lines: DemoLine[];
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
