import { compare, getRounds, hash } from "bcryptjs";
import type { Passwords } from "../services";

/** The lowest cost of bcrypt, because tests check the use of passwords, not the time. */
export const CHEAP = 4;

/** Hashes passwords in this thread: at the lowest cost, a worker would take longer. */
export const inlinePasswords = (cost = CHEAP): Passwords => ({
  hash: (password) => hash(password, cost),
  matches: async (password, passwordHash) =>
    passwordHash !== null && compare(password, passwordHash),
  waiting: () => 0,
  isOutdated: (passwordHash) => getRounds(passwordHash) !== cost,
  close: async () => {},
});
