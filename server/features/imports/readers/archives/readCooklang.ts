import { basename } from "node:path";
import { findIngredient } from "../../../../../shared/amounts/ingredientMatches";
import { maxCount } from "../../../../../shared/inputLimits";
import { formatLine } from "../../../exports/formatLine";
import { INGREDIENT_HEADINGS } from "../../../exports/writeCooklang";
import type { ImportedHeading, ImportedLine, ImportedRecipe } from "../ImportedRecipe";
import { readMinutes } from "../readMinutes";
import { readServings } from "../readServings";
import type { Archive } from "./Archive";
import { readCooklangStep } from "./cooklangSteps";
import {
  toArray,
  type Fields,
  findText,
  isFields,
  toLinkedPhotos,
  filterPhotos,
  makeRecipe,
  toText,
  toWords,
} from "./fields";
import { readFrontMatter } from "./frontMatter";
import { ownProperty } from "../../../../../shared/ownProperty";

const METADATA = /^>>([^:\r\n\u2028\u2029]+):(.*)$/gm;
const PICTURE = ["jpg", "jpeg", "png", "webp"];

/** Reads metadata from front matter, or from lines such as `>> servings: 2`, the older syntax. */
function readMetadata(text: string): { fields: Fields; body: string } {
  const matter = readFrontMatter(text);
  if (matter) return matter;
  const lines = [...text.matchAll(METADATA)].map(([, key, value]) => [key!.trim(), value!.trim()]);
  return { fields: Object.fromEntries(lines) as Fields, body: text.replace(METADATA, "") };
}

/**
 * Returns the title of a section such as `== Sauce ==`. It is empty for an untitled section and undefined
 * for any other paragraph.
 */
function readSection(paragraph: string): string | undefined {
  if (!paragraph.startsWith("=")) return undefined;
  let [start, end] = [0, paragraph.length];
  while (paragraph[start] === "=") start++;
  while (end > start && paragraph[end - 1] === "=") end--;
  return paragraph.slice(start, end).trim();
}

/** Finds a field, which may be nested: `source.url`. */
function findField(fields: Fields, ...names: string[]): unknown {
  for (const name of names) {
    const [outer, inner] = name.split(".") as [string, string?];
    const directValue = ownProperty(fields, name);
    const value = directValue ?? ownProperty(fields, outer);
    const fieldValue =
      inner === undefined ? value : isFields(value) ? ownProperty(value, inner) : directValue;
    if (fieldValue !== undefined && !isFields(fieldValue)) return fieldValue;
  }
  return undefined;
}

/** Splits a text into paragraphs. Sections and notes are paragraphs even without empty lines around them. */
const splitParagraphs = (body: string): string[] =>
  body
    .replace(/\r\n?/g, "\n")
    .replace(/^(=.*|>.*(?:\n>.*)*)$/gm, "\n$1\n")
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "");

/** Returns the title, in which tags are text. */
const readTitle = (title: unknown): string | undefined =>
  typeof title === "string" || typeof title === "number"
    ? String(title).trim() || undefined
    : undefined;

type Lines = (ImportedLine | ImportedHeading)[];

interface Heading extends ImportedHeading {
  /** The names of the ingredients below it. */
  names: string[];
}

/** Reads the headings that exports of this program have; returns undefined for other files. */
function readHeadings(value: unknown): Heading[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value
    .slice(0, maxCount.lines)
    .filter(isFields)
    .flatMap(({ heading, ingredients }) => {
      const text = toText(heading);
      return text
        ? [
            {
              heading: text,
              names: toArray(ingredients).slice(0, maxCount.ingredients).map(String),
            },
          ]
        : [];
    });
}

/** Puts ingredients below their headings, in the order of the headings. */
function insertHeadings(lines: Lines, headings: readonly Heading[]): Lines {
  // A recipe of this program has no more. Each name is compared with all lines.
  if (lines.length > maxCount.lines) return lines;
  const rest = new Map<ImportedLine, { label: string; line: ImportedLine }>();
  for (const line of lines) {
    if (!("heading" in line)) rest.set(line, { label: line.ingredient, line });
  }
  const sections = headings.flatMap(({ heading, names }): Lines => [
    { heading },
    ...names.flatMap((name) => {
      const match = findIngredient([...rest.values()], name)?.line;
      if (match) rest.delete(match);
      return match ?? [];
    }),
  ]);
  return [...rest.keys(), ...sections];
}

/** Removes headings of sections that mark no ingredients. */
const removeEmptySections = (lines: Lines): Lines =>
  lines.filter(
    (line, i) => !("heading" in line) || (i + 1 < lines.length && !("heading" in lines[i + 1]!)),
  );

/**
 * Reads a `.cook` file: https://cooklang.org/docs/spec
 * @param fileName the name of the recipe, unless the file has a title
 */
export function readCooklang(text: string, fileName: string): ImportedRecipe {
  const { fields, body } = readMetadata(text);
  const lines: (ImportedLine | ImportedHeading)[] = [];
  const headings = readHeadings(fields[INGREDIENT_HEADINGS]);
  const instructions: string[] = [];
  const notes: string[] = [];
  for (const paragraph of splitParagraphs(body)) {
    const section = readSection(paragraph);
    if (paragraph.startsWith(">")) notes.push(paragraph.replace(/^>\s?/gm, ""));
    else if (section !== undefined) {
      if (section) instructions.push(`${section}:`);
      if (section && !headings) lines.push({ heading: section });
    } else {
      const step = readCooklangStep(paragraph);
      lines.push(...step.lines);
      if (!step.isList && step.text !== "") instructions.push(step.text);
    }
  }
  const orderedLines = headings ? insertHeadings(lines, headings) : removeEmptySections(lines);
  return makeRecipe({
    name: readTitle(fields["title"]) ?? basename(fileName).replace(/\.cook$/i, ""),
    description: findText(fields["description"], fields["introduction"]),
    source: toText(findField(fields, "source.url", "source.name", "source")),
    author: toText(findField(fields, "author", "source.author")),
    language: toText(findField(fields, "locale", "language")),
    ...readServings(findField(fields, "servings", "serves", "yield")),
    prepMinutes: readMinutes(findField(fields, "prep time", "time.prep")),
    cookMinutes: readMinutes(findField(fields, "cook time", "time.cook")),
    totalMinutes: readMinutes(findField(fields, "time required", "duration", "time")),
    ingredients: orderedLines.map((line) =>
      "heading" in line ? `${line.heading}:` : formatLine({ ...line, name: line.ingredient }, null),
    ),
    lines: orderedLines,
    instructions,
    notes: notes.join("\n"),
    category: toText(findField(fields, "category", "course")),
    tags: toArray(fields["tags"]).flatMap(toWords),
    difficultyLevel: toText(fields["difficulty"]),
    photos: toLinkedPhotos(
      ...["image", "images", "picture", "pictures"].flatMap((key) =>
        toArray(ownProperty(fields, key)),
      ),
    ),
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
