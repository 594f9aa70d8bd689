import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

// The checks in this folder are programs: each must pass on the project and fail on a copy with one defect.

const project = resolve(__dirname, "..");
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "guards-"));
  for (const name of ["package.json", "package-lock.json", ".npmrc"]) {
    cpSync(join(project, name), join(folder, name), { recursive: true });
  }
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function change(file: string, from: string, to: string) {
  const path = join(folder, file);
  const text = readFileSync(path, "utf8");
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
}

function check(name: string, ...args: string[]) {
  const program = join(project, "tools", name);
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    cwd: folder,
    encoding: "utf8",
  });
  return { status, said: stdout + stderr };
}

describe("The lock file", () => {
  test("is complete", () => {
    expect(check("lockfile.mjs")).toMatchObject({ status: 0 });
  });

  test("is refused if a package for another platform is missing", () => {
    change("package-lock.json", '"node_modules/@swc/core-win32-x64-msvc"', '"node_modules/other"');
    const refusal = check("lockfile.mjs");
    expect(refusal.said).toContain("@swc/core-win32-x64-msvc");
    expect(refusal.status).toBe(1);
    expect(check("lockfile.mjs", "--fix")).toMatchObject({ status: 0 });
    expect(check("lockfile.mjs")).toMatchObject({ status: 0 });
  });
});

test("A check that does not exist is refused", () => {
  expect(check("check.mjs", "--only", "lint,nothing")).toMatchObject({
    status: 2,
    said: expect.stringContaining("Unknown step: nothing.") as string,
  });
});
