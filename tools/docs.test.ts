import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

const project = resolve(__dirname, "..");
const pages = execFileSync(
  "git",
  ["ls-files", "--cached", "--others", "--exclude-standard", "*.md"],
  {
    cwd: project,
    encoding: "utf8",
  },
)
  .trim()
  .split("\n");

/** The links of a page that lead to a file of the project. */
const linksOf = (page: string) =>
  [...readFileSync(join(project, page), "utf8").matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target]) => target!)
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => target.split("#")[0]!);

describe("The pages of the documentation", () => {
  it.each(pages)("%s names only files that exist", (page) => {
    const dead = linksOf(page).filter((link) => !existsSync(join(project, dirname(page), link)));
    expect(dead).toEqual([]);
  });
});
