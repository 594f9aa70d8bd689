import { testTitles } from "./testTitles";

/**
 * A test or a page of the documentation, as named in its tables. A title that ends with "…" is the start of a
 * test's title, or of its part after " › ". It must match exactly one test of the file.
 */
export type Holder = { file: string; title: string } | { page: string };

/** The text of a project file; null if there is none. */
export type ReadFile = (file: string) => string | null;

const TEST = /^`([^`]+)` (?:› )?"(.+)"$/;
const PAGE = /^\[[^\]]+\]\(((?:[\w-]+\/)*[\w-]+\.md)\)$/;

const withoutEscapes = (text: string) => text.replace(/\\([^A-Za-z0-9\s])/g, "$1");

/** Parses one part of a cell; null if unreadable. */
export function readHolder(text: string): Holder | null {
  const [, file, title] = TEST.exec(text) ?? [];
  if (file && title) return { file, title: withoutEscapes(title) };
  const [, page] = PAGE.exec(text) ?? [];
  return page ? { page: `docs/${page}` } : null;
}

/** The cells of all tables of a page whose first column has this heading. */
export function readTable(page: string, heading: string): string[][] {
  let isInside = false;
  return page.split("\n").flatMap((line) => {
    if (!line.startsWith("|")) isInside = false;
    const cells = line
      .slice(1, -1)
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim());
    const isRow = isInside && !/^-+$/.test(cells[0] ?? "");
    if (line.startsWith("|") && cells[0] === heading) isInside = true;
    return isRow ? [cells] : [];
  });
}

/** Returns the titles that match a title or its start. */
function filterTitles(titles: readonly string[], title: string): string[] {
  if (!title.endsWith("…")) return titles.filter((each) => each === title);
  const beginning = title.slice(0, -1);
  return titles.filter((each) => each.startsWith(beginning) || each.includes(` › ${beginning}`));
}

/** Makes a check that returns the error of a holder; null if it exists. */
export function checkHolders(read: ReadFile): (holder: Holder | null) => string | null {
  const titles = new Map<string, string[] | null>();
  const readTitles = (file: string) => {
    const text = titles.has(file) ? null : read(file);
    if (!titles.has(file)) titles.set(file, text === null ? null : testTitles(text));
    return titles.get(file);
  };
  return (holder) => {
    if (!holder) return "names what is neither a test nor a decision";
    if ("page" in holder) return read(holder.page) === null ? `there is no ${holder.page}` : null;
    const { file, title } = holder;
    const existingTitles = readTitles(file);
    if (!existingTitles) return `there is no ${file}`;
    const matches = filterTitles(existingTitles, title);
    if (matches.length === 1) return null;
    return `${file} has ${matches.length === 0 ? "no test" : "several tests"} "${title}"`;
  };
}
