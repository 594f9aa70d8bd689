import { testTitles } from "./testTitles";

/** A test as the table names it, or a decision to depart from the specification. */
type Holder = { file: string; title: string } | { decision: string };

/** One requirement of the specification, with what holds it. */
interface Row {
  number: string;
  requirement: string;
  /** Null for what cannot be read. */
  holders: (Holder | null)[];
}

const TEST = /^`([^`]+)` › "(.+)"$/;
const DECISION = /^\[[^\]]+\]\((decisions\/[\w-]+\.md)\)$/;

const withoutEscapes = (text: string) => text.replace(/\\([^A-Za-z0-9\s])/g, "$1");

function readHolder(text: string): Holder | null {
  const [, file, title] = TEST.exec(text) ?? [];
  if (file && title) return { file, title: withoutEscapes(title) };
  const [, decision] = DECISION.exec(text) ?? [];
  return decision ? { decision: `docs/${decision}` } : null;
}

/** The rows of all tables of the page; what stands in a row's last cell is separated by line breaks. */
function readRows(page: string): Row[] {
  return page
    .split("\n")
    .filter((line) => line.startsWith("|") && !/^\| (No\.|-+) +\|/.test(line))
    .map((line) => {
      const cells = line.slice(1, -1).split(/(?<!\\)\|/);
      const [number = "", requirement = "", held = ""] = cells.map((cell) => cell.trim());
      const parts = held.split("<br>").filter(Boolean);
      return { number, requirement, holders: parts.map(readHolder) };
    });
}

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
export function mistakesIn(page: string, read: (file: string) => string | null): string[] {
  const titles = new Map<string, string[] | null>();
  const titlesOf = (file: string) => {
    if (!titles.has(file)) {
      const text = read(file);
      titles.set(file, text === null ? null : testTitles(text));
    }
    return titles.get(file);
  };

  const mistakeIn = (holder: Holder | null): string | null => {
    if (!holder) return "names what is neither a test nor a decision";
    if ("decision" in holder) {
      return read(holder.decision) === null ? `there is no ${holder.decision}` : null;
    }
    const { file, title } = holder;
    const known = titlesOf(file);
    if (!known) return `there is no ${file}`;
    return known.includes(title) ? null : `${file} has no test "${title}"`;
  };

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
