import type { Comment, HowToSection, HowToStep, HowToSupply, ItemList } from "schema-dts";
import type { Recipe } from "../recipes/Recipe";
import type { RecipeIngredient } from "../recipes/RecipeLine";
import type { RecipeStep } from "../recipes/steps/RecipeStep";
import { JSON_LD_PUBLISHER, jsonLdComments, lineProperties } from "./jsonLdNames";
import { toImageJsonLd, toIsoDuration, toRecipeJsonLd } from "./toRecipeJsonLd";

const isUrl = (source: string): boolean => /^https?:\/\/\S+$/i.test(source);

/** Removes the values that are null. */
const orUndefined = <Value>(value: Value | null): Value | undefined => value ?? undefined;

/** Lists photos with their URLs, which exist only if the public URL of the site is set. */
const toImages = (photos: Recipe["photos"], url: string | undefined) =>
  url !== undefined && photos.length > 0
    ? photos.map(({ largestPath, caption }) => toImageJsonLd(url + largestPath, caption))
    : undefined;

const toSupply = (line: RecipeIngredient): HowToSupply => {
  const properties = [
    ...(line.isOptional ? [lineProperties.optional] : []),
    ...(line.scales ? [] : [lineProperties.fixed]),
  ];
  return {
    "@type": "HowToSupply",
    name: line.name,
    requiredQuantity: {
      "@type": "QuantitativeValue",
      value: orUndefined(line.quantity),
      unitText: orUndefined(line.unit),
      additionalProperty:
        properties.length > 0
          ? properties.map((name) => ({ "@type": "PropertyValue" as const, name, value: true }))
          : undefined,
    },
    description: orUndefined(line.preparation),
  };
};

/**
 * Lists the ingredients with their parts, those below a heading in a list with its name. Programs read
 * `recipeIngredient` as texts, so that the lists are in another property.
 */
function listIngredients({ lines, ingredients }: Recipe): ItemList[] {
  const lists: { name: string | undefined; lines: RecipeIngredient[] }[] = [];
  let next = 0;
  for (const { heading } of lines) {
    if (heading !== null || lists.length === 0) {
      lists.push({ name: orUndefined(heading), lines: [] });
    }
    if (heading === null) lists.at(-1)!.lines.push(ingredients[next++]!);
  }
  return lists.map(({ name, lines: ofList }) => ({
    "@type": "ItemList",
    name,
    itemListElement: ofList.map(toSupply),
  }));
}

const toStep = ({ text, minutes, photos }: RecipeStep, url: string | undefined): HowToStep => ({
  "@type": "HowToStep",
  text,
  timeRequired: minutes === null ? undefined : toIsoDuration(minutes),
  image: toImages(photos, url),
});

/** Groups steps into sections; steps without a heading stay at the top level. */
function toInstructions(steps: readonly RecipeStep[], url: string | undefined) {
  const instructions: (HowToStep | HowToSection)[] = [];
  let section: HowToStep[] | undefined;
  for (const step of steps) {
    if (step.heading !== null) {
      section = [];
      instructions.push({ "@type": "HowToSection", name: step.heading, itemListElement: section });
    }
    if (step.text !== "") (section ?? instructions).push(toStep(step, url));
  }
  return instructions;
}

/** Writes the texts that have no property as comments of the author. */
function listComments({ ingredientsNotes, nutrition, nutritionSource }: Recipe) {
  const comments: Comment[] = [];
  if (ingredientsNotes !== null) {
    comments.push({ "@type": "Comment", name: jsonLdComments.notes, text: ingredientsNotes });
  }
  if (nutrition !== null || nutritionSource !== null) {
    comments.push({
      "@type": "Comment",
      name: jsonLdComments.nutrition,
      text: orUndefined(nutrition),
      creditText: orUndefined(nutritionSource),
    });
  }
  return comments.length > 0 ? comments : undefined;
}

/** Writes a recipe as JSON-LD, with everything that schema.org has a property for. */
export function writeJsonLd(recipe: Recipe, url: string | undefined): string {
  const { source, servings, servingsUnit, tags } = recipe;
  const names = tags.map(({ name }) => name);
  const document = {
    ...toRecipeJsonLd(recipe, {
      description: orUndefined(recipe.description),
      url: url && `${url}/recipes/${recipe.recipeId}`,
      image: toImages(recipe.photos, url),
      isBasedOn: source !== null && isUrl(source) ? source : undefined,
      creditText: source !== null && !isUrl(source) ? source : undefined,
      mentions: listIngredients(recipe),
    }),
    yield:
      servings === null && servingsUnit === null
        ? undefined
        : { "@type": "QuantitativeValue", value: servings, unitText: orUndefined(servingsUnit) },
    recipeInstructions: toInstructions(recipe.steps, url),
    // Names with commas would be split.
    ...(names.some((name) => name.includes(",")) && { keywords: names }),
    educationalLevel: recipe.difficultyLevel.name,
    comment: listComments(recipe),
    sdPublisher: { "@type": "Organization", name: JSON_LD_PUBLISHER },
  };
  return JSON.stringify(document, null, 2);
}
