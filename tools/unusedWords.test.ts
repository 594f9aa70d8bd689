import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { findUnusedWords } from "./unusedWords";

const catalogue = "shared/words/en.ts";
const english = readFileSync(resolve(__dirname, "../client", catalogue), "utf8");

/** The catalogue with more words under "spare". */
const withSpare = (words: string) => ({
  [catalogue]: english.replace("export const en = {", `export const en = { spare: { ${words} },`),
});

// The compiler takes seconds: both look at one answer, of a client that has a few words and a file more.
const unused = findUnusedWords({
  ...withSpare('asked: "a", built: { one: "b", two: "c", three: "d" }, listed: "e", left: "f"'),
  "spare.ts": `
    import type { PlainKey } from "./shared/words/Catalogue";
    import { t } from "./shared/words/t";
    export const asked = (name: "one" | "two") => t("spare.asked") + t(\`spare.built.\${name}\`);
    const table: { head: PlainKey }[] = [{ head: "spare.listed" }];
    export const heads = () => table.map(({ head }) => t(head));
    export const left: string = "spare.left";
  `,
});
const isSpare = (key: string) => key.startsWith("spare.");

describe("Words of the interface", () => {
  test("are found when no code asks for them, also when their text stands elsewhere", () => {
    expect(unused.filter(isSpare)).toEqual(["spare.built.three", "spare.left"]);
  });

  test("are all asked for", () => {
    expect(unused.filter((key) => !isSpare(key))).toEqual([]);
  });
});
