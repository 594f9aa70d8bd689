/** The simple fields of a recipe, each declared once: docs/architecture.md, "Adding a field to a recipe". */

import { minutesRange, servingsRange } from "./inputLimits";

/** The declaration of a detail. Its values are nullable; null stands for a detail that is not given. */
export type Detail = {
  /** The subject of error messages. */
  label: string;
  /** A phrase for both APIs, to which they add the limits. */
  description: string;
  example: string | number;
  /** The name in REST, if it differs. */
  restName?: string;
} & (
  | { type: "text" | "language"; max: number }
  | { type: "number" | "minutes"; range: { min: number; max: number } }
);

export const recipeDetails = {
  description: {
    type: "text",
    max: 2_000,
    label: "Description",
    description: "A short description",
    example: "Sunday in a tin.",
    restName: "recipeDescription",
  },
  servings: {
    type: "number",
    range: servingsRange,
    label: "Servings",
    description: "How many servings the recipe makes",
    example: 12,
  },
  servingsUnit: {
    type: "text",
    max: 50,
    label: "The unit of servings",
    description: "The unit of `servings`, such as people, loaves or jars, if it is not servings",
    example: "slices",
  },
  prepMinutes: {
    type: "minutes",
    range: minutesRange,
    label: "Preparation time",
    description: "Preparation time in minutes",
    example: 20,
  },
  cookMinutes: {
    type: "minutes",
    range: minutesRange,
    label: "Cooking time",
    description: "Cooking time in minutes",
    example: 40,
  },
  /** Stored only if it differs from the sum of the other two. */
  totalMinutes: {
    type: "minutes",
    range: minutesRange,
    label: "Total time",
    description: "Total time in minutes, by default the sum of preparation and cooking time",
    example: 60,
  },
  source: {
    type: "text",
    max: 500,
    label: "Source",
    description: "Where the recipe comes from: a book, a person or a URL",
    example: "My grandmother.",
    restName: "recipeSource",
  },
  language: {
    type: "language",
    max: 35,
    label: "Language",
    description: "The language of the recipe as a BCP 47 tag, such as de or en-GB",
    example: "en",
  },
  nutrition: {
    type: "text",
    max: 1_000,
    label: "Nutrition",
    description:
      "Nutrition per serving as the source states it, one value per line or separated by commas",
    example: "Energy 420 kcal, fat 12 g",
  },
  nutritionSource: {
    type: "text",
    max: 200,
    label: "The source of the nutrition",
    description: "Where the values of `nutrition` come from, such as a site or the package",
    example: "The package.",
  },
} as const satisfies Record<string, Detail>;

export type DetailName = keyof typeof recipeDetails;

type ValueOf<Type> = Type extends "text" | "language" ? string : number;

/** The details of a recipe. */
export type RecipeDetails = {
  [Name in DetailName]: ValueOf<(typeof recipeDetails)[Name]["type"]> | null;
};

/** The details that a recipe has; those that it does not have are left out. */
export type GivenDetails = { [Name in DetailName]?: NonNullable<RecipeDetails[Name]> };

export const detailNames = Object.keys(recipeDetails) as DetailName[];

/** The declarations with their names, in order. */
export const detailEntries = Object.entries(recipeDetails) as [DetailName, Detail][];

/** Makes an object with a value for each detail. */
export const mapDetails = <Value>(
  map: (name: DetailName, detail: Detail) => Value,
): Record<DetailName, Value> =>
  Object.fromEntries(detailEntries.map(([name, detail]) => [name, map(name, detail)])) as Record<
    DetailName,
    Value
  >;

/** Null for each detail. */
export const NO_DETAILS = mapDetails(() => null) as RecipeDetails;

/** Returns the details of an object, without its other fields. */
export const pickDetails = <From extends Partial<Record<DetailName, unknown>>>(
  from: From,
): Pick<From, DetailName & keyof From> =>
  mapDetails((name) => from[name]) as Pick<From, DetailName & keyof From>;

/** Returns the fields of an object that are no details. */
export const omitDetails = <From extends object>(from: From): Omit<From, DetailName> =>
  Object.fromEntries(
    Object.entries(from).filter(([name]) => !Object.hasOwn(recipeDetails, name)),
  ) as Omit<From, DetailName>;
