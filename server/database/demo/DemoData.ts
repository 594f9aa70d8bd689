/** Somebody who has an account in the demonstration. */
export interface DemoPerson {
  name: string;
  email: string;
  role: "admin" | "contributor" | "member";
}

/** One ingredient line of a recipe, its quantity and unit as a person types them. */
export type DemoLine = [
  quantity: string | null,
  unit: string | null,
  ingredient: string,
  /** How it is prepared, or that it may be left out. */
  remark?: "optional" | { preparation: string },
];

/** A recipe, which names its owner, category, difficulty and tags as people read them. */
export interface DemoRecipe {
  name: string;
  /** The owner's name. */
  by: string;
  description: string;
  /** How many of what. */
  makes: [servings: number, unit: string];
  /** The total is given where it is longer than preparation and cooking. */
  minutes: [preparation: number, cooking: number, total?: number];
  category: string;
  difficulty: string;
  tags: string[];
  ingredientsNotes?: string;
  /** One step a line; a line that ends in a colon is a heading. */
  instructions: string;
  lines: DemoLine[];
}

/** What one person says of another's recipe. */
export interface DemoReview {
  recipe: string;
  by: string;
  score: 1 | 2 | 3 | 4 | 5;
  text: string;
}

/** A recipe that a person keeps, both by name. */
export type DemoFavorite = [person: string, recipe: string];

/** What a person wrote beside a recipe for nobody else to read. */
export interface DemoNote {
  recipe: string;
  by: string;
  text: string;
}
