import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

const folder = resolve(__dirname, "../docs/decisions");
const read = (file: string) => readFileSync(join(folder, file), "utf8");
const decisions = readdirSync(folder).filter((file) => file !== "README.md");

const FORMAT =
  /^# .+\n\n- Date: \d{4}-\d{2}-\d{2}\n- Status: (?:Accepted|Superseded by \[.+\]\([a-z-]+\.md\))\n\n## Context\n\n[^#]+## Decision\n\n[^#]+## Rejected\n\n[^#]+## Consequences\n\n[^#]+$/;

/** Makes the list entry of a decision: its title and its file. */
const makeListEntry = (file: string) => `- [${/^# (.+)/.exec(read(file))?.[1]}](${file})\n`;

describe("Decisions", () => {
  it.each(decisions)("%s has a date, a status and all sections", (file) => {
    // The text excludes "#" in links and code, because any other "#" would be read as a heading.
    expect(read(file).replaceAll("//# ", "").replaceAll(".md#", ".md")).toMatch(FORMAT);
  });

  it.each(decisions)("%s is listed by its title", (file) => {
    expect(read("README.md")).toContain(makeListEntry(file));
  });

  it("are refused without a section", () => {
    expect(read("authors.md").replace("## Rejected", "## Options")).not.toMatch(FORMAT);
  });
});
