import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
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

/** Finds the links of a page that lead to a file of the project. */
const findLinks = (page: string) =>
  [...readFileSync(join(project, page), "utf8").matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target]) => target!)
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => target.split("#")[0]!);

const screenshots = join(project, "docs/screens");

describe("The pages of the documentation", () => {
  it("have at most six screenshots, of at most 250 kB each", () => {
    const files = readdirSync(screenshots);
    expect(files.length).toBeLessThanOrEqual(6);
    for (const file of files) {
      expect(statSync(join(screenshots, file)).size).toBeLessThanOrEqual(250_000);
    }
  });

  it.each(pages)("%s links only to existing files", (page) => {
    const dead = findLinks(page).filter((link) => !existsSync(join(project, dirname(page), link)));
    expect(dead).toEqual([]);
  });
});

describe.each(["server", "client"])("The folders at the top of %s", (program) => {
  const folders = readdirSync(join(project, program), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${program}/${name}`);

  it("are at most fourteen", () => {
    expect(folders.length).toBeLessThanOrEqual(14);
  });

  it("are linked in the README", () => {
    expect(folders.filter((folder) => !findLinks("README.md").includes(folder))).toEqual([]);
  });
});
