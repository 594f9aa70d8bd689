import { checkHolders, readHolder, type ReadFile } from "./heldBy";

/** The levels of all requirements of ASVS 5.0.0, by section and in order. */
const LEVELS = `
  1.1 22, 1.2 1111122223, 1.3 112222222223, 1.4 222, 1.5 123,
  2.1 122, 2.2 112, 2.3 12223, 2.4 23,
  3.1 3, 3.2 113, 3.3 12223, 3.4 11222233, 3.5 11122333, 3.6 3, 3.7 22333,
  4.1 12233, 4.2 23333, 4.3 22, 4.4 1222,
  5.1 2, 5.2 112333, 5.3 113, 5.4 222,
  6.1 122, 6.2 111111112222, 6.3 11223333, 6.4 112233, 6.5 22222333, 6.6 2223, 6.7 33, 6.8 2222,
  7.1 222, 7.2 1111, 7.3 22, 7.4 11222, 7.5 223, 7.6 22,
  8.1 1233, 8.2 1123, 8.3 133, 8.4 23,
  9.1 111, 9.2 1222,
  10.1 22, 10.2 223, 10.3 22223, 10.4 1111122222233333, 10.5 22222, 10.6 22, 10.7 222,
  11.1 2233, 11.2 22233, 11.3 11233, 11.4 1222, 11.5 23, 11.6 23, 11.7 33,
  12.1 12233, 12.2 11, 12.3 22223,
  13.1 2333, 13.2 222223, 13.3 2233, 13.4 1222233,
  14.1 22, 14.2 12223333, 14.3 122,
  15.1 12233, 15.2 12233, 15.3 1222222, 15.4 3333,
  16.1 2, 16.2 22222, 16.3 2222, 16.4 222, 16.5 2223,
  17.1 23, 17.2 22223333, 17.3 22`;

/** The requirements of the levels 1 and 2, as `1.2.3 L1`. */
export const requirements: readonly string[] = LEVELS.split(",").flatMap((part) => {
  const [section, levels = ""] = part.trim().split(" ");
  return [...levels]
    .map((level, i) => ({ level, number: `${section}.${i + 1}` }))
    .filter(({ level }) => level !== "3")
    .map(({ level, number }) => `${number} L${level}`);
});

const STATES = ["met", "operator", "not applicable", "not met"];

/** Returns the errors of a row's evidence: tests, pages, and source files as code. */
function mistakesOfEvidence(evidence: readonly string[], read: ReadFile): string[] {
  const check = checkHolders(read);
  return evidence.flatMap((part) => {
    const holder = readHolder(part);
    if (holder) return check(holder) ?? [];
    const files = [...part.matchAll(/`((?:[\w.-]+\/)*[\w.-]+\.\w+)`/g)].map(([, file]) => file!);
    return files.filter((file) => read(file) === null).map((file) => `there is no ${file}`);
  });
}

/** Returns true if evidence names a file or setting, rather than only claiming to exist. */
const hasReference = (evidence: readonly string[]) =>
  evidence.some((part) => /`[^`]+`|\]\([^)]+\)/.test(part));

/** Reads the list items of a page: "- 1.2.3 L1 (met) A summary", followed by lines with evidence. */
const readRows = (page: string) =>
  [...page.matchAll(/^- (\S+ L\d) \((.*?)\) (.*)$/gm)].map(
    ([, number = "", state = "", content = ""]) => {
      const [summary = "", ...evidence] = content.split("<br>");
      return { number, state, summary, evidence };
    },
  );

/** Finds the errors of the page that states how the requirements of ASVS are met. */
export function mistakesInAsvs(page: string, read: ReadFile): string[] {
  const rows = readRows(page);
  const numbers = rows.map(({ number }) => number);
  const order = requirements.flatMap((each, i) =>
    numbers[i] === each
      ? []
      : [`${each}: is missing, or out of order (${numbers[i] ?? "the end"})`],
  );
  if (rows.length > requirements.length) order.push("there are rows for no requirement");
  const mistakes = rows.flatMap(({ number, state, summary, evidence }) => {
    const evidenceMistakes = mistakesOfEvidence(evidence, read);
    if (!summary) evidenceMistakes.push("requires nothing");
    if (!STATES.includes(state)) evidenceMistakes.push(`has no such state: ${state}`);
    if (state === "met" && !hasReference(evidence)) evidenceMistakes.push("is met by nothing");
    if (evidence.length === 0) evidenceMistakes.push("has no reason");
    return evidenceMistakes.map((mistake) => `${number}: ${mistake}`);
  });
  return [...order.slice(0, 1), ...mistakes];
}
