import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { unprivileged } from "../servers/postgres.mjs";
import { temporaryFolder } from "../servers/throwAway.mjs";
import { makeApplicationValues, makeValues } from "./addresses.mjs";
import { endLeftovers, FOLDERS, setOwner } from "./leftovers.mjs";
import { makeApplication, makeMigration } from "./members/application.mjs";
import { makeEtcd } from "./members/etcd.mjs";
import { makeBalancer, makeHaproxy } from "./members/haproxy.mjs";
import { makeDatabases } from "./members/patroni.mjs";
import { makePgbouncer } from "./members/pgbouncer.mjs";
import { makePhotoStore } from "./members/photos.mjs";
import { makeRedis, makeSentinels } from "./members/redis.mjs";

/** Waits for a condition. */
export async function until(isMet, description, seconds = 90) {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await sleep(200)) {
    if (await isMet()) return;
  }
  throw new Error(`After ${seconds} seconds: ${description}`);
}

/** Applies the migrations of a version before its processes start. */
export async function migrate(context, values, env, project) {
  const { command, env: settings, folder } = makeMigration(context, values, env, project);
  const child = spawn(command[0], command.slice(1), {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: folder, ...settings },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let output = "";
  child.stderr.on("data", (text) => (output += text));
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`The migrations failed:\n${output}`);
}

const startAll = async (members) => {
  for (const member of members) member.start();
  await Promise.all(members.map((member) => member.untilReady()));
};

/**
 * Starts the topology of docker/cluster on this computer, without containers: etcd, PostgreSQL with Patroni,
 * Redis with Sentinel, an S3 server and an HAProxy. Each application behind the HAProxy has its own HAProxy
 * and PgBouncer.
 * @param {object} [options]
 * @param {number} [options.applications]
 * @param {Record<string, string>} [options.env] settings of the applications
 * @param {(line: string) => void} [options.report]
 */
export async function startCluster({ applications = 2, env = {}, report = () => undefined } = {}) {
  await endLeftovers(report);
  const folder = temporaryFolder(FOLDERS);
  setOwner(folder.path);
  // The folder is opened, because members that run as another user must reach their own folders.
  chmodSync(folder.path, 0o755);
  const user = unprivileged();
  const { values, port } = await makeValues();
  const context = { folder: folder.path, user, values };
  const sets = await makeApplicationValues(applications, values, port);

  const store = [...makeRedis(context), ...makeSentinels(context), makePhotoStore(context)];
  const etcd = makeEtcd(context);
  const databases = makeDatabases(context);
  const haproxies = sets.map((set, i) => makeHaproxy(context, i + 1, set));
  const pgbouncers = sets.map((set, i) => makePgbouncer(context, i + 1, set));
  const addresses = sets.map((set) => `127.0.0.1:${set.APPLICATION_PORT}`);
  const servers = sets.map((set, i) => makeApplication(context, i + 1, set, env));
  const balancer = makeBalancer(context, addresses);

  const cluster = {
    url: values.PUBLIC_URL,
    folder: folder.path,
    values,
    place: context,
    addresses,
    sets,
    etcd,
    databases,
    redis: store.slice(0, 2),
    haproxies,
    pgbouncers,
    applications: servers,
    env,
    balancer,
    /** Returns the members in the order of starting. */
    get members() {
      return [...etcd, ...store, ...databases, ...haproxies, ...pgbouncers, ...servers, balancer];
    },
    async stop() {
      // The order stops each layer before the layers that it needs.
      for (const layer of [[balancer], servers, pgbouncers, haproxies, databases, etcd, store]) {
        await Promise.all(layer.map((member) => member.stop()));
      }
      folder.remove();
    },
  };
  try {
    report("Starting etcd, Redis, Sentinel and the photo store…");
    await startAll([...etcd, ...store]);
    report("Starting PostgreSQL with Patroni…");
    await startAll(databases);
    await until(() => findPrimary(databases), "PostgreSQL has no primary");
    await until(() => findSynchronous(databases), "PostgreSQL has no synchronous replica");
    report("Starting HAProxy and PgBouncer…");
    await startAll([...haproxies, ...pgbouncers]);
    report("Starting migrations, the applications and the balancer…");
    await migrate(context, sets[0], env);
    // The first server starts alone, because it sets up a new database.
    await startAll(servers.slice(0, 1));
    await startAll([...servers.slice(1), balancer]);
  } catch (error) {
    await cluster.stop();
    throw error;
  }
  return cluster;
}

const findFirst = async (members, condition) => {
  const states = await Promise.all(members.map(condition));
  return members.find((_member, i) => states[i]);
};

export const findPrimary = (databases) => findFirst(databases, (each) => each.isPrimary());
export const findSynchronous = (databases) => findFirst(databases, (each) => each.isSynchronous());
