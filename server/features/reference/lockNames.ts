import type { EntityManager } from "typeorm";

const LOCK = 795238786;

/**
 * Serializes merges, writers of aliases and writers of own ingredients, before they lock any row of a name or a recipe;
 * writers of other names share the lock. The triggers of these tables take the same lock.
 */
export const lockNames = (data: EntityManager): Promise<unknown> =>
  data.query(`select pg_advisory_xact_lock(${LOCK})`);

/** Waits for a merge before locking any row. */
export const shareNames = (data: EntityManager): Promise<unknown> =>
  data.query(`select pg_advisory_xact_lock_shared(${LOCK})`);
