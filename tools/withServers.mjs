/**
 * Runs a command with a temporary PostgreSQL, PgBouncer and Redis in TEST_DATABASE_URL, TEST_POOLER_URL and TEST_REDIS_URL:
 * `node tools/withServers.mjs npx jest server/features/recipes`
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { startPgbouncer } from "./servers/pgbouncer.mjs";
import { startPostgres } from "./servers/postgres.mjs";
import { startRedis } from "./servers/redis.mjs";
import { stopAllServers } from "./servers/throwAway.mjs";

const [command, ...args] = process.argv.slice(2);
if (!command) throw new Error("Usage: node tools/withServers.mjs COMMAND [ARGUMENT...]");

let child;
// The handler waits until the command has ended, because Ctrl-C also reaches it through the
// terminal.
process.on("SIGINT", () => child ?? process.exit(130));
process.on("SIGTERM", () => (child ? child.kill("SIGTERM") : process.exit(143)));
try {
  const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
  const pgbouncer = await startPgbouncer(postgres.port);
  const env = {
    ...process.env,
    TEST_DATABASE_URL: postgres.url,
    TEST_POOLER_URL: pgbouncer.url,
    TEST_REDIS_URL: redis.url,
  };
  child = spawn(command, args, { stdio: "inherit", env });
  const [code] = await once(child, "exit");
  process.exitCode = code ?? 1;
} finally {
  await stopAllServers();
}
