import type { TestServer } from "./testServer";

/** All metrics of a server. */
export const metrics = async (server: TestServer): Promise<string> =>
  (await fetch(`${server.url}/metrics`)).text();

/** How many statements replicas have answered. */
export const answered = async (server: TestServer): Promise<number> =>
  [
    ...(await metrics(server)).matchAll(/_target_statements_total\{target="[^p].*"\} (\d+)/g),
  ].reduce((sum, [, count]) => sum + Number(count), 0);

/** How many replicas a server asks. */
export const askedReplicas = async (server: TestServer): Promise<number> =>
  [...(await metrics(server)).matchAll(/potluck_replica_asked\{.*\} 1/g)].length;
