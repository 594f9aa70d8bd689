import type { ImportedRecipe } from "../ImportedRecipe";
import type { Archive } from "./Archive";
import { filterPhotos, isFields, makeRecipe, toArray, toLines, toText, toWords } from "./fields";
import { readNutrientLines } from "./readNutrients";
import { fieldNames, listUnread, warnOfUnread } from "./listUnread";
import { type FrontMatter, readFrontMatter } from "./frontMatter";
import { readMinutes } from "../readMinutes";
import { markHeading } from "../readInstructions";
import { readServings } from "../readServings";

/** The fields that are read, and those about the site itself. */
const FIELDS = fieldNames(
  `title source link author servings yield prepTime cookTime totalTime time ingredients directions category
  categories tags tools equipment nutrition notes image layout permalink date published`,
);

/** Reads a text, a list of texts, or a map such as `calories: 200 kcal`, as lines. */
const toTextLines = (value: unknown): string[] =>
  isFields(value)
    ? Object.entries(value).map(([name, item]) => `${name}: ${toText(item) ?? ""}`)
    : toArray(value).flatMap((item) => toText(item) ?? []);

/** Returns true if the front matter has the fields of a Chowdown recipe. */
export const isChowdown = ({ fields }: FrontMatter): boolean =>
  "title" in fields && ("ingredients" in fields || "directions" in fields);

/** Reads a recipe of Chowdown: Markdown with front matter. */
export function readChowdown({ fields, body }: FrontMatter): ImportedRecipe {
  const [category, ...otherCategories] = toWords(fields["category"] ?? fields["categories"]);
  const instructions = toLines(fields["directions"]).map(markHeading);
  const equipment = toWords(fields["tools"] ?? fields["equipment"]);
  return makeRecipe({
    name: toText(fields["title"]) ?? "",
    description: toText(body.replace(/^#+\s+/gm, "")),
    source: toText(fields["source"] ?? fields["link"]),
    author: toText(fields["author"]),
    ...readServings(fields["servings"] ?? fields["yield"]),
    prepMinutes: readMinutes(fields["prep_time"] ?? fields["preptime"]),
    cookMinutes: readMinutes(fields["cook_time"] ?? fields["cooktime"]),
    totalMinutes: readMinutes(fields["total_time"] ?? fields["time"]),
    ingredients: toLines(fields["ingredients"]).map(markHeading),
    instructions,
    notes: toTextLines(fields["notes"]).join("\n"),
    nutrition: readNutrientLines(toTextLines(fields["nutrition"]), instructions),
    category,
    otherCategories,
    tags: [...otherCategories, ...toWords(fields["tags"])],
    ...(equipment.length > 0 && { equipment }),
    warnings: warnOfUnread(listUnread(fields, FIELDS)),
  });
}

export const isMarkdownName = (name: string): boolean => /\.(?:md|markdown)$/i.test(name);

/** Reads the recipes of a Chowdown site with their pictures. */
export async function readChowdownArchive(archive: Archive): Promise<ImportedRecipe[]> {
  const recipes: ImportedRecipe[] = [];
  const images = new Map(
    archive.names.map((name) => [name.slice(name.lastIndexOf("images/") + "images/".length), name]),
  );
  for (const name of archive.names.filter(isMarkdownName)) {
    const matter = readFrontMatter((await archive.read(name)).toString());
    if (!matter || !isChowdown(matter)) continue;
    const image = toText(matter.fields["image"]);
    const imageFile = image && images.get(image);
    const recipe = readChowdown(matter);
    const { photos, warnings } = filterPhotos(
      imageFile ? [await archive.readPhoto(imageFile)] : [],
    );
    recipes.push({ ...recipe, photos, warnings: [...recipe.warnings, ...warnings] });
  }
  return recipes;
}
