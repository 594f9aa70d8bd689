import { readFileSync } from "node:fs";
import { findPrimary, findSynchronous } from "../../tools/cluster/startCluster.mjs";
import { isAnswering } from "../../tools/cluster/probes.mjs";

/** The time for which a member is stopped. */
const AWAY_MS = 10_000;
/** The time for which the primary is stopped: an election and some time under the new primary. */
const PRIMARY_AWAY_MS = 40_000;

const kill = (member) => ({
  member: member.name,
  strike: () => member.kill(),
  async mend() {
    member.start();
    await member.untilReady();
  },
});

const freeze = (member) => ({
  member: member.name,
  strike: () => member.freeze(),
  mend: () => member.thaw(),
});

async function etcdLeader({ etcd, values }) {
  const states = await Promise.all(
    etcd.map(async (_member, i) => {
      const answer = await fetch(`http://127.0.0.1:${values[`ETCD${i + 1}_PORT`]}/metrics`);
      return (await answer.text()).includes("etcd_server_is_leader 1");
    }),
  );
  return etcd[states.indexOf(true)];
}

async function asynchronousReplica({ databases }) {
  const [primary, synchronous] = [await findPrimary(databases), await findSynchronous(databases)];
  return databases.find((each) => each !== primary && each !== synchronous);
}

async function redisMaster({ redis }) {
  const states = await Promise.all(redis.map((each) => each.isPrimary()));
  return redis[states.indexOf(true)];
}

/** The index of the PgBouncer with the most connections: the applications may all be connected to one of them. */
function busiestPair({ sets }) {
  const rows = readFileSync("/proc/net/tcp", "utf8").split("\n").slice(1);
  const connections = rows.map((row) => row.trim().split(/\s+/));
  const counts = sets.map(({ PGBOUNCER_PORT }) => {
    const port = `:${PGBOUNCER_PORT.toString(16).toUpperCase().padStart(4, "0")}`;
    return connections.filter(([, local, , state]) => state === "01" && local.endsWith(port))
      .length;
  });
  return counts.indexOf(Math.max(...counts));
}

const busyHaproxy = (cluster) => cluster.haproxies[busiestPair(cluster)];
const busyPgbouncer = (cluster) => cluster.pgbouncers[busiestPair(cluster)];

/**
 * The faults, injected one by one; each is repaired before the next.
 * @typedef {object} Fault
 * @property {string} name the name for `--only`
 * @property {string} title
 * @property {boolean} [replacesPrimary]
 * @property {number} awayMs
 * @property {(cluster: object) => Promise<{ member: string, strike: Function, mend: Function }>} prepare
 * @type {Fault[]}
 */
export const FAULTS = [
  ["etcd", "etcd, its leader killed", async (cluster) => kill(await etcdLeader(cluster))],
  [
    "replica",
    "PostgreSQL, a replica killed",
    async (cluster) => kill(await asynchronousReplica(cluster)),
  ],
  [
    "synchronous",
    "PostgreSQL, the synchronous replica killed",
    async ({ databases }) => kill(await findSynchronous(databases)),
  ],
  ["redis", "Redis, its master killed", async (cluster) => kill(await redisMaster(cluster))],
  [
    "redis-frozen",
    "Redis, its master frozen",
    async (cluster) => freeze(await redisMaster(cluster)),
  ],
  ["sentinel", "a Sentinel killed", async ({ members }) => kill(findMember(members, "sentinel1"))],
  ["photos", "the photo store killed", async ({ members }) => kill(findMember(members, "photos"))],
  ["haproxy", "an HAProxy killed", async (cluster) => kill(busyHaproxy(cluster))],
  ["haproxy-frozen", "an HAProxy frozen", async (cluster) => freeze(busyHaproxy(cluster))],
  ["pgbouncer", "a PgBouncer killed", async (cluster) => kill(busyPgbouncer(cluster))],
  ["pgbouncer-frozen", "a PgBouncer frozen", async (cluster) => freeze(busyPgbouncer(cluster))],
  ["application", "an application killed", async ({ applications }) => kill(applications[0])],
  [
    "application-frozen",
    "an application frozen",
    async ({ applications }) => freeze(applications[1]),
  ],
  [
    "primary",
    "PostgreSQL, the primary killed",
    async ({ databases }) => kill(await findPrimary(databases)),
    { replacesPrimary: true, awayMs: PRIMARY_AWAY_MS },
  ],
  [
    "primary-frozen",
    "PostgreSQL, the primary cut off (SIGSTOP)",
    async ({ databases }) => freeze(await findPrimary(databases)),
    { replacesPrimary: true, awayMs: PRIMARY_AWAY_MS },
  ],
].map(([name, title, prepare, more]) => ({ name, title, prepare, awayMs: AWAY_MS, ...more }));

const findMember = (members, name) => members.find((member) => member.name === name);

/**
 * Checks that PostgreSQL has three servers again, one of them synchronous, and that every application is
 * ready.
 */
export async function isWhole({ databases, values, addresses }) {
  const running = await Promise.all(
    databases.map((_member, i) =>
      isAnswering(`http://127.0.0.1:${values[`DATABASE${i + 1}_PATRONI_PORT`]}/health`).catch(
        () => false,
      ),
    ),
  );
  const ready = await Promise.all(
    addresses.map((address) => isAnswering(`http://${address}/readyz`).catch(() => false)),
  );
  return (
    [...running, ...ready].every(Boolean) &&
    Boolean(await findPrimary(databases)) &&
    Boolean(await findSynchronous(databases))
  );
}
