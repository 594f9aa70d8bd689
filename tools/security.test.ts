import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { SECRETS } from "../server/config/secretFiles";
import { checkHolders, readHolder, readTable } from "./heldBy";
import { withPermissionTables } from "./permissionTables";

const project = resolve(__dirname, "..");

const read = (file: string) => {
  const path = join(project, file);
  return existsSync(path) ? readFileSync(path, "utf8") : null;
};

const page = read("docs/security.md")!;

it("The page about security contains the permission tables of the tests", () => {
  expect(withPermissionTables(page, (file) => read(file)!)).toBe(page);
});

/** Finds the names of a list that are missing on the page. */
const unnamed = (names: readonly string[]) => names.filter((name) => !page.includes(`\`${name}\``));

it("The page about security contains every logged event and every secret", () => {
  const source = read("server/lib/requestDetails.ts")!;
  const events = [...source.matchAll(/^ {2}\| "([a-z -]+)"/gm)].map(([, event]) => event!);
  expect(events.length).toBeGreaterThan(15);
  expect(unnamed(events)).toEqual([]);
  expect(unnamed(SECRETS)).toEqual([]);
});

/** Finds the threats of a page without an existing test. */
function findUnheld(text: string): string[] {
  const check = checkHolders(read);
  return readTable(text, "Threat").flatMap(([threat, measure, held = ""]) => {
    const mistakes = held.split("<br>").map((part) => check(readHolder(part)));
    return measure && mistakes.every((mistake) => mistake === null)
      ? []
      : [`${threat}: ${mistakes.join()}`];
  });
}

it("Each threat on the page about security is covered by existing tests", () => {
  expect(readTable(page, "Threat").length).toBeGreaterThan(25);
  expect(findUnheld(page)).toEqual([]);
});

describe("The checks of the page about security", () => {
  it("correct a changed permission of a call", () => {
    const changedPage = page.replace(/(createTag +POST \/tags +)401/, "$1yes");
    expect(changedPage).not.toBe(page);
    expect(withPermissionTables(changedPage, (file) => read(file)!)).toBe(page);
  });

  it("report a missing table", () => {
    const changedPage = page.replace("<!-- rules -->", "");
    expect(() => withPermissionTables(changedPage, (file) => read(file)!)).toThrow(
      'no block "rules"',
    );
  });

  it.each([
    ["a test that does not exist", '$1`tools/none.test.ts` › "None" |'],
    ["no test", "$1 |"],
  ])("report a threat with %s", (_what, replacement) => {
    const changedPage = page.replace(/^(\| Forged tokens \|[^|]+\| ).*$/m, replacement);
    expect(findUnheld(changedPage)).toEqual([expect.stringMatching(/^Forged tokens: /)]);
  });
});
