import { stringify } from "yaml";
import type { RecipeDetails } from "../../../shared/recipeDetails";
import type { Section } from "../../../shared/recipeSections";
import type { ExportedLine } from "./formatLine";
import { listSections } from "./listSections";
import { markIngredients } from "./markIngredients";

/** The metadata with the order of ingredients and the headings between them, a field of this program. */
export const INGREDIENT_ORDER = "ingredient order";

/** An ingredient line with its scaling behavior. */
export interface CooklangLine extends ExportedLine {
  scales: boolean;
}

/** The parts of a recipe that Cooklang can express. */
export interface CooklangRecipe extends RecipeDetails {
  name: string;
  owner: { name: string };
  category: { name: string };
  difficultyLevel: { name: string };
  tags: readonly { name: string }[];
  equipment: readonly { name: string }[];
  /** The lines with an ingredient, in order. */
  ingredients: readonly CooklangLine[];
  /** All lines, including headings. */
  lines: readonly { heading: string | null; name: string | null }[];
  ingredientsNotes: string | null;
  steps: readonly Section[];
}

const formatMinutes = (count: number | null) => (count === null ? undefined : `${count} minutes`);

const formatServings = ({ servings, servingsUnit }: CooklangRecipe) =>
  servings === null ? undefined : servingsUnit ? `${servings} ${servingsUnit}` : servings;

/**
 * Lists the headings between ingredients in the metadata, since Cooklang has sections of steps only. A list
 * of sections without such headings is empty, so that an import does not take the sections for headings.
 */
function listHeadings({ lines, steps }: CooklangRecipe) {
  const headings = listSections(lines).map(({ heading, ingredients }) => ({
    heading,
    ingredients: ingredients.map(({ name }) => name),
  }));
  const isNeeded = headings.length > 0 || steps.some(({ heading }) => heading !== null);
  return isNeeded ? headings : undefined;
}

/** Formats the front matter with the canonical names of the specification. */
function formatMetadata(recipe: CooklangRecipe): string {
  const fields = {
    title: recipe.name,
    description: recipe.description ?? undefined,
    source: recipe.source ?? undefined,
    author: recipe.owner.name,
    locale: recipe.language?.replaceAll("-", "_"),
    servings: formatServings(recipe),
    category: recipe.category.name,
    difficulty: recipe.difficultyLevel.name,
    tags: recipe.tags.length > 0 ? recipe.tags.map(({ name }) => name) : undefined,
    equipment: recipe.equipment.length > 0 ? recipe.equipment.map(({ name }) => name) : undefined,
    "prep time": formatMinutes(recipe.prepMinutes),
    "cook time": formatMinutes(recipe.cookMinutes),
    "time required": formatMinutes(recipe.totalMinutes),
    [INGREDIENT_HEADINGS]: listHeadings(recipe),
  };
  return `---\n${stringify(fields, { lineWidth: 0 })}---\n`;
}

/** Escapes the marks in a text with backslashes, which Cooklang's parsers support. */
const escapeMarks = (text: string): string =>
  text
    .replace(/(?<!\s)\s*\n\s*/g, " ")
    .replace(/\\|[@#~](?=\S)|--|\[-/g, (sign) => `\\${sign[0]}${sign.slice(1)}`)
    .replace(/^([>=])/, "\\$1");

/** Removes characters that would end braces or brackets. */
const removeBraces = (text: string): string => text.replace(/[{}%\n]/g, " ").trim();

function formatMention(
  { preparation, isOptional, scales, quantity, unit }: CooklangLine,
  words: string,
) {
  const amountParts = [quantity, unit].map((part) => removeBraces(part ?? ""));
  const measure = amountParts.filter((part) => part !== "").join("%");
  const remarks = [preparation, isOptional ? "optional" : null].filter((remark) => remark !== null);
  const remark = remarks.length > 0 ? `(${remarks.join(", ").replace(/[()\n]/g, " ")})` : "";
  return `@${removeBraces(words)}{${!scales && quantity ? "=" : ""}${measure}}${remark}`;
}

const toParagraphs = ({ heading, steps }: Section): string[] => [
  ...(heading === null ? [] : [`== ${heading.replace(/\n|=/g, " ").trim()} ==`]),
  ...steps,
];

/**
 * Writes a recipe as a `.cook` file: https://cooklang.org/docs/spec. Each ingredient is marked in the step
 * that mentions it first. Unmentioned ingredients are in a paragraph before the steps.
 */
export function writeCooklang(recipe: CooklangRecipe): string {
  const { ingredients, ingredientsNotes, steps: sections } = recipe;
  const { steps, unmentioned } = markIngredients(
    sections.flatMap((section) => section.steps),
    ingredients,
    { text: escapeMarks, mention: formatMention },
  );
  const markedSections = sections.map(({ heading, steps: { length } }) => ({
    heading,
    steps: steps.splice(0, length),
  }));
  const notes = (ingredientsNotes ?? "").split("\n").filter((line) => line.trim() !== "");
  const body = [
    ...(notes.length > 0 ? [notes.map((line) => `> ${line}`).join("\n")] : []),
    ...(unmentioned.length > 0
      ? [unmentioned.map((line) => formatMention(line, line.name)).join(", ")]
      : []),
    ...markedSections.flatMap(toParagraphs),
  ];
  return `${formatMetadata(recipe)}\n${body.join("\n\n")}\n`;
}
