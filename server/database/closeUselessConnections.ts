import type { Client, DatabaseError } from "pg";
import type { DataSource } from "typeorm";
import { ANSWER_TIMEOUT } from "./PooledClient";

/** SQLSTATE of a write to a server that takes none, such as one that has become a standby. */
const READ_ONLY = "25006";

/**
 * Closes a connection whose server has not answered in time, or takes no writes any more. The driver would use it
 * again: the next statement, a `ROLLBACK` perhaps, would wait as long, and the next write would fail, too.
 */
export function closeUselessConnections(db: DataSource): void {
  db.subscribers.push({
    async afterQuery({ error, queryRunner }) {
      const { code, message } = (error ?? {}) as Partial<DatabaseError>;
      const isUseless = message === ANSWER_TIMEOUT || code === READ_ONLY;
      if (isUseless) void ((await queryRunner.connect()) as Client).end();
    },
  });
}
