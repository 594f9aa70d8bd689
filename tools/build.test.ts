import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "build-"))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Returns the permissions of a path for users other than its owner. */
const othersMay = (path: string) => statSync(path).mode & 0o007;

it("The files of a build can be read by every user, with any umask", () => {
  const seed = join(folder, "server/database/empty-cluster");
  mkdirSync(seed, { recursive: true, mode: 0o700 });
  writeFileSync(join(seed, "checkpoint"), "", { mode: 0o600 });
  writeFileSync(join(folder, "main.js"), "", { mode: 0o400 });
  const build = pathToFileURL(resolve(__dirname, "build.mjs")).href;
  const script = `import { makeReadable } from "${build}"; makeReadable(process.argv[1], true);`;
  execFileSync(process.execPath, ["--input-type=module", "-e", script, folder]);
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  expect(entries).toHaveLength(5);
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    expect([path, othersMay(path)]).toEqual([path, entry.isDirectory() ? 0o005 : 0o004]);
  }
});
