import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { mistakesIn } from "./specCoverage";

const project = resolve(__dirname, "..");

const read = (file: string) => {
  const path = join(project, file);
  return existsSync(path) ? readFileSync(path, "utf8") : null;
};

it("Each requirement of the specification is covered by an existing test or a decision", () => {
  expect(mistakesIn(read("docs/spec-coverage.md")!, read)).toEqual([]);
});

describe("The check of the coverage table", () => {
  const tests = `
    describe("A list", () => {
      it("is sorted", () => {});
      it.each(["A", "Z"])("begins with %s", () => {});
      it.skip("is short", () => {});
    });
    describe.skip("A card", () => {
      it("has a name", () => {});
    });
    test.describe("A menu", () => {
      for (const name of names) test(\`shows \${name}\`, () => {});
      test("shows a | and a _", () => {});
    });
  `;
  const files: Record<string, string> = {
    "list.test.ts": tests,
    "docs/decisions/sorting.md": "# Sorting",
  };
  const SORTED = '`list.test.ts` › "A list › is sorted"';

  /** Checks a list of these rows: numbers and their covering tests. */
  const check = (...rows: [number: string, held: string, requirement?: string][]) => {
    const lines = rows.map(
      ([number, held, what = "A list."]) => `- ${number} ${held ? `${what}<br>${held}` : what}`,
    );
    const page = ["# Title", "", ...lines];
    return mistakesIn(page.join("\n"), (file) => files[file] ?? null);
  };

  it("accepts decisions, and tests by their titles and blocks", () => {
    expect(
      check(
        ["1.1", SORTED],
        ["1.2", `${SORTED}<br>\`list.test.ts\` › "A list › begins with %s"`],
        ["2.1", '`list.test.ts` › "A menu › shows ${name}"'],
        ["2.2", '`list.test.ts` › "A menu › shows a \\| and a \\_"'],
        ["3.1", "[Sorting](decisions/sorting.md)"],
        ["3.2", '`list.test.ts` "A list › is…"'],
        ["3.3", '`list.test.ts` "begins…"'],
      ),
    ).toEqual([]);
  });

  it.each([
    ['`menu.test.ts` › "A list › is sorted"', "there is no menu.test.ts"],
    ['`list.test.ts` › "is sorted"', 'list.test.ts has no test "is sorted"'],
    ['`list.test.ts` › "A list"', 'list.test.ts has no test "A list"'],
    ['`list.test.ts` › "A list › is short"', 'list.test.ts has no test "A list › is short"'],
    ['`list.test.ts` › "A card › has a name"', 'list.test.ts has no test "A card › has a name"'],
    ['`list.test.ts` "A list › …"', 'list.test.ts has several tests "A list › …"'],
    ['`list.test.ts` "sorted…"', 'list.test.ts has no test "sorted…"'],
    [`${SORTED}<br>later`, "names what is neither a test nor a decision"],
    ["[Words](decisions/words.md)", "there is no docs/decisions/words.md"],
    ["", "is held by nothing"],
  ])("refuses %s", (held, mistake) => {
    expect(check(["1.1", SORTED], ["1.2", held])).toEqual([`1.2: ${mistake}`]);
  });

  it.each([["1.1"], ["1.3"], ["3.1"], ["2.2"], ["none"]])(
    "refuses the number %s after 1.1",
    (number) => {
      expect(check(["1.1", SORTED], [number, SORTED])).toEqual([`${number}: is out of order`]);
    },
  );

  it("refuses a row without words, and a page without rows", () => {
    expect(check(["1.1", SORTED, ""])).toEqual(["1.1: requires nothing"]);
    expect(check()).toEqual(["there are no rows"]);
  });
});
