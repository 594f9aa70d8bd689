import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectFolder } from "../brand";
import { variableNames } from "../config/config";

const read = (path: string) => readFileSync(join(projectFolder, path), "utf8");

/** Finds the names of settings in a page. */
const namesIn = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map(([, name]) => name!)),
];

const manual = read("docs/operating.md");
const [settings] = manual.split("## The first admin");
const example = read(".env.example");

describe("Every setting", () => {
  it("is documented in the manual, which has no other settings", () => {
    expect(namesIn(settings!, /`([A-Z]{2,}(?:_[A-Z0-9]+)*)`/g).sort()).toEqual(
      [...variableNames].sort(),
    );
  });

  it("is in .env.example with an explanation, and .env.example has no other setting", () => {
    expect(namesIn(example, /^([A-Z0-9_]+)=/gm).sort()).toEqual([...variableNames].sort());
    expect(namesIn(example, /^# .+\n([A-Z0-9_]+)=/gm).sort()).toEqual([...variableNames].sort());
  });
});
