import type { DataSource } from "typeorm";
import { shareReads } from "../../lib/shareReads";

const VERSION = `
  select l.version || ' ' || r.version || ' ' || (select sum(version) from page_version) as version
  from recipe_list_version l, reference_version r`;

/**
 * Reads the version of the data that pages and the list for visitors show: another one after each change. Requests that
 * arrive at the same moment share one statement, and none is answered by a statement sent before it came.
 * @param db may be one that reads from replicas: what is stored under a version is read from the primary
 */
export const pageVersion = (db: DataSource): (() => Promise<string>) =>
  shareReads(async () => {
    const [row]: { version: string }[] = await db.query(VERSION);
    return row!.version;
  });
