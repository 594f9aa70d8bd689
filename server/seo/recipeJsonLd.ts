import type {
  AggregateRating,
  HowToSection,
  HowToStep,
  ImageObject,
  Recipe,
  WithContext,
} from "schema-dts";
import { lineOf, type PublicRecipe, recipePath } from "./PublicRecipe";
import { sharedPicture } from "./sharedPicture";

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
const instructionsOf = ({ steps: sections }: PublicRecipe): (HowToStep | HowToSection)[] =>
  sections.flatMap<HowToStep | HowToSection>(({ heading, steps }) =>
    heading === null
      ? stepsOf(steps)
      : [{ "@type": "HowToSection", name: heading, itemListElement: stepsOf(steps) }],
  );

const ratingOf = ({ rating: { average, count } }: PublicRecipe): AggregateRating | undefined =>
  average === null
    ? undefined
    : {
        "@type": "AggregateRating",
        ratingValue: average,
        reviewCount: count,
        bestRating: 5,
        worstRating: 1,
      };

/** Its photos, or else its cover painted, as drawings are no pictures to search engines. */
const imagesOf = (url: string, { photos, cover }: PublicRecipe): (string | ImageObject)[] =>
  photos.length > 0
    ? photos.map(({ caption, image }) =>
        caption === null
          ? url + image.url
          : { "@type": "ImageObject", url: url + image.url, caption },
      )
    : [url + sharedPicture(cover).path];

/**
 * A recipe as schema.org's `Recipe`, for search engines.
 * @param url the site's address
 * @param description what is said of it in a sentence or two
 */
export function recipeJsonLd(
  url: string,
  recipe: PublicRecipe,
  description: string,
): WithContext<Recipe> {
  const { name, servings, tags } = recipe;
  return {
    "@context": "https://schema.org",
    "@type": "Recipe",
    name,
    description,
    url: url + recipePath(recipe.recipeId),
    image: imagesOf(url, recipe),
    author: { "@type": "Person", name: recipe.owner.name },
    datePublished: recipe.createdAt.toISOString(),
    dateModified: recipe.updatedAt.toISOString(),
    recipeYield: servings === null ? undefined : `${servings} ${recipe.servingsUnit ?? "servings"}`,
    prepTime: duration(recipe.prepMinutes),
    cookTime: duration(recipe.cookMinutes),
    totalTime: duration(recipe.totalMinutes),
    recipeIngredient: recipe.ingredients.map(lineOf),
    recipeInstructions: instructionsOf(recipe),
    recipeCategory: recipe.category.name,
    keywords: tags.length > 0 ? tags.map((tag) => tag.name).join(", ") : undefined,
    aggregateRating: ratingOf(recipe),
  };
}
