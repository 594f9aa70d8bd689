import type { ImportedRecipe } from "../ImportedRecipe";
import type { JsonLdIndex } from "../jsonLdNodes";
import { readJsonLd } from "../readJsonLd";
import { readOwnJsonLd } from "../readOwnJsonLd";
import { type Fields, isFields, readDates, toArray, toText } from "./fields";
import { fieldNames, listUnread, warnOfUnread } from "./listUnread";

/** The properties that are read or reported by `readJsonLd`, and those about the file itself. */
const PROPERTIES = fieldNames(
  `@context @type @id type context name headline description url image imageUrl imagePlaceholderUrl printImage
  thumbnailUrl prepTime cookTime performTime totalTime recipeCategory recipeCuisine keywords suitableForDiet recipeYield
  yield tool recipeIngredient ingredients recipeInstructions nutrition author creator inLanguage isBasedOn creditText
  mainEntityOfPage mentions dateCreated dateModified datePublished identifier publisher isPartOf video estimatedCost`,
);

/** Returns true for a recipe of schema.org without its type, which some programs leave out. */
export const isSchemaOrg = (recipe: Fields): boolean =>
  !Object.hasOwn(recipe, "@type") &&
  typeof recipe["name"] === "string" &&
  (Object.hasOwn(recipe, "recipeIngredient") || Object.hasOwn(recipe, "recipeInstructions"));

/** RecipeSage exports the notes of a recipe as a comment with this name. */
const NOTES = /^author notes$/i;

/** Reads a schema.org recipe of a file, with the notes and dates that programs export and pages lack. */
export function readSchemaOrg(recipe: Fields, index?: JsonLdIndex): ImportedRecipe {
  const ownRecipe = readOwnJsonLd(recipe);
  if (ownRecipe) return ownRecipe;
  const { comment, ...properties } = recipe;
  const read = readJsonLd({ "@type": "Recipe", ...properties }, index ? { index } : {});
  const comments = toArray(comment);
  const isNote = (item: unknown) => isFields(item) && NOTES.test(toText(item["name"]) ?? "");
  const notes = comments
    .filter(isFields)
    .filter(isNote)
    .flatMap(({ text }) => toText(text) ?? []);
  const { createdAt, updatedAt } = readDates(recipe["dateCreated"], recipe["dateModified"]);
  const unread = listUnread(
    { ...properties, comments: comments.filter((item) => !isNote(item)) },
    PROPERTIES,
  );
  return {
    ...read,
    ...(notes.length > 0 && { notes: notes.join("\n") }),
    ...(createdAt && { createdAt }),
    ...(updatedAt && { updatedAt }),
    warnings: [...read.warnings, ...warnOfUnread(unread)],
  };
}
