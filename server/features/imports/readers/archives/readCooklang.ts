import { basename } from "node:path";
import type { ImportedRecipe } from "../ImportedRecipe";
import { readMinutes } from "../readMinutes";
import { readServings } from "../readServings";
import type { Archive } from "./Archive";
import { readCooklangStep } from "./cooklangSteps";
import {
  asArray,
  type Fields,
  firstText,
  isFields,
  linkedPhotos,
  photosOf,
  recipeOf,
  textIn,
  wordsIn,
} from "./fields";
import { readFrontMatter } from "./frontMatter";
import { ownProperty } from "../../../../../shared/ownProperty";

const METADATA = /^>>([^:\r\n\u2028\u2029]+):(.*)$/gm;
const PICTURE = ["jpg", "jpeg", "png", "webp"];

/** Metadata in front matter, or in lines such as `>> servings: 2`, as it was written before. */
function metadataOf(text: string): { fields: Fields; body: string } {
  const matter = readFrontMatter(text);
  if (matter) return matter;
  const lines = [...text.matchAll(METADATA)].map(([, key, value]) => [key!.trim(), value!.trim()]);
  return { fields: Object.fromEntries(lines) as Fields, body: text.replace(METADATA, "") };
}

/** The title of a section such as `== Sauce ==`; empty without one, undefined for any other paragraph. */
function sectionIn(paragraph: string): string | undefined {
  if (!paragraph.startsWith("=")) return undefined;
  let [start, end] = [0, paragraph.length];
  while (paragraph[start] === "=") start++;
  while (end > start && paragraph[end - 1] === "=") end--;
  return paragraph.slice(start, end).trim();
}

/** A field, which may lie in another: `source.url`. */
function fieldOf(fields: Fields, ...names: string[]): unknown {
  for (const name of names) {
    const [outer, inner] = name.split(".") as [string, string?];
    const whole = ownProperty(fields, name);
    const value = whole ?? ownProperty(fields, outer);
    const found = inner === undefined ? value : isFields(value) ? ownProperty(value, inner) : whole;
    if (found !== undefined && !isFields(found)) return found;
  }
  return undefined;
}

/** The paragraphs of a text; sections and notes are paragraphs of their own, also without empty lines around them. */
const paragraphsOf = (body: string): string[] =>
  body
    .replace(/\r\n?/g, "\n")
    .replace(/^(=.*|>.*(?:\n>.*)*)$/gm, "\n$1\n")
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "");

/**
 * A `.cook` file: https://cooklang.org/docs/spec
 * @param fileName what the recipe is called, where the file does not say so
 */
export function readCooklang(text: string, fileName: string): ImportedRecipe {
  const { fields, body } = metadataOf(text);
  const ingredients: string[] = [];
  const instructions: string[] = [];
  const notes: string[] = [];
  for (const paragraph of paragraphsOf(body)) {
    const section = sectionIn(paragraph);
    if (paragraph.startsWith(">")) notes.push(paragraph.replace(/^>\s?/gm, ""));
    else if (section !== undefined) instructions.push(...(section ? [`${section}:`] : []));
    else {
      const step = readCooklangStep(paragraph);
      ingredients.push(...step.lines);
      if (!step.isList && step.text !== "") instructions.push(step.text);
    }
  }
  return recipeOf({
    name: textIn(fields["title"]) ?? basename(fileName).replace(/\.cook$/i, ""),
    description: firstText(fields["description"], fields["introduction"]),
    source: textIn(fieldOf(fields, "source.url", "source.name", "source")),
    author: textIn(fieldOf(fields, "author", "source.author")),
    language: textIn(fieldOf(fields, "locale", "language")),
    ...readServings(fieldOf(fields, "servings", "serves", "yield")),
    prepMinutes: readMinutes(fieldOf(fields, "prep time", "time.prep")),
    cookMinutes: readMinutes(fieldOf(fields, "cook time", "time.cook")),
    totalMinutes: readMinutes(fieldOf(fields, "time required", "duration", "time")),
    ingredients,
    instructions,
    notes: notes.join("\n"),
    category: textIn(fieldOf(fields, "category", "course")),
    tags: asArray(fields["tags"]).flatMap(wordsIn),
    difficultyLevel: textIn(fields["difficulty"]),
    photos: linkedPhotos(
      ...["image", "images", "picture", "pictures"].flatMap((key) =>
        asArray(ownProperty(fields, key)),
      ),
    ),
  });
}

export const isCooklangName = (name: string): boolean => /\.cook$/i.test(name);

/** `.cook` files, with the pictures that are called like them. */
export async function readCooklangArchive(archive: Archive): Promise<ImportedRecipe[]> {
  const recipes: ImportedRecipe[] = [];
  for (const name of archive.names.filter(isCooklangName)) {
    const read = readCooklang((await archive.read(name)).toString(), name);
    const pictures = PICTURE.map((ending) => name.replace(/cook$/i, ending));
    const found = pictures.find((file) => archive.has(file));
    const { photos, warnings } = photosOf(found ? [await archive.photo(found)] : []);
    recipes.push({
      ...read,
      photos: found ? photos : read.photos,
      warnings: [...read.warnings, ...warnings],
    });
  }
  return recipes;
}
