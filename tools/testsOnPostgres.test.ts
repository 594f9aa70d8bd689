import { execFileSync } from "node:child_process";
import { projectFolder } from "../server/brand";

const print = `
  import { testsOnPostgres, testsOnPostgresAlone } from "./tools/check/onPostgres.mjs";
  console.log(JSON.stringify([testsOnPostgres(), testsOnPostgresAlone()]));
`;
const [chosen, alone] = JSON.parse(
  execFileSync(process.execPath, ["--input-type=module", "-e", print], {
    cwd: projectFolder,
    encoding: "utf8",
  }),
) as [string[], string[]];

describe("The tests that run on PostgreSQL", () => {
  it.each([
    ["races", "server/features/merges/mergeRaces.test.ts"],
    ["races among other tests", "server/features/recipes/recipeWrites.test.ts"],
    ["replicas", "server/database/replicas/replicas.test.ts"],
    ["backups", "server/database/backup/backup.test.ts"],
    ["commands", "server/commands/commands.test.ts"],
    ["collations", "server/features/users/userLists.test.ts"],
    ["what asks for a server", "server/features/recipes/deleteRecipe.test.ts"],
    ["plans on much data", "server/conventions/plans.test.ts"],
    ["APIs", "server/rest/caching.test.ts"],
    ["pages", "server/ssr/renderedPages.test.ts"],
  ])("are those of %s", (_of, path) => expect(chosen).toContain(path));

  it.each([
    ["the embedded database", "server/database/embedded/openEmbedded.test.ts"],
    ["what the database has no part in", "server/features/covers/coverRoute.test.ts"],
  ])("are not those of %s", (_of, path) => expect(chosen).not.toContain(path));

  it.each([
    ["migrations", "server/database/migrate.test.ts"],
    ["commands for backups", "server/commands/restore.test.ts"],
    ["searches", "server/features/recipes/search.test.ts"],
    ["every call of both APIs", "server/conventions/permissions.test.ts"],
  ])("run on the embedded database, too, if they are those of %s", (_of, path) => {
    expect(chosen).toContain(path);
    expect(alone).not.toContain(path);
  });

  it("run there alone if both databases do the same in them", () =>
    expect(alone).toContain("server/features/users/lastAdmin.test.ts"));
});
