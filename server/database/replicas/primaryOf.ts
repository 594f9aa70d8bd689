import type { DataSource } from "typeorm";

const primaries = new WeakMap<DataSource, DataSource>();

/** Records which data source one that reads from replicas stands for. */
export const setPrimary = (reader: DataSource, primary: DataSource): void =>
  void primaries.set(reader, primary);

/**
 * The data source of the primary: what is shared by requests belongs to it, and is filled from it. What a replica
 * answers may be older than what is known already.
 */
export const primaryOf = (db: DataSource): DataSource => primaries.get(db) ?? db;
