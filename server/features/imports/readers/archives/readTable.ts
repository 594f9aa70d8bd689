import { parse } from "csv-parse/sync";
import { ImportError } from "../ImportError";
import type { ImportedRecipe } from "../ImportedRecipe";
import type { Archive } from "./Archive";
import { filterPhotos, type Row } from "./fields";
import { isMyRecipeBox, readMyRecipeBox } from "./readMyRecipeBox";
import { isPlanToEat, readPlanToEat } from "./readPlanToEat";

/** The formats that are tables, each recognized by the names of its columns. */
const formats: readonly {
  matches(columns: readonly string[]): boolean;
  read(row: Row): ImportedRecipe;
}[] = [
  { matches: isPlanToEat, read: readPlanToEat },
  { matches: isMyRecipeBox, read: readMyRecipeBox },
];

const DELIMITERS = [",", ";", "\t"];

/** Reads the first line of a table, whose most frequent delimiter is that of the table. */
function readHeader(text: string): { columns: string[]; delimiter: string } {
  const [line = ""] = text.replace(/^\uFEFF/, "").split("\n", 1);
  const [first, ...others] = DELIMITERS.map((delimiter) => ({
    columns: line.split(delimiter).map((column) => column.replace(/["\r]/g, "").trim()),
    delimiter,
  }));
  return others.reduce(
    (best, other) => (other.columns.length > best.columns.length ? other : best),
    first!,
  );
}

/**
 * Reads a table of recipes.
 * @returns null for a text that is no table of a supported program
 * @throws ImportError
 */
export function readTable(text: string): ImportedRecipe[] | null {
  const { columns, delimiter } = readHeader(text);
  const format = formats.find(({ matches }) => matches(columns));
  if (!format) return null;
  let rows: Row[];
  try {
    rows = parse(text, {
      bom: true,
      columns: (names: string[]) => names.map((name) => name.trim()),
      delimiter,
      relax_column_count: true,
      skip_empty_lines: true,
    });
  } catch (cause) {
    throw new ImportError("This table cannot be read.", { cause });
  }
  return rows.map((row) => format.read(row));
}

/** Returns true for the name of a table. */
export const isTableName = (name: string): boolean => /\.(?:csv|tsv)$/i.test(name);

const getFileName = (path: string): string => path.slice(path.lastIndexOf("/") + 1);

/** Reads an archive with tables of recipes, and the pictures that it contains. */
export async function readTableArchive(archive: Archive): Promise<ImportedRecipe[]> {
  const files = new Map(archive.names.map((name) => [getFileName(name), name]));
  const recipes: ImportedRecipe[] = [];
  for (const name of archive.names.filter(isTableName)) {
    for (const recipe of readTable((await archive.read(name)).toString()) ?? []) {
      const [linked] = recipe.photos;
      const file =
        linked && "url" in linked && files.get(getFileName(new URL(linked.url).pathname));
      if (!file) {
        recipes.push(recipe);
        continue;
      }
      const { photos, warnings } = filterPhotos([await archive.readPhoto(file)]);
      recipes.push({ ...recipe, photos, warnings: [...recipe.warnings, ...warnings] });
    }
  }
  return recipes;
}
