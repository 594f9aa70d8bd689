import { readConfig } from "../config/config";
import { openWithoutMigrating } from "../database/openDatabase";
import { CommandLine } from "../testing/CommandLine";

let settings: NodeJS.ProcessEnv;
let run: CommandLine["run"];
let close: CommandLine["close"];
beforeAll(async () => {
  ({ settings, run, close } = await CommandLine.open());
});
afterAll(() => close());

async function change(sql: string): Promise<void> {
  const { db, close } = await openWithoutMigrating(readConfig(settings));
  await db.query(sql);
  await close();
}

describe("The command that lists hints", () => {
  it("prints the hints at public recipes as lines or as JSON, and never fails because of them", async () => {
    await run("demo load");
    await change(
      `update recipes set servings = null, instructions = 'Bake it at 350°F.', visibility = 'public'
       where recipe_id = 1`,
    );
    const all = await run("lint");
    expect(all).toMatchObject({ status: 0, err: "" });
    expect(all.out).toMatch(/^1\t[^\t]+\tnoYield\t$/m);
    expect(all.out).toMatch(/^1\t[^\t]+\tfahrenheitOnly\t350°F, step 1$/m);

    const one = await run("lint --recipe 1 --json");
    expect(one).toMatchObject({ status: 0, err: "" });
    const findings: { recipeId: number; rule: string }[] = JSON.parse(one.out);
    expect(findings).toContainEqual(expect.objectContaining({ recipeId: 1, rule: "noYield" }));
    expect(new Set(findings.map(({ recipeId }) => recipeId))).toEqual(new Set([1]));

    await change("update recipes set visibility = 'private' where recipe_id = 1");
    expect((await run("lint")).out).not.toMatch(/^1\t/m);
  });

  it("refuses a recipe that does not exist, or is no number", async () => {
    expect(await run("lint --recipe 999999")).toMatchObject({
      status: 1,
      err: "There is no public recipe 999999.\n",
    });
    expect((await run("lint --recipe soup")).status).toBe(2);
  });
});
