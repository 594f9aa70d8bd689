import { ownProperty } from "../../../../../shared/ownProperty";
import type { Element } from "domhandler";
import type { ImportedRecipe } from "../ImportedRecipe";
import { readMinutes } from "../readMinutes";
import { readServings } from "../readServings";
import { findOutermost, hasClass, parseHtml } from "../parseHtml";
import { lineOf } from "../textOf";
import type { Archive } from "./Archive";
import { linkedPhotos, photosOf, recipeOf } from "./fields";

export const PAGE = "recipes.html";

/** What CopyMeThat has exported: a page of all recipes, and their pictures. */
export async function readCopyMeThat(archive: Archive): Promise<ImportedRecipe[]> {
  const $ = parseHtml((await archive.read(PAGE)).toString());
  const recipes: ImportedRecipe[] = [];
  const isRecipe = (element: Element) => element.name === "div" && hasClass(element, ["recipe"]);
  for (const element of findOutermost($.root()[0]!, isRecipe)) {
    const first = (attribute: string, value: string) =>
      $(findOutermost(element, ({ attribs }) => ownProperty(attribs, attribute) === value)[0]);
    const text = (attribute: string, value: string) => lineOf(first(attribute, value).text());
    const texts = (...classes: string[]) =>
      findOutermost(element, (each) => hasClass(each, classes))
        .map((each) => {
          const line = lineOf($(each).text());
          return /subheader/i.test($(each).attr("class") ?? "")
            ? `${line.replace(/:$/, "")}:`
            : line;
        })
        .filter((line) => line !== "" && line !== ":");
    const [picture] = findOutermost(element, (each) => hasClass(each, ["recipeImage"]));
    const image = picture?.attribs["src"] ?? "";
    const found = archive.has(image) ? [await archive.photo(image)] : [];
    const { photos, warnings } = photosOf(found);
    const [category, ...tags] = texts("recipeCategory");
    const link = first("id", "original_link");
    recipes.push(
      recipeOf({
        name: text("id", "name"),
        description: text("id", "description"),
        source:
          linkedPhotos(link.attr("href")).length > 0 ? link.attr("href") : lineOf(link.text()),
        ...readServings(text("id", "recipeYield")),
        prepMinutes: readMinutes(text("meta", "prepTime")),
        cookMinutes: readMinutes(text("meta", "cookTime")),
        totalMinutes: readMinutes(text("meta", "totalTime")),
        ingredients: texts("recipeIngredient", "recipeIngredient_subheader"),
        instructions: texts("instruction", "instruction_subheader"),
        notes: texts("recipeNote").join("\n"),
        category,
        tags,
        photos: photos.length > 0 ? photos : linkedPhotos(image),
        warnings,
      }),
    );
  }
  return recipes;
}
