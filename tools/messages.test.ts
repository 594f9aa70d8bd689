import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const project = resolve(__dirname, "..");
const rule = "potluck/no-t-at-import-time";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "messages-"));
  const config = {
    jsPlugins: [join(project, "tools/lintRules.mjs")],
    categories: { correctness: "off" },
    rules: { [rule]: "error" },
  };
  writeFileSync(join(folder, ".oxlintrc.json"), JSON.stringify(config));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Returns the output of the client's lint rule for a text. */
function lint(text: string): string {
  const file = join(folder, "module.ts");
  writeFileSync(file, text);
  const oxlint = join(project, "node_modules/oxlint/bin/oxlint");
  const options = ["--format=unix", "--config", join(folder, ".oxlintrc.json"), file];
  return spawnSync(process.execPath, [oxlint, ...options], { encoding: "utf8" }).stdout;
}

test("A message that is read while a file is loaded is refused", () => {
  const expectedError = expect.stringContaining("at import time the locale is not known yet");
  expect(lint('export const title = t("list.title");')).toEqual(expectedError);
  expect(lint('export const titles = { list: [t("list.title")] };')).toEqual(expectedError);
  expect(lint('export const title = () => t("list.title");')).not.toEqual(expectedError);
});

test("The rule against early messages applies to all sources of the client", () => {
  const oxlint = join(project, "node_modules/oxlint/bin/oxlint");
  const options = { cwd: project, encoding: "utf8" } as const;
  const { stdout } = spawnSync(process.execPath, [oxlint, "--print-config"], options);
  const { overrides }: { overrides: { files: string[]; rules: Record<string, unknown> }[] } =
    JSON.parse(stdout);
  const ours = overrides.find(({ rules }) => rule in rules);
  expect(ours?.files).toEqual(["client/**/*.{ts,tsx}"]);
});
