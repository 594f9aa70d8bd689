import { parse } from "csv-parse/sync";
import { ImportError } from "../ImportError";
import type { ImportedRecipe } from "../ImportedRecipe";
import { readMinutes } from "../readMinutes";
import { readServings } from "../readServings";
import { splitSteps, markHeading } from "../readInstructions";
import { findText, toLines, toLinkedPhotos, makeRecipe, toText, toWords } from "./fields";

/** Returns true if a text is a table with the columns of Plan to Eat. */
export const isPlanToEat = (text: string): boolean => {
  const [header = ""] = text.replace(/^\uFEFF/, "").split("\n", 1);
  return ["Title", "Ingredients", "Directions"].every((name) =>
    header.split(/[,;\t]/).some((column) => column.replace(/["\r]/g, "").trim() === name),
  );
};

/**
 * Reads a table of Plan to Eat.
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
    makeRecipe({
      name: toText(row["Title"]) ?? "",
      description: toText(row["Description"]),
      source: findText(row["Url"], row["Source"]),
      ...readServings(findText(row["Servings"], row["Yield"])),
      prepMinutes: readMinutes(row["Prep Time"]),
      cookMinutes: readMinutes(row["Cook Time"]),
      totalMinutes: readMinutes(row["Total Time"]),
      ingredients: toLines(row["Ingredients"]).map(markHeading),
      instructions: splitSteps(row["Directions"] ?? ""),
      notes: toText(row["Notes"]),
      category: toText(row["Course"]),
      tags: [...toWords(row["Cuisine"]), ...toWords(row["Tags"])],
      photos: toLinkedPhotos(row["Photo Url"]),
    }),
  );
}
