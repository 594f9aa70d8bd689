/**
 * Checks that package-lock.json lists the packages of every platform; `--fix` adds missing ones. npm omits
 * optional packages that it could not fetch while writing the lock file, and `npm ci` then rejects that file.
 * Running `npm ci` as the check would delete node_modules first.
 */
import { readFileSync, writeFileSync } from "node:fs";

const file = "package-lock.json";
const lock = JSON.parse(readFileSync(file, "utf8"));

/** Lists Node's lookup locations of `name` from the package in `folder`, nearest first. */
function* listLocations(name, folder) {
  for (let at = folder; at; at = at.slice(0, at.lastIndexOf("node_modules/")).replace(/\/$/, "")) {
    yield `${at}/node_modules/${name}`;
  }
  yield `node_modules/${name}`;
}

/** Reads the platform from a binding's name: `core-linux-arm-gnueabihf` is Linux on ARM. */
function readPlatform(name) {
  const [, os, cpu] =
    /[-/](android|darwin|freebsd|linux|openbsd|openharmony|win32)-([a-z0-9]+)/.exec(name) ?? [];
  if (!os)
    throw new Error(`${file}: ${name} is missing, and its name does not contain its platform.`);
  return { os: [os], cpu: [cpu] };
}

const missing = Object.entries(lock.packages).flatMap(([folder, entry]) =>
  Object.entries(entry.optionalDependencies ?? {})
    .filter(
      ([name]) => ![...listLocations(name, folder)].some((location) => lock.packages[location]),
    )
    .map(([name, version]) => ({ name, version, dev: entry.dev })),
);

if (missing.length === 0) {
  console.log(`${file} lists the packages of every platform.`);
} else if (process.argv.includes("--fix")) {
  for (const { name, version, dev } of missing) {
    const rest = { ...(dev ? { dev } : {}), optional: true, ...readPlatform(name) };
    lock.packages[`node_modules/${name}`] = { version, ...rest };
  }
  const byPath = ([a], [b]) => a.localeCompare(b, "en");
  lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(byPath));
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`Added ${missing.length} packages of other platforms to ${file}.`);
} else {
  const names = missing.map(({ name, version }) => `  ${name}@${version}`).join("\n");
  console.error(`${file} is missing these packages, so "npm ci" fails:\n${names}`);
  console.error("To add them, run: node tools/lockfile.mjs --fix");
  process.exitCode = 1;
}
