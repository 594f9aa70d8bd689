import type { ImportedRecipe } from "../ImportedRecipe";
import type { Archive } from "./Archive";
import { asHeading, linesIn, photosOf, recipeOf, textIn, wordsIn } from "./fields";
import { type FrontMatter, readFrontMatter } from "./frontMatter";
import { readMinutes } from "../readMinutes";
import { readServings } from "../readServings";

/** Whether a text is a recipe of Chowdown: what it needs and what to do is in its front matter. */
export const isChowdown = ({ fields }: FrontMatter): boolean =>
  "title" in fields && ("ingredients" in fields || "directions" in fields);

/** A recipe of Chowdown, in Markdown with front matter. */
export function readChowdown({ fields, body }: FrontMatter): ImportedRecipe {
  return recipeOf({
    name: textIn(fields["title"]) ?? "",
    description: textIn(body.replace(/^#+\s+/gm, "")),
    source: textIn(fields["source"] ?? fields["link"]),
    author: textIn(fields["author"]),
    ...readServings(fields["servings"] ?? fields["yield"]),
    prepMinutes: readMinutes(fields["prep_time"] ?? fields["preptime"]),
    cookMinutes: readMinutes(fields["cook_time"] ?? fields["cooktime"]),
    totalMinutes: readMinutes(fields["total_time"] ?? fields["time"]),
    ingredients: linesIn(fields["ingredients"]).map(asHeading),
    instructions: linesIn(fields["directions"]).map(asHeading),
    category: wordsIn(fields["category"])[0],
    tags: wordsIn(fields["tags"]),
  });
}

export const isMarkdownName = (name: string): boolean => /\.(?:md|markdown)$/i.test(name);

/** The recipes of a Chowdown site, with the pictures that they name. */
export async function readChowdownArchive(archive: Archive): Promise<ImportedRecipe[]> {
  const recipes: ImportedRecipe[] = [];
  const images = new Map(
    archive.names.map((name) => [name.slice(name.lastIndexOf("images/") + "images/".length), name]),
  );
  for (const name of archive.names.filter(isMarkdownName)) {
    const matter = readFrontMatter((await archive.read(name)).toString());
    if (!matter || !isChowdown(matter)) continue;
    const image = textIn(matter.fields["image"]);
    const found = image && images.get(image);
    const read = readChowdown(matter);
    const { photos, warnings } = photosOf(found ? [await archive.photo(found)] : []);
    recipes.push({ ...read, photos, warnings: [...read.warnings, ...warnings] });
  }
  return recipes;
}
