import { compare, hash } from "bcryptjs";

/** A task for the thread. */
export type PasswordTask =
  | { kind: "hash"; password: string; cost: number }
  | { kind: "compare"; password: string; hash: string };

/**
 * Hashes or compares passwords in a separate thread, because bcrypt is slow by design and would
 * block all other requests.
 */
export default (task: PasswordTask): Promise<string | boolean> =>
  task.kind === "hash" ? hash(task.password, task.cost) : compare(task.password, task.hash);
