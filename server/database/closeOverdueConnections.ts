import type { Client } from "pg";
import type { DataSource } from "typeorm";

/** The driver's error for a server that does not answer. */
const OVERDUE = "Query read timeout";

/**
 * Closes a connection whose server has not answered in time. The driver would use it again, and the next statement,
 * a `ROLLBACK` perhaps, would wait as long.
 */
export function closeOverdueConnections(db: DataSource): void {
  db.subscribers.push({
    async afterQuery({ error, queryRunner }) {
      if (!(error instanceof Error) || error.message !== OVERDUE) return;
      const connection = (await queryRunner.connect()) as Client;
      void connection.end();
    },
  });
}
