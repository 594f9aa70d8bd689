import type { DataSource } from "typeorm";

/** What a data source that reads from replicas knows of the primary. */
export interface PrimaryState {
  primary: DataSource;
  /** Whether the primary has not answered lately, so that waiting for it is in vain. */
  isSilent(): boolean;
  /** Whether everything that was read so far came from the primary. */
  isCurrent(): boolean;
}

const states = new WeakMap<DataSource, PrimaryState>();

/** Records which data source one that reads from replicas stands for. */
export const setPrimary = (reader: DataSource, state: PrimaryState): void =>
  void states.set(reader, state);

/**
 * The data source of the primary: what is shared by requests belongs to it, and is filled from it. What a replica
 * answers may be older than what is known already.
 */
export const getPrimary = (db: DataSource): DataSource => states.get(db)?.primary ?? db;

/** Whether it would be in vain to ask the primary of a data source. */
export const isPrimarySilent = (db: DataSource): boolean => states.get(db)?.isSilent() ?? false;

/** Whether everything that was read of a data source came from the primary, so that it may be stored. */
export const isCurrent = (db: DataSource): boolean => states.get(db)?.isCurrent() ?? true;
