import type { HowToSection, HowToStep, ImageObject, Recipe, WithContext } from "schema-dts";
import type { RecipeDetails } from "../../../shared/recipeDetails";
import type { Section } from "../../../shared/recipeSections";
import { formatLine, type ExportedLine } from "./formatLine";
import { toNutritionJsonLd } from "./nutritionJsonLd";

/** The parts of a recipe that schema.org can express. */
export interface JsonLdRecipe extends RecipeDetails {
  name: string;
  owner: { name: string };
  createdAt: Date;
  updatedAt: Date;
  ingredients: readonly ExportedLine[];
  steps: readonly Section[];
  category: { name: string };
  tags: readonly { name: string }[];
  equipment: readonly { name: string }[];
}

/** Formats minutes in ISO 8601: 90 is `PT1H30M`. */
export function toIsoDuration(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return `PT${hours ? `${hours}H` : ""}${rest || !hours ? `${rest}M` : ""}`;
}

// Missing values are omitted from the JSON.
const toOptionalDuration = (minutes: number | null) =>
  minutes === null ? undefined : toIsoDuration(minutes);

const toSteps = (steps: readonly string[]): HowToStep[] =>
  steps.map((text) => ({ "@type": "HowToStep", text }));

/** Groups steps into sections; steps without a heading stay at the top level. */
const toInstructions = (sections: readonly Section[]): (HowToStep | HowToSection)[] =>
  sections.flatMap<HowToStep | HowToSection>(({ heading, steps }) =>
    heading === null
      ? toSteps(steps)
      : [{ "@type": "HowToSection", name: heading, itemListElement: toSteps(steps) }],
  );

/** Converts a photo to JSON-LD, with its caption if it has one. */
export const toImageJsonLd = (url: string, caption: string | null): string | ImageObject =>
  caption === null ? url : { "@type": "ImageObject", url, caption };

/** Fields for certain readers: search engines get the ratings, exported files get the source. */
type ExtraFields = Pick<
  Exclude<Recipe, string>,
  "description" | "url" | "image" | "isBasedOn" | "creditText" | "mentions" | "aggregateRating"
>;

/** Converts a recipe to a schema.org `Recipe`. */
export function toRecipeJsonLd(
  recipe: JsonLdRecipe,
  extraFields: ExtraFields,
): WithContext<Recipe> {
  const { name, servings, tags, equipment } = recipe;
  return {
    "@context": "https://schema.org",
    "@type": "Recipe",
    name,
    ...extraFields,
    author: { "@type": "Person", name: recipe.owner.name },
    datePublished: recipe.createdAt.toISOString(),
    dateModified: recipe.updatedAt.toISOString(),
    inLanguage: recipe.language ?? undefined,
    recipeYield: servings === null ? undefined : `${servings} ${recipe.servingsUnit ?? "servings"}`,
    prepTime: toOptionalDuration(recipe.prepMinutes),
    cookTime: toOptionalDuration(recipe.cookMinutes),
    totalTime: toOptionalDuration(recipe.totalMinutes),
    nutrition: toNutritionJsonLd(recipe.nutrition, recipe.nutritionSource),
    recipeIngredient: recipe.ingredients.map((line) => formatLine(line, recipe.language)),
    tool: equipment.length > 0 ? equipment.map((piece) => piece.name) : undefined,
    recipeInstructions: toInstructions(recipe.steps),
    recipeCategory: recipe.category.name,
    keywords: tags.length > 0 ? tags.map((tag) => tag.name).join(", ") : undefined,
  };
}
