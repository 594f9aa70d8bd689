import type { DataSource } from "typeorm";

/** The state of the primary, for a data source that reads from replicas. */
export interface PrimaryState {
  primary: DataSource;
  /**
   * Returns true if the primary has stopped responding, so that a request should not wait for it.
   */
  isSilent(): boolean;
  /** Returns true if all results so far came from the primary. */
  isCurrent(): boolean;
}

const states = new WeakMap<DataSource, PrimaryState>();

/** Records the primary of a data source that reads from replicas. */
export const setPrimary = (reader: DataSource, state: PrimaryState): void =>
  void states.set(reader, state);

/**
 * Returns the data source of the primary. Data that requests share is read from it, because replicas may
 * return older data.
 */
export const getPrimary = (db: DataSource): DataSource => states.get(db)?.primary ?? db;

/** Returns true if the primary of a data source has stopped responding. */
export const isPrimarySilent = (db: DataSource): boolean => states.get(db)?.isSilent() ?? false;

/** Returns true if all results of a data source came from the primary, so that they may be stored. */
export const isCurrent = (db: DataSource): boolean => states.get(db)?.isCurrent() ?? true;
