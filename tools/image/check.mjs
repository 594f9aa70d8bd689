/**
 * Builds docker/Dockerfile and checks that the image runs: `npm run image:check`. Needs root and the Debian
 * packages buildah and debootstrap. The base image is made here, without a registry.
 */
import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { PROJECT } from "../built.mjs";
import { findProgram } from "../findProgram.mjs";
import { startPostgres } from "../servers/postgres.mjs";
import { freePort, stopAllServers } from "../servers/throwAway.mjs";
import { makeBase, run } from "./base.mjs";
import { Container } from "./Container.mjs";

const MAXIMUM_MEGABYTES = 400;
const MEGABYTE = 1024 * 1024;

const missing = ["buildah", "debootstrap"].filter((name) => !findProgram([name], ["/usr/sbin"]));
if (process.getuid?.() !== 0) missing.push("root");
if (missing.length > 0) throw new Error(`This check needs ${missing.join(", ")}.`);

const folder = mkdtempSync(join(tmpdir(), "image-"));
const storage = ["--root", join(folder, "storage"), "--runroot", join(folder, "run")];
const buildah = (...args) => run("buildah", [...storage, "--storage-driver", "vfs", ...args]);

/** Returns the size of an image's files that its base lacks or has in another version. */
function addedBytes(image, base) {
  let bytes = 0;
  for (const entry of readdirSync(image, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const file = lstatSync(path);
    const before = lstatSync(join(base, relative(image, path)), { throwIfNoEntry: false });
    const isKept = before && (entry.isDirectory() || before.mtimeMs === file.mtimeMs);
    if (!isKept) bytes += file.blocks * 512;
  }
  return bytes;
}

/** Reports a fact, and ends the check if it is false. */
function expectThat(isTrue, fact) {
  console.log(`${isTrue ? "ok    " : "FAILED"}  ${fact}`);
  if (!isTrue) throw new Error(`The image is not in order: ${fact}`);
}

async function logIn(url, userEmail, password) {
  const response = await fetch(`${url}/api/auth/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ userEmail, password }),
  });
  return response.status;
}

/** Runs the image on a database from start to end. */
async function checkRun(title, { root, config }, settings, account) {
  const data = mkdtempSync(join(folder, "data-"));
  chownSync(data, 1000, 1000);
  const PORT = `${await freePort()}`;
  const container = new Container(root, config, data, { HOST: "127.0.0.1", PORT, ...settings });
  const runDoctor = () => container.exec("potluck", "doctor");
  console.log(`\n${title}`);
  const write = container.exec("sh", "-c", "id -u; echo x >/data/x && echo x >/app/x");
  expectThat(/^1000\n.*Read-only/s.test(write.output), "runs as uid 1000, on a read-only root");
  const url = await container.start();
  try {
    expectThat((await fetch(`${url}/healthz`)).ok, "is healthy");
    expectThat((await logIn(url, account.email, account.password)) === 200, "lets people log in");
    const { status, output } = runDoctor();
    console.log(output);
    expectThat(status === 0, "potluck doctor finds nothing that fails");
  } finally {
    const code = await container.stop();
    expectThat(code === 0, `ends with ${code} after SIGTERM`);
  }
}

/**
 * Makes a PostgreSQL server with the application's role, created by the script of the Compose file.
 */
async function makeDatabase() {
  const { port } = await startPostgres();
  const connection = { PGHOST: "127.0.0.1", PGPORT: `${port}` };
  const names = { POSTGRES_USER: "postgres", POSTGRES_DB: "potluck" };
  const password = randomBytes(12).toString("hex");
  const env = { ...process.env, ...connection, ...names, APPLICATION_PASSWORD: password };
  execFileSync("psql", ["-U", "postgres", "-c", "create database potluck"], { env });
  execFileSync(join(PROJECT, "docker/createApplicationRole.sh"), { env });
  return `postgres://potluck_application:${password}@127.0.0.1:${port}/potluck`;
}

try {
  mkdirSync(join(folder, "base"));
  const base = makeBase(join(folder, "base"), buildah);
  console.log("Building…");
  const file = join(PROJECT, "docker/Dockerfile");
  buildah("build", "--isolation=chroot", "--from", base, "--file", file, "--tag=potluck", PROJECT);
  const inspected = buildah("inspect", "--type=image", "localhost/potluck");
  const { config } = JSON.parse(inspected).OCIv1;
  const [root, baseRoot] = ["localhost/potluck", base].map((name) =>
    buildah("mount", buildah("from", name)),
  );
  const image = { root, config };

  const megabytes = Math.ceil(addedBytes(root, baseRoot) / MEGABYTE);
  expectThat(
    megabytes <= MAXIMUM_MEGABYTES,
    `has ${megabytes} MB without its base, of at most ${MAXIMUM_MEGABYTES}`,
  );
  expectThat(
    (lstatSync(join(root, "var/lib/dpkg/status")).mode & 0o004) !== 0,
    "lists the packages of Debian for scanners",
  );

  const demo = { email: "member@potluck.example", password: "potluck-demo" };
  await checkRun("On the embedded database", image, {}, demo);

  const admin = { email: "admin@potluck.example", password: randomBytes(12).toString("hex") };
  const settings = {
    DATABASE_URL: await makeDatabase(),
    JWT_SECRET: randomBytes(48).toString("base64"),
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  };
  await checkRun("On PostgreSQL", image, settings, admin);
} finally {
  await stopAllServers();
  buildah("umount", "--all");
  rmSync(folder, { recursive: true, force: true });
}
