import { once } from "node:events";
import { createServer } from "node:http";
import pg from "pg";
import { findPrimary, findSynchronous, until } from "../../tools/cluster/startCluster.mjs";

/** The time for which a dependency is stopped. */
const AWAY_MS = 15_000;
/** The delay after which a replica is inspected. */
const SECONDS_BEHIND = 60;

async function killRedis({ redis }) {
  await Promise.all(redis.map((each) => each.kill()));
  return async () => {
    for (const each of redis) each.start();
    await Promise.all(redis.map((each) => each.untilReady()));
  };
}

async function restartPgbouncers({ pgbouncers }) {
  await Promise.all(pgbouncers.map((each) => each.stop()));
  for (const each of pgbouncers) each.start();
  await Promise.all(pgbouncers.map((each) => each.untilReady()));
  return () => undefined;
}

/** Connects to an asynchronous replica. */
async function connectToReplica({ databases, values }) {
  const [primary, synchronous] = [await findPrimary(databases), await findSynchronous(databases)];
  const index = databases.findIndex((each) => each !== primary && each !== synchronous);
  const client = new pg.Client({
    host: values.HOST,
    port: values[`DATABASE${index + 1}_PORT`],
    user: "postgres",
    password: values.POSTGRES_PASSWORD,
    database: "postgres",
  });
  await client.connect();
  return client;
}

const REPLAYING = "select pid from pg_stat_activity where backend_type = 'startup'";
const LAG = "select extract(epoch from now() - pg_last_xact_replay_timestamp())::float8 as seconds";

/** Freezes the replay process, because Patroni reverts a pause or delay of the replay. */
async function holdBack(cluster) {
  const replica = await connectToReplica(cluster);
  const { rows: replayRows } = await replica.query(REPLAYING);
  process.kill(replayRows[0].pid, "SIGSTOP");
  const isBehind = async () => {
    const { rows } = await replica.query(LAG);
    return rows[0].seconds > SECONDS_BEHIND;
  };
  await until(isBehind, "the replica follows", 2 * SECONDS_BEHIND);
  return async () => {
    process.kill(replayRows[0].pid, "SIGCONT");
    await replica.end();
  };
}

/** Replaces the photo store by one that refuses all requests. */
async function refusePhotos({ members, values }) {
  const store = members.find(({ name }) => name === "photos");
  await store.stop();
  const refusing = createServer((request, response) => {
    request.resume();
    response.writeHead(503, { "Content-Type": "application/xml" });
    response.end("<Error><Code>SlowDown</Code></Error>");
  }).listen(values.PHOTOS_PORT, values.HOST);
  await once(refusing, "listening");
  return async () => {
    refusing.closeAllConnections();
    refusing.close();
    store.start();
    await store.untilReady();
  };
}

/**
 * Outages of dependencies other than the members that docs/scaling.md removes one by one.
 * @typedef {object} Outage
 * @property {string} title
 * @property {(cluster: object) => Promise<() => unknown>} begin returns a function that repairs it
 * @type {Outage[]}
 */
export const OUTAGES = [
  { title: "Redis gone, master and replica", begin: killRedis },
  { title: "PgBouncer restarted, all at once", begin: restartPgbouncers },
  { title: "a replica 60 s behind", begin: holdBack },
  { title: "the photo store refusing (503)", begin: refusePhotos },
].map((outage) => ({ ...outage, awayMs: AWAY_MS }));
