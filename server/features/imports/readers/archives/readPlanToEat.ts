import { parse } from "csv-parse/sync";
import { ImportError } from "../ImportError";
import type { ImportedRecipe } from "../ImportedRecipe";
import { readMinutes } from "../readMinutes";
import { readServings } from "../readServings";
import { stepsOfText } from "../readInstructions";
import { asHeading, firstText, linesIn, linkedPhotos, recipeOf, textIn, wordsIn } from "./fields";

/** Whether a text is a table of recipes, by the names of its columns. */
export const isPlanToEat = (text: string): boolean => {
  const [header = ""] = text.replace(/^\uFEFF/, "").split("\n", 1);
  return ["Title", "Ingredients", "Directions"].every((name) =>
    header.split(/[,;\t]/).some((each) => each.replace(/["\r]/g, "").trim() === name),
  );
};

/**
 * The table that Plan to Eat has exported.
 * @throws ImportError
 */
export function readPlanToEat(text: string): ImportedRecipe[] {
  let rows: Record<string, string>[];
  try {
    rows = parse(text, {
      bom: true,
      columns: (names: string[]) => names.map((name) => name.trim()),
      delimiter: [",", ";", "\t"],
      relax_column_count: true,
      skip_empty_lines: true,
    });
  } catch (cause) {
    throw new ImportError("This table cannot be read.", { cause });
  }
  return rows.map((row) =>
    recipeOf({
      name: textIn(row["Title"]) ?? "",
      description: textIn(row["Description"]),
      source: firstText(row["Url"], row["Source"]),
      ...readServings(firstText(row["Servings"], row["Yield"])),
      prepMinutes: readMinutes(row["Prep Time"]),
      cookMinutes: readMinutes(row["Cook Time"]),
      totalMinutes: readMinutes(row["Total Time"]),
      ingredients: linesIn(row["Ingredients"]).map(asHeading),
      instructions: stepsOfText(row["Directions"] ?? "").map(asHeading),
      notes: textIn(row["Notes"]),
      category: textIn(row["Course"]),
      tags: [...wordsIn(row["Cuisine"]), ...wordsIn(row["Tags"])],
      photos: linkedPhotos(row["Photo Url"]),
    }),
  );
}
