import type { CheerioAPI } from "cheerio/slim";
import type { Element } from "domhandler";
import { ownProperty } from "../../../../../shared/ownProperty";
import type { NutritionProperty } from "../../../exports/nutritionJsonLd";
import { extractText, findOutermost, hasClass } from "../parseHtml";
import { markHeading, splitSteps } from "../readInstructions";
import { readMinutes } from "../readMinutes";
import { readServings } from "../readServings";
import { findText, makeRecipe, toLines, toWords, type PageRecipe } from "./fields";
import { fieldNames, listUnread } from "./listUnread";
import { makeNutrients, readNutrients } from "./readNutrients";

const NUTRIENTS = new Map<string, NutritionProperty>([
  ["recipeNutServingSize", "servingSize"],
  ["recipeNutCalories", "calories"],
  ["recipeNutTotalFat", "fatContent"],
  ["recipeNutSaturatedFat", "saturatedFatContent"],
  ["recipeNutTransFat", "transFatContent"],
  ["recipeNutCholesterol", "cholesterolContent"],
  ["recipeNutSodium", "sodiumContent"],
  ["recipeNutTotalCarbohydrate", "carbohydrateContent"],
  ["recipeNutDietaryFiber", "fiberContent"],
  ["recipeNutSugars", "sugarContent"],
  ["recipeNutProtein", "proteinContent"],
]);
const toNutrients = makeNutrients(NUTRIENTS);

/** The properties that are read, and the identifiers. */
const PROPERTIES = fieldNames(
  `name recipeId recipeShareId recipeCourse recipeCategory recipeCollection recipeSource recipeYield prepTime cookTime
  recipeIngredients recipeDirections recipeNotes ${[...NUTRIENTS.keys()].join(" ")}`,
);

/** Returns true for the element of a recipe in a page of Recipe Keeper. */
export const isRecipeKeeper = (element: Element): boolean => hasClass(element, ["recipe-details"]);

/** Reads a recipe of Recipe Keeper, whose elements have their names as `itemprop`. */
export function readRecipeKeeper(element: Element, $: CheerioAPI): PageRecipe {
  const elements = findOutermost(element, ({ attribs }) => Object.hasOwn(attribs, "itemprop"));
  const byName = new Map<string, Element[]>();
  for (const child of elements) {
    const name = child.attribs["itemprop"]!;
    const others = byName.get(name);
    if (others) others.push(child);
    else byName.set(name, [child]);
  }
  const readTexts = (name: string): string[] =>
    (byName.get(name) ?? []).map((child) =>
      (ownProperty(child.attribs, "content") ?? extractText(child)).trim(),
    );
  const readText = (name: string): string => readTexts(name).join("\n");
  const [source] = byName.get("recipeSource") ?? [];
  const link = source && $(findOutermost(source, ({ name }) => name === "a")[0]).attr("href");
  const images = findOutermost(element, (child) => child.name === "img")
    .filter((child) => hasClass(child, ["recipe-photo", "recipe-photos"]))
    .map((child) => child.attribs["src"] ?? "");
  const instructions = splitSteps(readText("recipeDirections"));
  const [category, ...courses] = toWords(readTexts("recipeCourse"));
  const properties = Object.fromEntries([...byName.keys()].map((name) => [name, readText(name)]));
  const recipe = makeRecipe({
    name: findText(readText("name")) ?? "",
    source: findText(link, readText("recipeSource")),
    ...readServings(readText("recipeYield")),
    prepMinutes: readMinutes(readText("prepTime")),
    cookMinutes: readMinutes(readText("cookTime")),
    ingredients: toLines(readText("recipeIngredients")).map(markHeading),
    instructions,
    notes: findText(readText("recipeNotes")),
    category,
    otherCategories: courses,
    tags: [
      ...courses,
      ...toWords(readTexts("recipeCategory")),
      ...toWords(readTexts("recipeCollection")),
    ],
    nutrition: readNutrients(toNutrients(readText), instructions),
  });
  return {
    recipe,
    photoPaths: [...new Set(images)].filter((path) => path !== ""),
    unread: listUnread(properties, PROPERTIES).map((name) =>
      name.replace(/^recipe (?:is )?/, "").replace("favourite", "favorite"),
    ),
  };
}
