import { compare, hash } from "bcryptjs";

/** One piece of work for the thread. */
export type PasswordTask =
  | { kind: "hash"; password: string; cost: number }
  | { kind: "compare"; password: string; hash: string };

/** Runs in a thread of its own: bcrypt is slow on purpose and would hold up all other requests. */
export default (task: PasswordTask): Promise<string | boolean> =>
  task.kind === "hash" ? hash(task.password, task.cost) : compare(task.password, task.hash);
