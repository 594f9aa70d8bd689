import { constants, existsSync } from "node:fs";
import { access } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { createTransport } from "nodemailer";
import type { DataSource } from "typeorm";
import type { Config } from "../config/config";
import { FolderInUse } from "../database/embedded/folderLock";
import { makePhotoStore } from "../features/photos/makePhotoStore";
import { migrationState } from "../database/migrate";
import { openAsItIs } from "../database/openDatabase";
import { isMade } from "./withDatabase";

/** What a look at one thing found. */
export interface Finding {
  /** `odd` is worth a look and stops nobody. */
  state: "good" | "odd" | "bad";
  words: string;
}

interface Check {
  name: string;
  look(config: Config): Promise<Finding>;
}

const good = (words: string): Finding => ({ state: "good", words });
const odd = (words: string): Finding => ({ state: "odd", words });
const bad = (words: string): Finding => ({ state: "bad", words });

const OLDEST_POSTGRES = 15;
const PATIENCE_MS = 5_000;

async function database(config: Config): Promise<Finding> {
  if (config.embedded && !isMade(config)) return odd("not made yet; the first start makes it");
  try {
    const { db, close } = await openAsItIs(config);
    try {
      return await lookInto(db);
    } finally {
      await close();
    }
  } catch (error) {
    if (error instanceof FolderInUse) return odd(`not looked into: ${error.message}`);
    throw error;
  }
}

async function lookInto(db: DataSource): Promise<Finding> {
  const [server]: { version: number }[] = await db.query(
    "select current_setting('server_version_num')::int / 10000 as version",
  );
  const version = server!.version;
  if (version < OLDEST_POSTGRES) {
    return bad(`PostgreSQL ${version} is too old; ${OLDEST_POSTGRES} or newer is needed`);
  }
  const { pending, unknown } = await migrationState(db);
  if (unknown.length > 0) return bad(`a newer version ran ${unknown.join(", ")} in it`);
  if (pending.length > 0) {
    return bad(`migrations are pending, run "potluck migrate": ${pending.join(", ")}`);
  }
  const admins: object[] = await db.query(
    "select from users join roles using (role_id) where role_name = 'admin' and not banned limit 1",
  );
  const words = `PostgreSQL ${version} answers, migrations are done`;
  return admins.length > 0 ? good(words) : odd(`${words}; there is no admin yet`);
}

/** The folder, or the one that it will be made in. */
async function dataFolder({ dataDir }: Config): Promise<Finding> {
  let folder = resolve(dataDir);
  while (!existsSync(folder)) folder = dirname(folder);
  await access(folder, constants.W_OK);
  return good(`${dataDir} can be written to`);
}

async function photos(config: Config): Promise<Finding> {
  await makePhotoStore(config).check();
  return good(`${config.photosS3?.url ?? config.photosDir} can be written to`);
}

async function redis({ redisUrl: url }: Config): Promise<Finding> {
  if (!url) return good("not set; each process counts failed logins for itself");
  const { createClient } = await import("redis");
  const client = createClient({
    url,
    socket: {
      connectTimeout: PATIENCE_MS,
      socketTimeout: PATIENCE_MS,
      reconnectStrategy: false,
    },
  });
  client.on("error", () => undefined);
  await client.connect();
  await client.ping();
  client.destroy();
  return good("answers");
}

async function mail({ smtpUrl: url }: Config): Promise<Finding> {
  if (!url) return odd("SMTP_URL is not set; nobody can reset a forgotten password");
  const transport = createTransport({ url, connectionTimeout: PATIENCE_MS });
  await transport.verify();
  transport.close();
  return good("the server takes our login");
}

function address({ publicUrl, embedded, trustedProxies }: Config): Promise<Finding> {
  const look = () => {
    if (!publicUrl) {
      return embedded ? good("not set; nobody needs it here") : odd("PUBLIC_URL is not set");
    }
    const { protocol, hostname } = new URL(publicUrl);
    if (protocol === "http:" && !/^(localhost|127\.|\[::1\])/.test(hostname)) {
      return odd(`${publicUrl} sends passwords in the clear; put TLS before it`);
    }
    if (protocol === "https:" && trustedProxies === 0) {
      return odd(`${publicUrl} needs a proxy for TLS, and TRUSTED_PROXIES is 0`);
    }
    return good(publicUrl);
  };
  return Promise.resolve(look());
}

/** All that a server needs, beside settings that are understood. */
export const checks: readonly Check[] = [
  { name: "Database", look: database },
  { name: "Data folder", look: dataFolder },
  { name: "Photos", look: photos },
  { name: "Redis", look: redis },
  { name: "Mail server", look: mail },
  { name: "Public address", look: address },
];
