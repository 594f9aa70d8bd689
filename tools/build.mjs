/** Builds the client and the server side by side: `npm run build`, or one part: `… -- server`. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, copyFileSync, cpSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { PARTS, PROJECT, stamp, unstamp } from "./built.mjs";
import { compressAssets } from "./compressAssets.mjs";

/**
 * Makes a file or folder readable for all users. The build may have run with any umask, databases create
 * private files, and the application may run as another user.
 */
export function makeReadable(path, isFolder) {
  chmodSync(path, isFolder ? 0o755 : 0o644);
  if (!isFolder) return;
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    makeReadable(join(path, entry.name), entry.isDirectory());
  }
}

/** Runs a program of a package, or a built one, in the project's folder. */
async function run(program, ...args) {
  const child = spawn(process.execPath, [join(PROJECT, program), ...args], {
    cwd: PROJECT,
    // In another environment, Vite compiles JSX for React's development build, which the server does not load.
    env: { ...process.env, NODE_ENV: "production" },
    // The output is captured, and shown only if the program fails.
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.on("data", (text) => (output += text));
  child.stderr.on("data", (text) => (output += text));
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`${program} failed:\n${output}`);
}

const vite = (...args) =>
  run("node_modules/vite/bin/vite.js", "build", "--logLevel", "warn", ...args);

const builders = {
  /** Builds the client for browsers, and for rendering on the server. */
  async client() {
    await Promise.all([vite(), vite("--ssr", "renderPage.tsx")]);
    await compressAssets(join(PROJECT, "dist/client/assets"));
  },
  async server() {
    // The folders are removed, because files that were removed from the sources must not stay in
    // the build.
    for (const folder of ["dist/server", "dist/shared"]) {
      rmSync(join(PROJECT, folder), { recursive: true, force: true });
    }
    // The build skips type checks, which are a separate check.
    await run("node_modules/typescript/bin/tsc", "-p", "server/tsconfig.json", "--noCheck");
    const sql = "server/database/migrations/sql";
    cpSync(join(PROJECT, sql), join(PROJECT, "dist", sql), { recursive: true });
    // The manifest contains the name and version.
    const manifest = join(PROJECT, "dist/package.json");
    copyFileSync(join(PROJECT, "package.json"), manifest);
    makeReadable(manifest, false);
    await run("dist/server/database/embedded/makeCluster.js");
  },
};

/**
 * @param {string[]} names parts of the build
 * @throws Error with the output of the compiler
 */
export async function build(names) {
  await Promise.all(
    names.map(async (name) => {
      const since = new Date();
      unstamp(name);
      await builders[name]();
      chmodSync(join(PROJECT, "dist"), 0o755);
      for (const folder of PARTS[name].built) makeReadable(join(PROJECT, folder), true);
      stamp(name, since);
    }),
  );
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const names = process.argv.slice(2);
  const begin = performance.now();
  try {
    await build(names.length > 0 ? names : Object.keys(PARTS));
    console.log(`Built in ${((performance.now() - begin) / 1000).toFixed(1)} s.`);
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
