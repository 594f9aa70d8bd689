import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

// The checks of this folder are programs: each must pass the project as it is and refuse a copy in
// which one thing was made worse.

const project = resolve(__dirname, "..");
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "guards-"));
  for (const name of ["docker", "package.json", "package-lock.json", ".npmrc"]) {
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

describe("docker files", () => {
  const dockerfile = "docker/Dockerfile";
  const compose = "docker/compose.yaml";
  const example = "docker/.env.example";

  test("are in order", () => {
    expect(check("dockerFiles.mjs")).toMatchObject({ status: 0 });
  });

  test.each([
    ["an unknown instruction", dockerfile, "WORKDIR", "WORKDIRECTORY", "WORKDIRECTORY"],
    [
      "a missing file",
      dockerfile,
      ".npmrc ./",
      ".missing ./",
      "COPY source .missing does not exist",
    ],
    ["the user root", dockerfile, "USER node", "USER root", "runs as root"],
    ["no health check", dockerfile, "HEALTHCHECK", "# HEALTHCHECK", "exactly one HEALTHCHECK"],
    [
      "any version of an image",
      dockerfile,
      "node:22-bookworm-slim",
      "node",
      "node has no version tag",
    ],
    ["YAML that cannot be read", compose, "services:", "services: {", "compose.yaml"],
    ["the latest image", compose, "postgres:17-bookworm", "postgres:latest", "has no version tag"],
    ["a service that is not there", compose, "      database:\n", "      base:\n", "base"],
    [
      "a wait for health without a check",
      compose,
      "healthcheck:",
      "x-check:",
      "has no healthcheck",
    ],
    [
      "a volume that is not there",
      compose,
      "- database-data:",
      "- data:",
      "volume data is not defined",
    ],
    ["a secret with a default", compose, "${JWT_SECRET:?", "${JWT_SECRET:-", "must be required"],
    [
      "a secret to copy",
      example,
      "JWT_SECRET=",
      "JWT_SECRET=secret",
      "must not have a default value",
    ],
    ["a setting without words", example, "SMTP_URL=", "SMTP=", "SMTP_URL is used in"],
    ["words without a setting", example, "SMTP_URL=", "SMTP_URL=\nSMTP=", "SMTP is not used"],
  ])("refuse %s", (_case, file, from, to, message) => {
    change(file, from, to);
    const { status, said } = check("dockerFiles.mjs");
    expect(said).toContain(message);
    expect(status).toBe(1);
  });
});

describe("the lock file", () => {
  test("is complete", () => {
    expect(check("lockfile.mjs")).toMatchObject({ status: 0 });
  });

  test("is refused without another platform's package, until it is added", () => {
    change("package-lock.json", '"node_modules/@swc/core-win32-x64-msvc"', '"node_modules/other"');
    const refused = check("lockfile.mjs");
    expect(refused.said).toContain("@swc/core-win32-x64-msvc");
    expect(refused.status).toBe(1);
    expect(check("lockfile.mjs", "--fix")).toMatchObject({ status: 0 });
    expect(check("lockfile.mjs")).toMatchObject({ status: 0 });
  });
});

test("a step that does not exist is refused", () => {
  expect(check("check.mjs", "--only", "lint,nothing")).toMatchObject({
    status: 2,
    said: expect.stringContaining("Unknown step: nothing.") as string,
  });
});
