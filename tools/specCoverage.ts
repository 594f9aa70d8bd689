import { checkHolders, type Holder, readHolder, type ReadFile } from "./heldBy";

/** A requirement of the specification, with its covering tests and pages. */
interface Row {
  number: string;
  requirement: string;
  /** The covering tests and pages; null for unreadable ones. */
  holders: (Holder | null)[];
}

/**
 * Reads the list items of a page: "- 1.2 A requirement.", followed by lines with its covering tests
 * and pages.
 */
const readRows = (page: string): Row[] =>
  [...page.matchAll(/^- (\S+) (.*)$/gm)].map(([, number = "", content = ""]) => {
    const [requirement = "", ...held] = content.split("<br>");
    return { number, requirement, holders: held.map(readHolder) };
  });

/**
 * Returns true if a number follows another: the next of its section, or the first of the next
 * section.
 */
function follows(number: string, before: string | undefined): boolean {
  if (before === undefined) return number === "1.1";
  const [section, place] = before.split(".").map(Number);
  return number === `${section}.${place! + 1}` || number === `${section! + 1}.1`;
}

/**
 * Finds the errors of the page that maps requirements to tests.
 * @param read the text of a project file; null if there is none
 */
export function mistakesIn(page: string, read: ReadFile): string[] {
  const mistakeIn = checkHolders(read);
  const rows = readRows(page);
  if (rows.length === 0) return ["there are no rows"];
  return rows.flatMap(({ number, requirement, holders }, index) => {
    const mistakes = holders.map(mistakeIn).filter((mistake) => mistake !== null);
    if (!follows(number, rows[index - 1]?.number)) mistakes.push("is out of order");
    if (requirement === "") mistakes.push("requires nothing");
    if (holders.length === 0) mistakes.push("is held by nothing");
    return mistakes.map((mistake) => `${number}: ${mistake}`);
  });
}
