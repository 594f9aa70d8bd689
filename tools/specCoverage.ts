import { checkHolders, type Holder, readHolder, readTable, type ReadFile } from "./heldBy";

/** One requirement of the specification, with what holds it. */
interface Row {
  number: string;
  requirement: string;
  /** Null for what cannot be read. */
  holders: (Holder | null)[];
}

const rowsOf = (page: string): Row[] =>
  readTable(page, "No.").map(([number = "", requirement = "", held = ""]) => ({
    number,
    requirement,
    holders: held.split("<br>").filter(Boolean).map(readHolder),
  }));

/** Whether a number follows another: the next of its section, or the first of the next section. */
function follows(number: string, before: string | undefined): boolean {
  if (before === undefined) return number === "1.1";
  const [section, place] = before.split(".").map(Number);
  return number === `${section}.${place! + 1}` || number === `${section! + 1}.1`;
}

/**
 * What is wrong with the page that says which test holds which requirement.
 * @param read the text of a file of the project; null where there is none
 */
export function mistakesIn(page: string, read: ReadFile): string[] {
  const mistakeIn = checkHolders(read);
  const rows = rowsOf(page);
  if (rows.length === 0) return ["there are no rows"];
  return rows.flatMap(({ number, requirement, holders }, index) => {
    const mistakes = holders.map(mistakeIn).filter((mistake) => mistake !== null);
    if (!follows(number, rows[index - 1]?.number)) mistakes.push("is out of order");
    if (requirement === "") mistakes.push("requires nothing");
    if (holders.length === 0) mistakes.push("is held by nothing");
    return mistakes.map((mistake) => `${number}: ${mistake}`);
  });
}
