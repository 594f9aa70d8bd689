import { execFileSync, spawnSync } from "node:child_process";
import { resolve } from "node:path";

const project = resolve(__dirname, "..");
const eslint = resolve(project, "node_modules/eslint/bin/eslint.js");

const SOURCES = ["ts", "tsx", "mts", "cts", "js", "jsx", "mjs", "cjs"].map((type) => `*.${type}`);
const GENERATED = /\.generated\.tsx?$/;

/** Prints the files, of those named on its input, for which no rule refuses unused imports. */
const FIND_UNGUARDED = `
  import { text } from "node:stream/consumers";
  import { ESLint } from "eslint";
  const eslint = new ESLint();
  const unguarded = [];
  for (const file of JSON.parse(await text(process.stdin))) {
    const { rules = {} } = (await eslint.calculateConfigForFile(file)) ?? {};
    const severities = ["no-unused-vars", "@typescript-eslint/no-unused-vars"]
      .map((name) => rules[name]?.[0]);
    if (!severities.includes(2)) unguarded.push(file);
  }
  console.log(JSON.stringify(unguarded));
`;

const unguarded = (files: readonly string[]): string[] =>
  JSON.parse(
    execFileSync(process.execPath, ["--input-type=module", "--eval", FIND_UNGUARDED], {
      cwd: project,
      encoding: "utf8",
      input: JSON.stringify(files),
    }),
  ) as string[];

/** Lints a text as the content of a file that needs no types. */
const lint = (file: string, text: string) =>
  spawnSync(process.execPath, [eslint, "--stdin", "--stdin-filename", file], {
    cwd: project,
    encoding: "utf8",
    input: text,
  });

describe("Unused imports", () => {
  it("are looked for in every source file that is not generated", () => {
    const listed = execFileSync("git", ["ls-files", ...SOURCES], {
      cwd: project,
      encoding: "utf8",
    });
    const files = listed.split("\n").filter((file) => file !== "" && !GENERATED.test(file));
    expect(files.length).toBeGreaterThan(500);
    expect(unguarded([...files, "dist/server/main.js"])).toEqual(["dist/server/main.js"]);
  });

  it("are refused", () => {
    const { status, stdout } = lint("tools/check.mjs", 'import { join } from "node:path";\n');
    expect(stdout).toMatch(/'join' is defined but never used .*no-unused-vars/);
    expect(status).toBe(1);
  });
});
