import { join } from "node:path";
import { genSaltSync, getRounds, hashSync } from "bcryptjs";
import { Piscina } from "piscina";
import { overloaded } from "../../errors";
import type { Passwords } from "../../services";
import { threadFile } from "../../lib/threadFile";
import type { PasswordTask } from "./passwordWorker";

/** Whoever would wait longer is refused at once: a browser or a proxy would give up meanwhile. */
const LONGEST_WAIT_MS = 5_000;

/** How long a hash takes on an ordinary machine, until it has been measured. */
const estimateMs = (cost: number) => 250 * 2 ** (cost - 12);

/**
 * Hashes one password after another, in a thread.
 * @param cost bcrypt's; every step doubles the time
 */
export function makePasswords(cost: number, longestWaitMs = LONGEST_WAIT_MS): Passwords {
  const pool = new Piscina<PasswordTask, string | boolean>({
    ...threadFile(join(__dirname, "passwordWorker")),
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 60_000,
  });
  // Compared with if there is no account, so that response times do not reveal it.
  const nobody = hashSync("nobody's password", genSaltSync(4)).replace(
    "$04$",
    `$${String(cost).padStart(2, "0")}$`,
  );

  let averageMs = estimateMs(cost);
  let isRunning = 0;

  async function run(task: PasswordTask) {
    const waitMs = isRunning * averageMs;
    // Those who log in have half of the time for themselves, however many register.
    const longest = task.kind === "hash" ? longestWaitMs / 2 : longestWaitMs;
    if (waitMs > longest) throw overloaded(Math.ceil(waitMs / 1000));
    isRunning++;
    try {
      return await pool.run(task);
    } finally {
      isRunning--;
      // Over the life of the pool, in milliseconds.
      averageMs = pool.histogram.runTime.average || averageMs;
    }
  }

  return {
    hash: async (password) => String(await run({ kind: "hash", password, cost })),
    async matches(password, hash) {
      const same = await run({ kind: "compare", password, hash: hash ?? nobody });
      return hash !== null && same === true;
    },
    waiting: () => isRunning,
    isOutdated: (hash) => getRounds(hash) !== cost,
    close: () => pool.close({ force: true }),
  };
}
