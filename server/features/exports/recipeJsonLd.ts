import type { HowToSection, HowToStep, ImageObject, Recipe, WithContext } from "schema-dts";
import type { RecipeDetails } from "../../../shared/recipeDetails";
import type { Section } from "../../../shared/recipeSections";
import { lineOf, type WrittenLine } from "./lineOf";

/** What a recipe says, as far as schema.org has words for it. */
export interface JsonLdRecipe extends RecipeDetails {
  name: string;
  owner: { name: string };
  createdAt: Date;
  updatedAt: Date;
  ingredients: readonly WrittenLine[];
  steps: readonly Section[];
  category: { name: string };
  tags: readonly { name: string }[];
}

/** Minutes as ISO 8601 has them: 90 are `PT1H30M`. */
export function isoDuration(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return `PT${hours ? `${hours}H` : ""}${rest || !hours ? `${rest}M` : ""}`;
}

// What is not known is left out of the JSON.
const duration = (minutes: number | null) => (minutes === null ? undefined : isoDuration(minutes));

const stepsOf = (steps: readonly string[]): HowToStep[] =>
  steps.map((text) => ({ "@type": "HowToStep", text }));

/** Steps without a heading stand by themselves, the others in their section. */
const instructionsOf = (sections: readonly Section[]): (HowToStep | HowToSection)[] =>
  sections.flatMap<HowToStep | HowToSection>(({ heading, steps }) =>
    heading === null
      ? stepsOf(steps)
      : [{ "@type": "HowToSection", name: heading, itemListElement: stepsOf(steps) }],
  );

/** A picture of a recipe, with what it shows where that is known. */
export const imageJsonLd = (url: string, caption: string | null): string | ImageObject =>
  caption === null ? url : { "@type": "ImageObject", url, caption };

/** What only some readers of a recipe get: search engines its ratings, and files its source. */
type More = Pick<
  Exclude<Recipe, string>,
  "description" | "url" | "image" | "isBasedOn" | "creditText" | "aggregateRating"
>;

/** A recipe as schema.org's `Recipe`. */
export function recipeJsonLd(recipe: JsonLdRecipe, more: More): WithContext<Recipe> {
  const { name, servings, tags } = recipe;
  return {
    "@context": "https://schema.org",
    "@type": "Recipe",
    name,
    ...more,
    author: { "@type": "Person", name: recipe.owner.name },
    datePublished: recipe.createdAt.toISOString(),
    dateModified: recipe.updatedAt.toISOString(),
    inLanguage: recipe.language ?? undefined,
    recipeYield: servings === null ? undefined : `${servings} ${recipe.servingsUnit ?? "servings"}`,
    prepTime: duration(recipe.prepMinutes),
    cookTime: duration(recipe.cookMinutes),
    totalTime: duration(recipe.totalMinutes),
    recipeIngredient: recipe.ingredients.map((line) => lineOf(line, recipe.language)),
    recipeInstructions: instructionsOf(recipe.steps),
    recipeCategory: recipe.category.name,
    keywords: tags.length > 0 ? tags.map((tag) => tag.name).join(", ") : undefined,
  };
}
