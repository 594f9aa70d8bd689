import { basename } from "node:path";
import { findIngredient } from "../../../../../shared/amounts/ingredientMatches";
import { foldText } from "../../../../../shared/foldText";
import { maxCount } from "../../../../../shared/inputLimits";
import { formatLine } from "../../../exports/formatLine";
import { formatMeasure } from "../../../exports/writeCooklang";
import type { ImportedHeading, ImportedLine, ImportedRecipe } from "../ImportedRecipe";
import { leftOut } from "../leftOut";
import type { Archive } from "./Archive";
import { readCooklangMetadata } from "./cooklangMetadata";
import { readCooklangStep, readMeasure, removeComments, unescapeMarks } from "./cooklangSteps";
import { filterPhotos, makeRecipe } from "./fields";

const PICTURE = ["jpg", "jpeg", "png", "webp"];

/**
 * Returns the title of a section such as `== Sauce ==`. It is empty for an untitled section and undefined
 * for any other paragraph.
 */
function readSection(paragraph: string): string | undefined {
  if (!paragraph.startsWith("=")) return undefined;
  let [start, end] = [0, paragraph.length];
  while (paragraph[start] === "=") start++;
  while (end > start && paragraph[end - 1] === "=") end--;
  return unescapeMarks(paragraph.slice(start, end).trim());
}

/** Splits a text into paragraphs. Sections and notes are paragraphs even without empty lines around them. */
const splitParagraphs = (body: string): string[] =>
  body
    .replace(/\r\n?/g, "\n")
    .replace(/^(=.*|>.*(?:\n>.*)*)$/gm, "\n$1\n")
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "");

type Lines = (ImportedLine | ImportedHeading)[];

/** Puts ingredients and headings into the order of an export of this program: `Butter{100%g}`, `== Dough ==`. */
function orderLines(lines: readonly ImportedLine[], order: readonly string[]): Lines {
  // A recipe of this program has no more. Each name is compared with all lines.
  if (lines.length > maxCount.lines) return [...lines];
  const rest = new Map(lines.map((line) => [line, { label: line.ingredient, line }]));
  const ordered = order.slice(0, maxCount.lines).flatMap((entry): Lines => {
    const heading = readSection(entry);
    if (heading) return [{ heading }];
    const [, name = entry, braces = ""] = /^(.*)\{([^{}]*)\}$/.exec(entry) ?? [];
    const typed = readMeasure(braces);
    const all = [...rest.values()];
    const measure = formatMeasure(typed);
    const sameAmount = all.filter(({ line }) => formatMeasure(line) === measure);
    const match = findIngredient(sameAmount, name) ?? findIngredient(all, name);
    if (!match) return [];
    rest.delete(match.line);
    const exact = sameAmount.includes(match) ? typed : {};
    return [{ ...match.line, ...exact, ingredient: name, keepsCase: true }];
  });
  return [...rest.keys(), ...ordered];
}

/** Removes headings of sections that mark no ingredients. */
const removeEmptySections = (lines: Lines): Lines =>
  lines.filter(
    (line, i) => !("heading" in line) || (i + 1 < lines.length && !("heading" in lines[i + 1]!)),
  );

/** Removes repeated names, ignoring case. */
function removeRepeated(names: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const name of names) if (!byKey.has(foldText(name))) byKey.set(foldText(name), name);
  return [...byKey.values()];
}

/** Reads the paragraphs of a recipe. */
function readBody(body: string) {
  const lines: Lines = [];
  const instructions: string[] = [];
  const notes: string[] = [];
  const cookware: string[] = [];
  const leftOutParts: string[] = [];
  for (const paragraph of splitParagraphs(removeComments(body))) {
    const section = readSection(paragraph);
    if (paragraph.startsWith(">")) {
      notes.push(unescapeMarks(paragraph.replace(/^>[^\S\n]?|(?<!\s)[^\S\n]+$/gm, "")));
    } else if (section !== undefined) {
      if (section) {
        instructions.push(`${section}:`);
        lines.push({ heading: section });
      }
    } else {
      const step = readCooklangStep(paragraph);
      lines.push(...step.lines);
      cookware.push(...step.cookware);
      leftOutParts.push(...step.leftOut);
      if (!step.isList && step.text !== "") instructions.push(step.text);
    }
  }
  return { lines, instructions, notes, cookware, leftOutParts };
}

const isIngredient = (line: ImportedLine | ImportedHeading): line is ImportedLine =>
  !("heading" in line);

/**
 * Reads a `.cook` file: https://cooklang.org/docs/spec
 * @param fileName the name of the recipe, unless the file has a title
 */
export function readCooklang(text: string, fileName: string): ImportedRecipe {
  const { metadata, order, leftOutKeys, ...rest } = readCooklangMetadata(text);
  const { instructions, notes, cookware, leftOutParts, ...read } = readBody(rest.body);
  const lines = order
    ? orderLines(read.lines.filter(isIngredient), order)
    : removeEmptySections(read.lines);
  const equipment = removeRepeated([...rest.equipment, ...cookware]);
  return makeRecipe({
    ...metadata,
    name: metadata.name ?? basename(fileName).replace(/\.cook$/i, ""),
    ingredients: lines.map((line) =>
      isIngredient(line)
        ? formatLine({ ...line, name: line.ingredient }, null)
        : `${line.heading}:`,
    ),
    lines,
    instructions,
    notes: notes.join("\n"),
    equipment: equipment.length > 0 ? equipment : undefined,
    warnings: leftOut([...leftOutKeys, ...leftOutParts]),
  });
}

export const isCooklangName = (name: string): boolean => /\.cook$/i.test(name);

/** Reads `.cook` files with the pictures of the same name. */
export async function readCooklangArchive(archive: Archive): Promise<ImportedRecipe[]> {
  const recipes: ImportedRecipe[] = [];
  for (const name of archive.names.filter(isCooklangName)) {
    const recipe = readCooklang((await archive.read(name)).toString(), name);
    const pictures = PICTURE.map((ending) => name.replace(/cook$/i, ending));
    const picture = pictures.find((file) => archive.has(file));
    const { photos, warnings } = filterPhotos(picture ? [await archive.readPhoto(picture)] : []);
    recipes.push({
      ...recipe,
      photos: picture ? photos : recipe.photos,
      warnings: [...recipe.warnings, ...warnings],
    });
  }
  return recipes;
}
