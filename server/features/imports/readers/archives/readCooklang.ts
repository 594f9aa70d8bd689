import { basename } from "node:path";
import type { ImportedRecipe } from "../ImportedRecipe";
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

/**
 * Reads a `.cook` file: https://cooklang.org/docs/spec
 * @param fileName the name of the recipe, unless the file has a title
 */
export function readCooklang(text: string, fileName: string): ImportedRecipe {
  const { fields, body } = readMetadata(text);
  const ingredients: string[] = [];
  const instructions: string[] = [];
  const notes: string[] = [];
  const equipment = toArray(fields["equipment"]).flatMap(toWords);
  for (const paragraph of splitParagraphs(body)) {
    const section = readSection(paragraph);
    if (paragraph.startsWith(">")) notes.push(paragraph.replace(/^>\s?/gm, ""));
    else if (section !== undefined) instructions.push(...(section ? [`${section}:`] : []));
    else {
      const step = readCooklangStep(paragraph);
      ingredients.push(...step.lines);
      equipment.push(...step.cookware);
      if (!step.isList && step.text !== "") instructions.push(step.text);
    }
  }
  return makeRecipe({
    name: toText(fields["title"]) ?? basename(fileName).replace(/\.cook$/i, ""),
    description: findText(fields["description"], fields["introduction"]),
    source: toText(findField(fields, "source.url", "source.name", "source")),
    author: toText(findField(fields, "author", "source.author")),
    language: toText(findField(fields, "locale", "language")),
    ...readServings(findField(fields, "servings", "serves", "yield")),
    prepMinutes: readMinutes(findField(fields, "prep time", "time.prep")),
    cookMinutes: readMinutes(findField(fields, "cook time", "time.cook")),
    totalMinutes: readMinutes(findField(fields, "time required", "duration", "time")),
    ingredients,
    instructions,
    notes: notes.join("\n"),
    category: toText(findField(fields, "category", "course")),
    tags: toArray(fields["tags"]).flatMap(toWords),
    equipment: equipment.length > 0 ? [...new Set(equipment)] : undefined,
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
