import { join } from "node:path";
import { genSaltSync, hashSync } from "bcryptjs";
import { Piscina } from "piscina";
import { unavailable } from "../../errors";
import type { Passwords } from "../../services";
import { threadFile } from "../../lib/threadFile";
import type { PasswordTask } from "./passwordWorker";

/** Enough for a burst of logins; more are rejected as unavailable. */
const LONGEST_QUEUE = 256;

/** @param cost bcrypt's; every step doubles the time */
export function makePasswords(cost: number): Passwords {
  const pool = new Piscina<PasswordTask, string | boolean>({
    ...threadFile(join(__dirname, "passwordWorker")),
    minThreads: 0,
    maxThreads: 1,
    maxQueue: LONGEST_QUEUE,
    idleTimeout: 60_000,
  });
  // Compared with if there is no account, so that response times do not reveal it.
  const nobody = hashSync("nobody's password", genSaltSync(4)).replace(
    "$04$",
    `$${String(cost).padStart(2, "0")}$`,
  );

  async function run(task: PasswordTask) {
    if (pool.queueSize >= LONGEST_QUEUE) throw unavailable();
    return pool.run(task);
  }

  return {
    hash: async (password) => String(await run({ kind: "hash", password, cost })),
    async matches(password, hash) {
      const same = await run({ kind: "compare", password, hash: hash ?? nobody });
      return hash !== null && same === true;
    },
    close: () => pool.close({ force: true }),
  };
}
