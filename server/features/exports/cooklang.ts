import { stringify } from "yaml";
import type { RecipeDetails } from "../../../shared/recipeDetails";
import type { Section } from "../../../shared/recipeSections";
import type { WrittenLine } from "./lineOf";
import { markIngredients } from "./markIngredients";

/** An ingredient line, and whether its quantity changes with the servings. */
export interface CooklangLine extends WrittenLine {
  scales: boolean;
}

/** What a recipe says, as far as Cooklang has words for it. */
export interface CooklangRecipe extends RecipeDetails {
  name: string;
  owner: { name: string };
  category: { name: string };
  difficultyLevel: { name: string };
  tags: readonly { name: string }[];
  ingredients: readonly CooklangLine[];
  ingredientsNotes: string | null;
  steps: readonly Section[];
}

const minutes = (count: number | null) => (count === null ? undefined : `${count} minutes`);

const servingsOf = ({ servings, servingsUnit }: CooklangRecipe) =>
  servings === null ? undefined : servingsUnit ? `${servings} ${servingsUnit}` : servings;

/** The front matter, by the specification's canonical names. */
function metadataOf(recipe: CooklangRecipe): string {
  const fields = {
    title: recipe.name,
    description: recipe.description ?? undefined,
    source: recipe.source ?? undefined,
    author: recipe.owner.name,
    locale: recipe.language?.replaceAll("-", "_"),
    servings: servingsOf(recipe),
    category: recipe.category.name,
    difficulty: recipe.difficultyLevel.name,
    tags: recipe.tags.length > 0 ? recipe.tags.map(({ name }) => name) : undefined,
    "prep time": minutes(recipe.prepMinutes),
    "cook time": minutes(recipe.cookMinutes),
    "time required": minutes(recipe.totalMinutes),
  };
  return `---\n${stringify(fields, { lineWidth: 0 })}---\n`;
}

/** A text that contains no marks. Cooklang's parsers take a character behind a backslash as it is. */
const plain = (text: string): string =>
  text
    .replace(/(?<!\s)\s*\n\s*/g, " ")
    .replace(/\\|[@#~](?=\S)|--|\[-/g, (sign) => `\\${sign[0]}${sign.slice(1)}`)
    .replace(/^([>=])/, "\\$1");

/** A text within braces or brackets, which it must not end. */
const inside = (text: string): string => text.replace(/[{}%\n]/g, " ").trim();

function mention({ preparation, isOptional, scales, quantity, unit }: CooklangLine, words: string) {
  const amount = [quantity, unit].map((part) => inside(part ?? ""));
  const measure = amount.filter((part) => part !== "").join("%");
  const remarks = [preparation, isOptional ? "optional" : null].filter((each) => each !== null);
  const remark = remarks.length > 0 ? `(${remarks.join(", ").replace(/[()\n]/g, " ")})` : "";
  return `@${inside(words)}{${!scales && quantity ? "=" : ""}${measure}}${remark}`;
}

const paragraphs = ({ heading, steps }: Section): string[] => [
  ...(heading === null ? [] : [`== ${heading.replace(/\n|=/g, " ").trim()} ==`]),
  ...steps,
];

/**
 * A recipe as a `.cook` file: https://cooklang.org/docs/spec. Ingredients stand in the steps that mention them first,
 * and the others in a paragraph before the steps.
 */
export function cooklang(recipe: CooklangRecipe): string {
  const { ingredients, ingredientsNotes, steps: sections } = recipe;
  const { steps, unmentioned } = markIngredients(
    sections.flatMap((section) => section.steps),
    ingredients,
    { text: plain, mention },
  );
  const marked = sections.map(({ heading, steps: { length } }) => ({
    heading,
    steps: steps.splice(0, length),
  }));
  const notes = (ingredientsNotes ?? "").split("\n").filter((line) => line.trim() !== "");
  const body = [
    ...(notes.length > 0 ? [notes.map((line) => `> ${line}`).join("\n")] : []),
    ...(unmentioned.length > 0
      ? [unmentioned.map((line) => mention(line, line.name)).join(", ")]
      : []),
    ...marked.flatMap(paragraphs),
  ];
  return `${metadataOf(recipe)}\n${body.join("\n\n")}\n`;
}
