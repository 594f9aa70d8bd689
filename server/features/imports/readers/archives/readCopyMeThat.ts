import type { CheerioAPI } from "cheerio/slim";
import type { Element } from "domhandler";
import { ownProperty } from "../../../../../shared/ownProperty";
import { findOutermost, hasClass } from "../parseHtml";
import { readMinutes } from "../readMinutes";
import { readServings } from "../readServings";
import { toPlainLine } from "../toPlainText";
import { makeRecipe, toHeadings, toLinkedPhotos, type PageRecipe } from "./fields";
import { toPhrase } from "./listUnread";

/** The IDs of the parts that are read, and of those around them. */
const IDS = new Set(
  `name description link original_link extra_info servings recipeYield recipeIngredient_header recipeIngredients
  recipeInstructions_header recipeInstructions recipeNotes_header recipeNotes categories`.split(
    /\s+/,
  ),
);

/** Returns true for the element of a recipe in a page of CopyMeThat. */
export const isCopyMeThat = (element: Element): boolean =>
  element.name === "div" && hasClass(element, ["recipe"]);

/** Reads a recipe of CopyMeThat. */
export function readCopyMeThat(element: Element, $: CheerioAPI): PageRecipe {
  const findFirst = (attribute: string, value: string) =>
    $(findOutermost(element, ({ attribs }) => ownProperty(attribs, attribute) === value)[0]);
  const readText = (attribute: string, value: string) =>
    toPlainLine(findFirst(attribute, value).text());
  const readTexts = (...classes: string[]) =>
    findOutermost(element, (child) => hasClass(child, classes)).flatMap((child) => {
      const line = toPlainLine($(child).text());
      if (/subheader/i.test($(child).attr("class") ?? "")) return toHeadings(line);
      return line === "" ? [] : [line];
    });
  const [picture] = findOutermost(element, (child) => hasClass(child, ["recipeImage"]));
  const image = picture?.attribs["src"] ?? "";
  const [category, ...tags] = readTexts("recipeCategory").filter((tag) => !tag.endsWith(":"));
  const link = findFirst("id", "original_link");
  const unread = findOutermost(element, ({ attribs }) => {
    const id = ownProperty(attribs, "id");
    return id !== undefined && !IDS.has(id);
  }).filter((child) => $(child).text().trim() !== "");
  const recipe = makeRecipe({
    name: readText("id", "name"),
    description: readText("id", "description"),
    source:
      toLinkedPhotos(link.attr("href")).length > 0 ? link.attr("href") : toPlainLine(link.text()),
    ...readServings(readText("id", "recipeYield")),
    prepMinutes: readMinutes(readText("meta", "prepTime")),
    cookMinutes: readMinutes(readText("meta", "cookTime")),
    totalMinutes: readMinutes(readText("meta", "totalTime")),
    ingredients: readTexts(
      "recipeIngredient",
      "recipeIngredient_subheader",
      "recipeIngredient_note",
    ),
    instructions: readTexts("instruction", "instruction_subheader", "instruction_note"),
    notes: readTexts("recipeNote").join("\n"),
    category,
    otherCategories: tags,
    tags,
  });
  return {
    recipe,
    photoPaths: image === "" ? [] : [image],
    unread: unread.map(({ attribs }) => toPhrase(attribs["id"]!)),
  };
}
