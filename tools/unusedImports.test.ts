import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const project = resolve(__dirname, "..");

const SOURCES = ["ts", "tsx", "mts", "cts", "js", "jsx", "mjs", "cjs"].map((type) => `*.${type}`);
const GENERATED = /\.generated\.tsx?$/;

/** Runs the linter with the project's rules. */
const lint = (...options: string[]) =>
  spawnSync(process.execPath, [resolve(project, "node_modules/oxlint/bin/oxlint"), ...options], {
    cwd: project,
    encoding: "utf8",
  });

const splitLines = (text: string): string[] => text.split("\n").filter((line) => line !== "");

interface LintConfig {
  rules: Record<string, unknown>;
  overrides: { rules: Record<string, unknown> }[];
}

describe("Unused imports", () => {
  it("are searched for in every source file that is not generated", () => {
    const listed = execFileSync("git", ["ls-files", ...SOURCES], {
      cwd: project,
      encoding: "utf8",
    });
    const files = splitLines(listed).filter((file) => !GENERATED.test(file));
    expect(files.length).toBeGreaterThan(500);
    expect(splitLines(lint("--debug=files").stdout)).toEqual(expect.arrayContaining(files));
    const config: LintConfig = JSON.parse(lint("--print-config").stdout);
    expect(config.rules["no-unused-vars"]).toEqual(expect.arrayContaining(["deny"]));
    for (const { rules } of config.overrides) expect(rules).not.toHaveProperty(["no-unused-vars"]);
  });

  it("are refused", () => {
    const folder = mkdtempSync(join(tmpdir(), "imports-"));
    const file = join(folder, "unused.mjs");
    writeFileSync(file, 'import { join } from "node:path";\n');
    const { status, stdout } = lint("--config", ".oxlintrc.json", file);
    rmSync(folder, { recursive: true });
    expect(stdout).toMatch(/no-unused-vars.*'join' is imported but never used/);
    expect(status).toBe(1);
  });
});
