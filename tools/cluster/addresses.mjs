import { randomBytes } from "node:crypto";
import { findPostgresPrograms } from "../servers/postgres.mjs";
import { freePorts } from "./freePorts.mjs";

const HOST = "127.0.0.1";

/** The number of members of each kind, as in docker/cluster/compose.yaml. */
export const TOPOLOGY = { etcd: 3, database: 3, redis: 2, sentinel: 3 };

/** Lists the numbers in the names of a kind's members. */
export const memberNumbers = (kind) => Array.from({ length: TOPOLOGY[kind] }, (_each, i) => i + 1);

const secret = () => randomBytes(24).toString("hex");

/** Makes the values of all members' templates: addresses, programs and passwords. */
export async function makeValues() {
  const port = freePorts();
  const values = {
    HOST,
    LISTEN: HOST,
    WORKERS: "1",
    SHARED_BUFFERS: "128MB",
    POSTGRES_PROGRAMS: findPostgresPrograms(),
    POSTGRES_PASSWORD: secret(),
    REPLICATION_PASSWORD: secret(),
    APPLICATION_PASSWORD: secret(),
    REDIS_PASSWORD: secret(),
    JWT_SECRET: secret(),
    HTTP_PORT: await port(),
    PHOTOS_HOST: HOST,
    PHOTOS_PORT: await port(),
    // The account is built into s3rver.
    PHOTOS_KEY: "S3RVER",
    PHOTOS_SECRET: "S3RVER",
    REDIS1_HOST: HOST,
  };
  for (const number of memberNumbers("etcd")) {
    values[`ETCD${number}_PORT`] = await port();
    values[`ETCD${number}_PEER_PORT`] = await port();
  }
  for (const number of memberNumbers("database")) {
    values[`DATABASE${number}_PORT`] = await port();
    values[`DATABASE${number}`] = `${HOST}:${values[`DATABASE${number}_PORT`]}`;
    values[`DATABASE${number}_PATRONI_PORT`] = await port();
  }
  for (const number of memberNumbers("sentinel")) values[`SENTINEL${number}_PORT`] = await port();
  for (const number of memberNumbers("redis")) {
    values[`REDIS${number}_PORT`] = await port();
    values[`REDIS${number}`] = `${HOST}:${values[`REDIS${number}_PORT`]}`;
  }
  const etcd = (suffix) =>
    memberNumbers("etcd").map((n) => `${HOST}:${values[`ETCD${n}_${suffix}`]}`);
  values.ETCD_HOSTS = etcd("PORT").join();
  values.ETCD_MEMBERS = etcd("PEER_PORT")
    .map((address, i) => `etcd${i + 1}=http://${address}`)
    .join();
  values.PUBLIC_URL = `http://${HOST}:${values.HTTP_PORT}`;
  return { values, port };
}

/**
 * The values of each application with its HAProxy and PgBouncer.
 * @returns one set for each application
 */
export async function makeApplicationValues(count, values, port) {
  const sets = [];
  for (let i = 0; i < count; i++) sets.push(await makeSet(values, port));
  const list = (name) => sets.map((set) => `${HOST}:${set[name]}`).join();
  const migrationUrl = `postgres://potluck:${values.APPLICATION_PASSWORD}@${list("PRIMARY_PORT")}/potluck`;
  return sets.map((set) => ({
    ...set,
    PGBOUNCERS: list("PGBOUNCER_PORT"),
    MIGRATION_URL: migrationUrl,
  }));
}

async function makeSet(values, port) {
  return {
    ...values,
    HAPROXY_HOST: HOST,
    PRIMARY_PORT: await port(),
    REPLICAS_PORT: await port(),
    REDIS_PRIMARY_PORT: await port(),
    PGBOUNCER_PORT: await port(),
    APPLICATION_PORT: await port(),
  };
}
