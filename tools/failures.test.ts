import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

/** A folder within the project, so that its test files find the packages. */
let folder: string;

beforeEach(() => {
  mkdirSync(resolve("dist"), { recursive: true });
  folder = mkdtempSync(resolve("dist/failures-"));
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Summarizes a runner's report on some test files. */
function summarize(runner: { program: string; args: string[]; reader: string }, files: object) {
  for (const [name, content] of Object.entries(files)) writeFileSync(`${folder}/${name}`, content);
  const result = `${folder}/result.json`;
  spawnSync(process.execPath, [resolve(runner.program), ...runner.args], {
    cwd: folder,
    // The variable is unset, because Playwright refuses to run inside Jest.
    env: { ...process.env, JEST_WORKER_ID: undefined, PLAYWRIGHT_JSON_OUTPUT_FILE: result },
  });
  const module = (name: string) => pathToFileURL(resolve(`tools/check/${name}.mjs`)).href;
  const script = `
    import { ${runner.reader} } from "${module("counts")}";
    import { showSummary } from "${module("report")}";
    const result = { state: "failed", ms: 0, ...${runner.reader}("${result}", false) };
    showSummary([{ step: { title: "Tests" }, result }]);`;
  return spawnSync(process.execPath, ["--input-type=module", "-e", script], {
    cwd: folder,
    encoding: "utf8",
  }).stdout;
}

const unitTests = {
  program: "node_modules/jest/bin/jest.js",
  args: ["--json", "--outputFile", "result.json", "--rootDir", "."],
  reader: "readJestReport",
};

const browserTests = {
  program: "node_modules/@playwright/test/cli.js",
  args: ["test", "--reporter=json"],
  reader: "readPlaywrightReport",
};

describe("The summary of the checks", () => {
  it("names the tests of Jest that failed, with their errors", () => {
    const summary = summarize(unitTests, {
      "jest.config.mjs": "export default {};",
      "sums.test.js": `
        it("holds", () => {});
        it("adds", () => expect(1 + 1).toBe(3));`,
      "broken.test.js": "throw new Error('does not load');",
    });
    expect(summary).toMatch(/FAILED {2}sums\.test\.js › adds\n[^]*Expected: 3\nReceived: 2\n/);
    expect(summary).toMatch(/FAILED {2}broken\.test\.js\n[^]*does not load/);
    expect(summary).not.toContain("FAILED  sums.test.js › holds");
    expect(summary.trim().split("\n").at(-1)).toBe("1 passed, 2 failed");
  });

  it("names the tests of Playwright that failed, with their errors", () => {
    const summary = summarize(browserTests, {
      "playwright.config.js": "module.exports = { outputDir: 'results' };",
      "sums.spec.js": `
        const { test, expect } = require("@playwright/test");
        test("holds", () => {});
        test("adds", () => expect(1 + 1).toBe(3));`,
    });
    expect(summary).toMatch(/FAILED {2}sums\.spec\.js › adds \(\)\n[^]*Expected: 3\nReceived: 2\n/);
    expect(summary.trim().split("\n").at(-1)).toBe("1 passed, 1 failed");
  });

  it("names the test files that Playwright cannot load", () => {
    const summary = summarize(browserTests, {
      "playwright.config.js": "module.exports = { outputDir: 'results' };",
      "broken.spec.js": "throw new Error('does not load');",
    });
    expect(summary).toMatch(/FAILED {2}broken\.spec\.js\n[^]*does not load/);
  });
});
