import type { DataSource } from "typeorm";
import type { Position } from "./positions";

/** The reader of a request. */
export interface Reader {
  /** The position that a replica must have replayed. */
  position?: Position | undefined;
  /**
   * The key that selects a replica as long as it is available, so that a reader never sees older
   * data than before.
   */
  key: string;
}

/** The functions of replicas that requests use. */
export interface ReadReplicas {
  /**
   * Returns the database for an operation that changes nothing. Statements go to replicas that have
   * replayed a position and are recent enough, or else to the primary. Transactions always go to the
   * primary.
   */
  getDataSourceFor(reader: Reader): DataSource;
  /**
   * Returns the database for shared reads. Statements go to the primary, or to replicas while it does not
   * respond. Results must not be stored if `isCurrent` returns false.
   */
  getSharedDataSource(): DataSource;
  /** True if the primary has stopped responding, so that a request should not wait for it. */
  readonly isPrimarySilent: boolean;
  /** Records that a user has written, so that the user's next reads show it in every process. */
  recordWrite(userId: number): Promise<void>;
}
