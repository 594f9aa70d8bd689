import { stringify } from "yaml";
import { NUMBER } from "../../../shared/amounts/numbers";
import { plainText } from "../../../shared/amounts/plainText";
import { TO } from "../../../shared/amounts/ranges";
import type { AmountRead } from "../../../shared/amounts/readAmount";
import type { RecipeDetails } from "../../../shared/recipeDetails";
import type { Section } from "../../../shared/recipeSections";
import { timersIn } from "../../../shared/timersIn";
import type { ExportedLine } from "./formatLine";
import { isFormOfName, type Mark, markMentions, writeMarks } from "./markIngredients";

/** The metadata with the order of ingredients and the headings between them, a field of this program. */
export const INGREDIENT_ORDER = "ingredient order";

/** An ingredient line with its scaling behavior. */
export interface CooklangLine extends ExportedLine {
  scales: boolean;
  amount?: AmountRead | null;
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
  lines: readonly { heading: string | null }[];
  ingredientsNotes: string | null;
  steps: readonly Section[];
}

const formatMinutes = (count: number | null) => (count === null ? undefined : `${count} minutes`);

/** Removes characters that would end braces or brackets. */
const removeBraces = (text: string): string => text.replace(/[{}%|\n]/g, " ").trim();

/** Writes a quantity in the figures that programs read: "1½" is "1 1/2", "1,5" is "1.5". */
const formatQuantity = (quantity: string): string =>
  plainText(quantity)
    .replace(/(?<=\d) ?- ?(?=\d)/g, "-")
    .replace(/(?<=\d),(?=\d{1,2}(?!\d))/g, ".");

type Measure = Pick<ExportedLine, "quantity" | "unit">;

/** Writes the content of the braces. The official parser fails on a unit without a quantity. */
export function formatMeasure({ quantity, unit }: Measure): string {
  const parts = [formatQuantity(quantity ?? ""), unit ?? ""].map(removeBraces);
  return parts.filter((part) => part !== "").join("%");
}

const formatHeading = (heading: string): string => `== ${heading.replace(/\n|=/g, " ").trim()} ==`;

/** Lists ingredients and headings in order, since Cooklang has the order of mentions and sections of steps only. */
function listOrder({ lines, ingredients }: CooklangRecipe): string[] | undefined {
  let next = 0;
  const order = lines.map(({ heading }) => {
    if (heading !== null) return formatHeading(heading);
    const line = ingredients[next++]!;
    // As typed, unlike the mark: programs ignore this metadata.
    const measure = [line.quantity ?? "", line.unit ?? ""].map(removeBraces).join("%");
    return `${removeBraces(line.name)}{${line.scales ? "" : "="}${measure.replace(/%$/, "")}}`;
  });
  return order.length > 0 ? order : undefined;
}

/** Formats the front matter with the canonical names of the specification. */
function formatMetadata(recipe: CooklangRecipe): string {
  const { tags, equipment } = recipe;
  const fields = {
    title: recipe.name,
    description: recipe.description ?? undefined,
    source: recipe.source ?? undefined,
    author: recipe.owner.name,
    locale: recipe.language?.replaceAll("-", "_"),
    // Programs read a number only.
    servings: recipe.servings ?? undefined,
    "servings unit": recipe.servingsUnit ?? undefined,
    category: recipe.category.name,
    difficulty: recipe.difficultyLevel.name,
    tags: tags.length > 0 ? tags.map(({ name }) => name) : undefined,
    equipment: equipment.length > 0 ? equipment.map(({ name }) => name) : undefined,
    "prep time": formatMinutes(recipe.prepMinutes),
    "cook time": formatMinutes(recipe.cookMinutes),
    "time required": formatMinutes(recipe.totalMinutes),
    nutrition: recipe.nutrition ?? undefined,
    "nutrition source": recipe.nutritionSource ?? undefined,
    [INGREDIENT_ORDER]: listOrder(recipe),
  };
  return `---\n${stringify(fields, { lineWidth: 0 })}---\n`;
}

/** Escapes the marks in a text with backslashes, which Cooklang's parsers support. */
const escapeMarks = (text: string): string =>
  text
    .replace(/(?<!\s)\s*\n\s*/g, " ")
    .replace(/\\|[@#~](?=\S|$)|--|\[-|^\(/g, (sign) => `\\${sign[0]}${sign.slice(1)}`);

/** Escapes signs that begin a note or a section. */
const escapeStart = (text: string): string => text.replace(/^[>=]/, "\\$&");

/** Writes a name, and the words of the step behind it if they are not a form of the name: `olive oil|oil`. */
const formatName = (name: string, words: string): string =>
  isFormOfName(words, name) ? removeBraces(words) : `${removeBraces(name)}|${removeBraces(words)}`;

/** Writes a preparation in brackets, which cannot contain others of their kind; `[-` would be a comment. */
const formatPreparation = (preparation: string): string =>
  `(${preparation.replaceAll("(", "[").replaceAll(")", "]").replaceAll("\n", " ").replaceAll("[-", "[ -")})`;

function formatIngredient(line: CooklangLine, words: string): string {
  const { preparation, isOptional, scales, quantity } = line;
  const remark = preparation ? formatPreparation(preparation) : "";
  const measure = `${!scales && quantity ? "=" : ""}${formatMeasure(line)}`;
  return `@${isOptional ? "?" : ""}${formatName(line.name, words)}{${measure}}${remark}`;
}

const formatCookware = ({ name }: { name: string }, words: string): string =>
  `#${formatName(name, words)}{}`;

/**
 * A duration in one unit and in figures that every parser reads: "20 minutes", "1 1/2 hours". Of a range, such
 * as "10 to 12 Min.", the upper end is the timer, since the official parser refuses words in a timer.
 */
const TIMER = new RegExp(
  `^(${NUMBER}${TO})?(\\d+ \\d+/\\d+|\\d+/\\d+|\\d+(?:\\.\\d+)?) (\\p{L}+\\.?)$`,
  "u",
);

/** Marks durations as timers. Others, such as "1 hour 30 minutes", remain text. */
const markTimers = (text: string): Mark[] =>
  timersIn(text).flatMap(({ start, end }) => {
    const [match, from = "", number, unit] = TIMER.exec(text.slice(start, end)) ?? [];
    if (match === undefined) return [];
    return [{ start: start + from.length, end, write: () => `~{${number}%${unit}}` }];
  });

const toParagraphs = ({ heading, steps }: Section): string[] => [
  ...(heading === null ? [] : [formatHeading(heading)]),
  ...steps,
];

/**
 * Writes a recipe as a `.cook` file: https://cooklang.org/docs/spec. Ingredients and equipment are marked in the
 * step that mentions them first. Those that no step mentions are in a paragraph before the steps.
 */
export function writeCooklang(recipe: CooklangRecipe): string {
  const { ingredients, equipment, ingredientsNotes, steps: sections } = recipe;
  const texts = sections.flatMap((section) => section.steps);
  const marks = texts.map(markTimers);
  const otherLines = markMentions(texts, ingredients, marks, formatIngredient);
  const otherEquipment = markMentions(texts, equipment, marks, formatCookware);
  const steps = texts.map((text, i) => escapeStart(writeMarks(text, marks[i]!, escapeMarks)));
  const markedSections = sections.map(({ heading, steps: { length } }) => ({
    heading,
    steps: steps.splice(0, length),
  }));
  const unmentioned = [
    ...otherLines.map((line) => formatIngredient(line, line.name)),
    ...otherEquipment.map((piece) => formatCookware(piece, piece.name)),
  ];
  const notes = ingredientsNotes?.split("\n").map((line) => `> ${escapeMarks(line)}`.trimEnd());
  const body = [
    ...(notes ? [notes.join("\n")] : []),
    ...(unmentioned.length > 0 ? [unmentioned.join(", ")] : []),
    ...markedSections.flatMap(toParagraphs),
  ];
  return `${formatMetadata(recipe)}\n${body.join("\n\n")}\n`;
}
