import type { TestServer } from "./testServer";

/** Reads all metrics of a server. */
export const readMetrics = async (server: TestServer): Promise<string> =>
  (await fetch(`${server.url}/metrics`)).text();

/** Returns the number of statements that replicas have executed. */
export const countReplicated = async (server: TestServer): Promise<number> =>
  [
    ...(await readMetrics(server)).matchAll(/_target_statements_total\{target="[^p].*"\} (\d+)/g),
  ].reduce((sum, [, count]) => sum + Number(count), 0);

/** Returns the number of replicas that a server uses. */
export const countReplicas = async (server: TestServer): Promise<number> =>
  [...(await readMetrics(server)).matchAll(/potluck_replica_asked\{.*\} 1/g)].length;
