import { join } from "node:path";
import { PROJECT } from "../../built.mjs";
import { memberNumbers } from "../addresses.mjs";
import { Member } from "../Member.mjs";
import { isAnswering } from "../probes.mjs";
import { makeFolder } from "../folders.mjs";

/** Returns the address of each database: the current replica is queried. */
const replicaUrls = (values) =>
  memberNumbers("database")
    .map(
      (n) => `postgres://potluck:${values.APPLICATION_PASSWORD}@${values[`DATABASE${n}`]}/potluck`,
    )
    .join();

/**
 * Returns the settings of an application within the topology; docker/cluster/compose.yaml has the
 * same.
 */
export const applicationSettings = (values) => ({
  NODE_ENV: "production",
  HOST: values.LISTEN,
  DATABASE_URL: `postgres://potluck:${values.APPLICATION_PASSWORD}@${values.PGBOUNCERS}/potluck`,
  DATABASE_REPLICA_URLS: replicaUrls(values),
  // The age lets visitors read while a primary is replaced.
  REPLICA_MAX_AGE: "30",
  TRANSACTION_POOLING: "on",
  REDIS_URL: `redis://:${values.REDIS_PASSWORD}@${values.HAPROXY_HOST}:${values.REDIS_PRIMARY_PORT}`,
  PHOTOS_S3_URL: `http://${values.PHOTOS_HOST}:${values.PHOTOS_PORT}/potluck`,
  PHOTOS_S3_REGION: "us-east-1",
  PHOTOS_S3_KEY: values.PHOTOS_KEY,
  PHOTOS_S3_SECRET: values.PHOTOS_SECRET,
  JWT_SECRET: values.JWT_SECRET,
  PUBLIC_URL: values.PUBLIC_URL,
  TRUSTED_PROXIES: "1",
  WORKERS: values.WORKERS,
  // The time exceeds that of a request: the balancer closes requests to an application that accepts
  // no connections.
  DRAIN_SECONDS: "3",
});

/**
 * A process of the application.
 * @param {string} [project] the folder of the build to run, possibly another version
 */
export function makeApplication({ folder: parent }, number, values, env, project = PROJECT) {
  const name = `application${number}`;
  const folder = makeFolder(parent, name);
  const port = values.APPLICATION_PORT;
  return new Member({
    name,
    folder,
    command: [process.execPath, join(project, "dist/server/main.js")],
    env: { ...applicationSettings(values), PORT: `${port}`, DATA_DIR: folder, ...env },
    isReady: () => isAnswering(`http://127.0.0.1:${port}/readyz`),
  });
}

/**
 * Runs the migrations of a version on a direct connection, because they may exceed the timeout of requests.
 */
export function makeMigration({ folder: parent }, values, env, project = PROJECT) {
  const folder = makeFolder(parent, "migration");
  return {
    folder,
    command: [process.execPath, join(project, "dist/server/cli.js"), "migrate"],
    env: {
      ...applicationSettings(values),
      DATABASE_URL: values.MIGRATION_URL,
      TRANSACTION_POOLING: "off",
      DATA_DIR: folder,
      ...env,
    },
  };
}
