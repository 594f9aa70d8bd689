import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { projectFolder } from "../server/brand";

const printSelection = (args: string[]) =>
  execFileSync(process.execPath, args, { cwd: projectFolder, encoding: "utf8" });

const print = `
  import { testsOnPostgres, testsOnEmbedded } from "./tools/check/onPostgres.mjs";
  console.log(JSON.stringify([
    testsOnPostgres(true), testsOnEmbedded(true, true), testsOnEmbedded(false, true),
    testsOnPostgres(false), testsOnEmbedded(false, false),
  ]));
`;
const [selected, embeddedTests, without, chosenWithoutFonts, withoutBoth] = JSON.parse(
  printSelection(["--input-type=module", "-e", print]),
) as [string[], string[], string[], string[], string[]];

describe("The tests that run on PostgreSQL", () => {
  it.each([
    ["races", "server/features/merges/mergeRaces.test.ts"],
    ["races among other tests", "server/features/recipes/recipeWrites.test.ts"],
    ["replicas", "server/database/replicas/replicas.test.ts"],
    ["backups", "server/database/backup/backup.test.ts"],
    ["commands", "server/commands/commands.test.ts"],
    ["collations", "server/features/users/userLists.test.ts"],
    ["tests that require a server", "server/features/recipes/deleteRecipe.test.ts"],
    ["plans on much data", "server/conventions/plans.test.ts"],
    ["APIs", "server/rest/caching.test.ts"],
    ["pages", "server/pages/rendering/renderedPages.test.ts"],
  ])("include those of %s", (_of, path) => expect(selected).toContain(path));

  it.each([
    ["the embedded database", "server/database/embedded/openEmbedded.test.ts"],
    ["parts without a database", "server/features/covers/makeCoverRoute.test.ts"],
    ["permissions", "server/conventions/permissions.test.ts"],
  ])("exclude those of %s", (_of, path) => expect(selected).not.toContain(path));

  it.each([
    ["migrations", "server/database/migrate.test.ts"],
    ["commands for backups", "server/commands/restore.test.ts"],
    ["searches", "server/features/recipes/search.test.ts"],
  ])("are repeated on the embedded database if they are those of %s", (_of, path) => {
    expect(selected).toContain(path);
    expect(embeddedTests).toContain(path);
  });

  it("run only on PostgreSQL if they behave the same on both databases", () => {
    const path = "server/features/users/lastAdmin.test.ts";
    expect(embeddedTests).not.toContain(path);
    expect(without).toContain(path);
  });

  it("run only on PostgreSQL if they need it", () =>
    expect(without).not.toContain("server/jobs/workers/workers.test.ts"));

  it("run only on PostgreSQL if all their tests would be skipped elsewhere", () => {
    const skipped = embeddedTests.filter((path) => {
      const source = readFileSync(join(projectFolder, path), "utf8");
      return /^describeOn/m.test(source) && !/^(describe|it)\b/m.test(source);
    });
    expect(skipped).toEqual([]);
  });

  it("cover all tests, together with those on the embedded database", () => {
    const jest = join(projectFolder, "node_modules/jest/bin/jest.js");
    const all = printSelection([jest, "--listTests"]).trim().split("\n");
    const paths = all.map((path) => relative(projectFolder, path)).sort();
    expect([...new Set([...selected, ...embeddedTests])].sort()).toEqual(paths);
  });
});

describe("Without fonts", () => {
  const drawing = readdirSync(join(projectFolder, "server"), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".test.ts"))
    .map((path) => join("server", path))
    .filter((path) => readFileSync(join(projectFolder, path), "utf8").includes("/renderCard"));

  it("only the tests that draw text are skipped", () => {
    const isLeftOut = (all: string[], left: string[]) => all.filter((path) => !left.includes(path));
    expect(drawing).not.toEqual([]);
    expect(isLeftOut(selected, chosenWithoutFonts).sort()).toEqual(drawing.sort());
    expect(isLeftOut(without, withoutBoth).sort()).toEqual(drawing);
  });
});
