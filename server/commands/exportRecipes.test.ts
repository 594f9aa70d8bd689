import { readFileSync } from "node:fs";
import { join } from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { CommandLine } from "../testing/CommandLine";

let folder: string;
let run: CommandLine["run"];
let close: CommandLine["close"];
beforeAll(async () => {
  ({ folder, run, close } = await CommandLine.open());
});
afterAll(() => close());

describe("The command that exports recipes", () => {
  it("writes all recipes or those of one user, in each format, and overwrites no file", async () => {
    expect(await run("demo load")).toMatchObject({ status: 0, err: "" });
    const [all, ownFile, cooklang, none] = ["all.zip", "own.jsonld", "cook.zip", "x.zip"].map(
      (name) => join(folder, name),
    );

    expect(await run(`recipes export ${all}`)).toMatchObject({ status: 0, err: "" });
    const { recipes } = JSON.parse(strFromU8(unzipSync(readFileSync(all!))["potluck.json"]!));
    expect(recipes.length).toBeGreaterThan(1);
    expect((await run(`recipes export ${all}`)).err).toMatch(/^File already exists: .*\n$/);

    const options = "--of own --user contributor@potluck.example";
    const { out } = await run(`recipes export ${ownFile} --format jsonld ${options}`);
    const ownRecipes: { author: object }[] = JSON.parse(readFileSync(ownFile!, "utf8"));
    expect(out).toBe(`Exported ${ownRecipes.length} recipes to ${ownFile}.\n`);
    expect(new Set(ownRecipes.map(({ author }) => JSON.stringify(author))).size).toBe(1);

    expect(await run(`recipes export ${cooklang} --format cooklang`)).toMatchObject({ err: "" });
    const files = Object.keys(unzipSync(readFileSync(cooklang!)));
    expect(files.filter((name) => name.endsWith(".cook"))).toHaveLength(recipes.length);

    expect((await run(`recipes export ${none} --of own`)).err).toBe("--of own needs --user.\n");
    expect((await run(`recipes export ${none} --of own --user no@x.yz`)).err).toBe(
      "No user with the email no@x.yz.\n",
    );
  });
});
