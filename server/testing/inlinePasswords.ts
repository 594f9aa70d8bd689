import { compare, getRounds, hash } from "bcryptjs";
import type { Passwords } from "../services";

/** bcrypt's cheapest: tests check what is done with passwords, not how slowly. */
export const CHEAP = 4;

/** Hashes passwords in this thread: at the cheapest cost, starting another one would take longer. */
export const inlinePasswords = (cost = CHEAP): Passwords => ({
  hash: (password) => hash(password, cost),
  matches: async (password, passwordHash) =>
    passwordHash !== null && compare(password, passwordHash),
  waiting: () => 0,
  isOutdated: (passwordHash) => getRounds(passwordHash) !== cost,
  close: async () => {},
});
