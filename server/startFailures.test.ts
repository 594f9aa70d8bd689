import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { projectFolder } from "./brand";
import { FROM_SOURCES } from "./testing/fromSources";

let folder: string;
let child: ChildProcess;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "start-failures-"))));
afterEach(() => {
  child.kill("SIGKILL");
  rmSync(folder, { recursive: true });
});

/** The user as which some tests start the server, because root can access every file. */
const UNPRIVILEGED_USER = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** Starts a server that fails, and returns its report. */
async function start(environment: NodeJS.ProcessEnv, user: { uid?: number; gid?: number } = {}) {
  const { PATH, HOME } = process.env;
  const main = join(projectFolder, "server/main.ts");
  child = spawn(process.execPath, [...FROM_SOURCES, main], {
    cwd: projectFolder,
    env: { PATH, HOME, PORT: "0", DATA_DIR: folder, ...environment },
    ...user,
  });
  const [reported, [status]] = await Promise.all([text(child.stderr!), once(child, "exit")]);
  return { reported, status: status as number };
}

/** The settings without demo data, because loading it takes longer than the rest of a start. */
const WITHOUT_DATA = { DEMO_DATA: "off", STARTER_DATA: "none" };

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
    /^DATA_DIR: .*file is no directory\. Set it to a directory that this user may write\.\n$/,
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
    "a public address with a path",
    () => ({ PUBLIC_URL: "https://example.org/potluck" }),
    /^Invalid configuration:\n {2}PUBLIC_URL: .*PUBLIC_URL must have no path \(\/potluck\)/,
  ],
  [
    "a login provider, and no public address",
    () => ({ OIDC_ISSUER: "https://id.example", OIDC_CLIENT_ID: "x", OIDC_CLIENT_SECRET: "x" }),
    /^Invalid configuration:\n {2}PUBLIC_URL: is required with OIDC_ISSUER, which sends people back/,
  ],
  [
    "a setting in the singular",
    () => ({ TRUSTED_PROXY: "1" }),
    /^Invalid configuration:\n {2}TRUSTED_PROXY: is not a setting; set TRUSTED_PROXIES instead\n$/,
  ],
  [
    "an invalid setting",
    () => ({ PORT: "high", PUBLIC_URL: "" }),
    /^Invalid configuration:\n {2}PORT: must be a whole number from 0 to 65535\n$/,
  ],
  [
    "an invalid address to listen on",
    () => ({ HOST: "not a host" }),
    /^Invalid configuration:\n {2}HOST: must be an IP address or a host name, such as 0\.0\.0\.0\n$/,
  ],
  [
    "an address of another computer",
    () => ({ ...WITHOUT_DATA, HOST: "192.0.2.1" }),
    /^HOST: 192\.0\.2\.1 is no address of this computer\. Set it to one, such as 127\.0\.0\.1 or 0\.0\.0\.0\.\n$/,
  ],
])(
  "A server with %s exits with the reason, without a stack trace",
  async (_what, environment, reason) => {
    const { reported, status } = await start(environment());
    expect(status).toBe(1);
    expect(reported).toMatch(reason);
    expect(reported).not.toMatch(/^\s+at /m);
  },
);

it("A server whose port is in use names the variable to set", async () => {
  const otherServer = createServer().listen(0, "127.0.0.1");
  await once(otherServer, "listening");
  const { port } = otherServer.address() as AddressInfo;
  const { reported, status } = await start({ ...WITHOUT_DATA, PORT: `${port}` });
  otherServer.close();
  expect({ reported, status }).toEqual({
    reported: `PORT: ${port} of 127.0.0.1 is in use by another program. Stop that program, or set another port.\n`,
    status: 1,
  });
});

it.each<[string, (lockedFolder: string) => NodeJS.ProcessEnv, RegExp]>([
  [
    "a data directory",
    (lockedFolder) => ({ DATA_DIR: lockedFolder }),
    /^DATA_DIR: .*locked is not writable \(EACCES\)\. Set it to a directory that this user may write\.\n$/,
  ],
  [
    "a directory for photos",
    (lockedFolder) => ({ ...WITHOUT_DATA, PHOTOS_DIR: lockedFolder }),
    /^PHOTOS_DIR: .*locked is not writable \(EACCES\)\. Set it to a directory that this user may write\.\n$/,
  ],
  [
    "a data directory in one",
    (lockedFolder) => ({ DATA_DIR: join(lockedFolder, "data") }),
    /^DATA_DIR: .*data cannot be created \(EACCES\)\. Set it to a directory that this user may write\.\n$/,
  ],
])(
  "A server with %s that is not writable names the variable to set",
  async (_what, environment, reason) => {
    const lockedFolder = join(folder, "locked");
    mkdirSync(lockedFolder);
    chmodSync(lockedFolder, 0o555);
    chmodSync(folder, 0o777);
    const { reported, status } = await start(
      { DATA_DIR: join(folder, "data"), ...environment(lockedFolder) },
      UNPRIVILEGED_USER,
    );
    expect(reported).toMatch(reason);
    expect(status).toBe(1);
  },
);

const firstPort = "/proc/sys/net/ipv4/ip_unprivileged_port_start";
const hasPrivilegedPorts = existsSync(firstPort) && Number(readFileSync(firstPort, "utf8")) > 1;

(hasPrivilegedPorts ? it : it.skip)(
  "A server with a port for root alone names the variable to set",
  async () => {
    chmodSync(folder, 0o777);
    const { reported, status } = await start(
      { ...WITHOUT_DATA, PORT: "1", DATA_DIR: join(folder, "data") },
      UNPRIVILEGED_USER,
    );
    expect({ reported, status }).toEqual({
      reported:
        "PORT: this user may not listen on 1. Set a port of 1024 or higher, or allow Node the capability CAP_NET_BIND_SERVICE.\n",
      status: 1,
    });
  },
);
