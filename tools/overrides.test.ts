import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";

const project = resolve(__dirname, "..");
const read = (file: string) => readFileSync(join(project, file), "utf8");

const { overrides } = JSON.parse(read("package.json")) as { overrides: Record<string, string> };
const [, reasons = ""] = read("docs/decisions/dependencies.md").split("## Consequences");

/** Lists the packages with a reason in a table. */
const listExplained = (table: string) =>
  [...table.matchAll(/^\| `([^`]+)`/gm)].map(([, name]) => name!).sort();

describe("The overrides of package.json", () => {
  it("each have a reason, and no reason lacks its override", () => {
    expect(listExplained(reasons)).toEqual(Object.keys(overrides).sort());
  });

  it("are reported without a reason", () => {
    const [first = ""] = Object.keys(overrides);
    expect(listExplained(reasons.replace(`| \`${first}\``, "| "))).not.toContain(first);
  });
});
