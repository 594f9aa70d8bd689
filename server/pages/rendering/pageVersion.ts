import type { DataSource } from "typeorm";
import { shareReads } from "../../lib/shareReads";

const VERSION = `
  select l.version || ' ' || r.version || ' ' || (select sum(version) from page_version) as version
  from recipe_list_version l, reference_version r`;

/**
 * Reads the version of the data that pages and the list for visitors show; it changes with each change of the data.
 * Concurrent requests share one statement, which is never older than the request.
 * @param db a connection that may read from replicas: stored data is read from the primary
 */
export const pageVersion = (db: DataSource): (() => Promise<string>) =>
  shareReads(async () => {
    const [row]: { version: string }[] = await db.query(VERSION);
    return row!.version;
  });
