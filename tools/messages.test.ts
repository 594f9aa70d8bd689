import { execFileSync } from "node:child_process";
import { resolve } from "node:path";

/** Says of each text that it is given how often the client's own rules of syntax refuse it. */
const LINT = `
import { Linter } from "eslint";
import config from "./eslint.config.mjs";
const ours = config.findLast(
  ({ files, rules }) => files?.some((name) => name.startsWith("client/")) && rules?.["no-restricted-syntax"],
);
const rules = { "no-restricted-syntax": ours.rules["no-restricted-syntax"] };
const refused = process.argv.slice(1).map((text) => new Linter().verify(text, [{ rules }]));
console.log(JSON.stringify(refused.map((messages) => messages.map(({ message }) => message))));
`;

function lint(...texts: string[]): string[][] {
  const said = execFileSync(
    process.execPath,
    ["--input-type=module", "--eval", LINT, "--", ...texts],
    { cwd: resolve(__dirname, ".."), encoding: "utf8" },
  );
  return JSON.parse(said);
}

test("Words are refused where they are asked for when a file is loaded", () => {
  const [constant, part, inFunction] = lint(
    'export const title = t("list.title");',
    'export const titles = { list: [t("list.title")] };',
    'export const title = () => t("list.title");',
  );
  const refused = [expect.stringContaining("at import time the locale is not known yet")];
  expect(constant).toEqual(refused);
  expect(part).toEqual(refused);
  expect(inFunction).toEqual([]);
});
