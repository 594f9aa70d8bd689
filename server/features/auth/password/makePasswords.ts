import { join } from "node:path";
import { genSaltSync, getRounds, hashSync } from "bcryptjs";
import { Piscina } from "piscina";
import type { Passwords } from "../../../services";
import { FairQueue } from "../../../lib/FairQueue";
import { makeThreadOptions } from "../../../lib/makeThreadOptions";
import type { PasswordTask } from "./passwordWorker";

/** The maximum wait; browsers and proxies do not wait much longer for a response. */
const MAX_WAIT_MS = 5_000;

/** Estimates the duration of a hash on an ordinary machine, until one has been measured. */
const estimateMs = (cost: number) => 250 * 2 ** (cost - 12);

/**
 * Creates a service that hashes one password after another, in a thread.
 * @param cost the cost of bcrypt; each step doubles the time
 */
export function makePasswords(cost: number, maxWaitMs = MAX_WAIT_MS): Passwords {
  const pool = new Piscina<PasswordTask, string | boolean>({
    ...makeThreadOptions(join(__dirname, "passwordWorker")),
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 60_000,
  });
  const queue = new FairQueue({
    threads: 1,
    maxWaitMs,
    estimateMs: estimateMs(cost),
  });
  // The hash that is compared if there is no account, so that response times do not reveal which
  // accounts exist.
  const dummyHash = hashSync("no password", genSaltSync(4)).replace(
    "$04$",
    `$${String(cost).padStart(2, "0")}$`,
  );
  const run = (caller: string, task: PasswordTask) => queue.run(caller, () => pool.run(task));

  return {
    hash: async (password, caller) => String(await run(caller, { kind: "hash", password, cost })),
    async matches(password, hash, caller) {
      const isSame = await run(caller, { kind: "compare", password, hash: hash ?? dummyHash });
      return hash !== null && isSame === true;
    },
    waiting: () => queue.size,
    isOutdated: (hash) => getRounds(hash) !== cost,
    close: () => pool.close({ force: true }),
  };
}
