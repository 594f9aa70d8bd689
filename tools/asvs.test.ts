import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { mistakesInAsvs, requirements } from "./asvs";

const project = resolve(__dirname, "..");

const read = (file: string) => {
  const path = join(project, file);
  return existsSync(path) ? readFileSync(path, "utf8") : null;
};

const page = read("docs/asvs.md")!;

it("Each requirement of ASVS of levels 1 and 2 has a state, with evidence or a reason", () => {
  expect(requirements.filter((each) => each.endsWith("L1"))).toHaveLength(70);
  expect(requirements.filter((each) => each.endsWith("L2"))).toHaveLength(183);
  expect(mistakesInAsvs(page, read)).toEqual([]);
});

it("The page about ASVS counts its rows by level and state", () => {
  for (const [, state, ...counts] of page.matchAll(
    /^\| +([a-z ]+?) +\|[^|]+\| +(\d+) +\| +(\d+) +\|$/gm,
  )) {
    const mistakes = [1, 2].map(
      (level) =>
        [...page.matchAll(new RegExp(`^- [\\d.]+ L${level} \\(${state}\\) `, "gm"))].length,
    );
    expect([state, ...counts.map(Number)]).toEqual([state, ...mistakes]);
  }
});

describe("The check of the page about ASVS", () => {
  const change = (from: RegExp | string, to: string) => {
    expect(page).toMatch(from);
    return mistakesInAsvs(page.replace(from, to), read);
  };

  it.each([
    [/^- 1\.2\.4 L1 .*\n/m, "", "1.2.4 L1: is missing, or out of order (1.2.5 L1)"],
    ["- 1.1.1 L2 ", "- 1.1.1 L1 ", "1.1.1 L2: is missing, or out of order (1.1.1 L1)"],
    [
      /(- 9\.1\.1 L1 [^`]+`)[^`]+/,
      "$1server/none.test.ts",
      "9.1.1 L1: there is no server/none.test.ts",
    ],
    [
      /(- 9\.1\.1 L1 .*)"A token › /,
      '$1"No token › ',
      "9.1.1 L1: server/features/auth/session/forgedTokens.test.ts has no test",
    ],
    [/(- 9\.1\.1 L1 \(met\) [^<]+<br>).*/, "$1surely", "9.1.1 L1: is met by nothing"],
    [/(- 9\.1\.1 L1 \()met/, "$1nearly", "9.1.1 L1: has no such state: nearly"],
    [/(- 5\.4\.3 L2 \(not met\) [^<]+)<br>.*/, "$1", "5.4.3 L2: has no reason"],
  ])("reports %s as the fault %j", (from, to, mistake) => {
    expect(change(from, to)).toContainEqual(expect.stringContaining(mistake));
  });
});
