import type { DataSource } from "typeorm";
import type { Position } from "./positions";

/** For whom something is read. */
export interface Reader {
  /** What a replica must have replayed. */
  position?: Position | undefined;
  /** The same key is served by the same replica as long as that is asked, so that it never goes back in time. */
  key: string;
}

/** What requests need of the replicas of a database. */
export interface ReadReplicas {
  /**
   * The database for an operation that changes nothing: its statements are sent to replicas that have replayed a
   * position and are not too old, or else to the primary, as is every transaction.
   */
  getDataSourceFor(reader: Reader): DataSource;
  /**
   * The database for what is read once for many: its statements are sent to the primary, and to replicas while that
   * does not answer. What `isCurrent` says no of must not be stored.
   */
  getSharedDataSource(): DataSource;
  /** Whether the primary has not answered lately, so that waiting for it is in vain. */
  readonly isPrimarySilent: boolean;
  /** Records that a user has written something: the user's next reads show it, on whatever process. */
  recordWrite(userId: number): Promise<void>;
}
