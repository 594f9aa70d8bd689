import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A search that a cook types, and the recipes that the first page should show. */
export interface CookQuery {
  text: string;
  /** Names of recipes; one of each group is expected. */
  expected: string[][];
  /** Names of recipes that the page must not show. */
  excluded: string[];
}

/** Reads the queries from demo.txt. Indented lines belong to the query above them. */
export function readQueries(): CookQuery[] {
  const lines = readFileSync(join(__dirname, "demo.txt"), "utf8").trimEnd().split("\n");
  const queries: CookQuery[] = [];
  for (const line of lines) {
    if (!line.startsWith(" ")) queries.push({ text: line, expected: [], excluded: [] });
    else if (line.startsWith("  - ")) queries.at(-1)!.excluded.push(line.slice(4));
    else queries.at(-1)!.expected.push(line.trim().split(" / "));
  }
  return queries;
}

/** Returns true if a page shows all that a query expects and no recipe that it excludes. */
export const isAnswered = ({ expected, excluded }: CookQuery, names: readonly string[]): boolean =>
  expected.every((group) => group.some((name) => names.includes(name))) &&
  !excluded.some((name) => names.includes(name));
