import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";

const project = resolve(__dirname, "..");
const FOLDERS = ["server", "client", "shared", "e2e", "tools", "docs", "bench", "docker"];

/** Finds module names that collide on a case-insensitive file system. */
function clashes(paths: readonly string[]): string[][] {
  const groups = new Map<string, Set<string>>();
  for (const path of paths) {
    const name = path.replace(/\.tsx?$/, "");
    const key = name.toLowerCase();
    groups.set(key, (groups.get(key) ?? new Set()).add(name));
  }
  return [...groups.values()].filter(({ size }) => size > 1).map((names) => [...names]);
}

const files = FOLDERS.flatMap((folder) =>
  readdirSync(join(project, folder), { recursive: true, encoding: "utf8" })
    .map((path) => `${folder}/${path.replaceAll("\\", "/")}`)
    // The filter excludes package names, which are not ours.
    .filter((path) => !path.includes("/node_modules/")),
);

describe("File names", () => {
  it("are reported if they differ only in case, even with different extensions", () => {
    const paths = ["client/Timers.tsx", "client/timers.ts", "client/timers.test.ts"];
    expect(clashes(paths)).toEqual([["client/Timers", "client/timers"]]);
  });

  it("differ in more than case, so that imports also work on macOS and Windows", () => {
    expect(files.length).toBeGreaterThan(500);
    expect(clashes(files)).toEqual([]);
  });
});
