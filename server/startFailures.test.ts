import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { projectFolder } from "./brand";
import { FROM_SOURCES } from "./testing/fromSources";

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "start-failures-"))));
afterEach(() => rmSync(folder, { recursive: true }));

/** Starts a server that cannot, and answers what it reports. */
async function start(environment: NodeJS.ProcessEnv) {
  const { PATH, HOME } = process.env;
  const main = join(projectFolder, "server/main.ts");
  const child = spawn(process.execPath, [...FROM_SOURCES, main], {
    cwd: projectFolder,
    env: { PATH, HOME, PORT: "0", DATA_DIR: folder, ...environment },
  });
  const [reported, [status]] = await Promise.all([text(child.stderr), once(child, "exit")]);
  return { reported, status: status as number };
}

const SECRET = "a secret of tests, long enough to sign with";

it.each<[string, () => NodeJS.ProcessEnv, RegExp]>([
  [
    "a database that refuses connections",
    () => ({ DATABASE_URL: "postgres://nobody@127.0.0.1:1/potluck", JWT_SECRET: SECRET }),
    /^Potluck cannot start: connect ECONNREFUSED 127\.0\.0\.1:1\n"potluck doctor" checks/,
  ],
  [
    "a data directory that is a file",
    () => {
      const file = join(folder, "file");
      writeFileSync(file, "");
      return { DATA_DIR: file };
    },
    /^Potluck cannot start: .*(EEXIST|ENOTDIR).*\n"potluck doctor" checks/,
  ],
  [
    "a database that refuses the first of several processes",
    () => ({
      DATABASE_URL: "postgres://nobody@127.0.0.1:1/potluck",
      JWT_SECRET: SECRET,
      WORKERS: "3",
    }),
    /^Potluck cannot start: connect ECONNREFUSED 127\.0\.0\.1:1\n"potluck doctor" checks/,
  ],
  [
    "several processes for the embedded database",
    () => ({ WORKERS: "2" }),
    /^Invalid configuration:\n {2}WORKERS: needs DATABASE_URL: the embedded database belongs to one process\n$/,
  ],
  [
    "a login provider, and no public address",
    () => ({ OIDC_ISSUER: "https://id.example", OIDC_CLIENT_ID: "x", OIDC_CLIENT_SECRET: "x" }),
    /^Invalid configuration:\n {2}PUBLIC_URL: is required with OIDC_ISSUER, which sends people back/,
  ],
  ["an invalid setting", () => ({ PORT: "high" }), /^Invalid configuration:\n {2}PORT: /],
])(
  "A server with %s ends with the reason, and without a stack",
  async (_what, environment, reason) => {
    const { reported, status } = await start(environment());
    expect(status).toBe(1);
    expect(reported).toMatch(reason);
    expect(reported).not.toMatch(/^\s+at /m);
  },
);
