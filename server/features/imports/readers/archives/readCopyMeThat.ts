import { ownProperty } from "../../../../../shared/ownProperty";
import type { Element } from "domhandler";
import type { ImportedRecipe } from "../ImportedRecipe";
import { readMinutes } from "../readMinutes";
import { readServings } from "../readServings";
import { findOutermost, hasClass, parseHtml } from "../parseHtml";
import { toPlainLine } from "../toPlainText";
import type { Archive } from "./Archive";
import { toLinkedPhotos, filterPhotos, makeRecipe } from "./fields";

export const PAGE = "recipes.html";

/** Reads an archive of CopyMeThat: a page of all recipes, and their pictures. */
export async function readCopyMeThat(archive: Archive): Promise<ImportedRecipe[]> {
  const $ = parseHtml((await archive.read(PAGE)).toString());
  const recipes: ImportedRecipe[] = [];
  const isRecipe = (element: Element) => element.name === "div" && hasClass(element, ["recipe"]);
  for (const element of findOutermost($.root()[0]!, isRecipe)) {
    const findFirst = (attribute: string, value: string) =>
      $(findOutermost(element, ({ attribs }) => ownProperty(attribs, attribute) === value)[0]);
    const readText = (attribute: string, value: string) =>
      toPlainLine(findFirst(attribute, value).text());
    const readTexts = (...classes: string[]) =>
      findOutermost(element, (child) => hasClass(child, classes))
        .map((child) => {
          const line = toPlainLine($(child).text());
          return /subheader/i.test($(child).attr("class") ?? "")
            ? `${line.replace(/:$/, "")}:`
            : line;
        })
        .filter((line) => line !== "" && line !== ":");
    const [picture] = findOutermost(element, (child) => hasClass(child, ["recipeImage"]));
    const image = picture?.attribs["src"] ?? "";
    const archivePhotos = archive.has(image) ? [await archive.readPhoto(image)] : [];
    const { photos, warnings } = filterPhotos(archivePhotos);
    const [category, ...tags] = readTexts("recipeCategory");
    const link = findFirst("id", "original_link");
    recipes.push(
      makeRecipe({
        name: readText("id", "name"),
        description: readText("id", "description"),
        source:
          toLinkedPhotos(link.attr("href")).length > 0
            ? link.attr("href")
            : toPlainLine(link.text()),
        ...readServings(readText("id", "recipeYield")),
        prepMinutes: readMinutes(readText("meta", "prepTime")),
        cookMinutes: readMinutes(readText("meta", "cookTime")),
        totalMinutes: readMinutes(readText("meta", "totalTime")),
        ingredients: readTexts("recipeIngredient", "recipeIngredient_subheader"),
        instructions: readTexts("instruction", "instruction_subheader"),
        notes: readTexts("recipeNote").join("\n"),
        category,
        otherCategories: tags,
        tags,
        photos: photos.length > 0 ? photos : toLinkedPhotos(image),
        warnings,
      }),
    );
  }
  return recipes;
}
