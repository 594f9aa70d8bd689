import type { Client } from "pg";
import type { DataSource } from "typeorm";
import { OVERDUE } from "./PooledClient";

/** SQLSTATE of a write to a server that takes none, such as one that has become a standby. */
const READ_ONLY = "25006";

/**
 * Closes a connection whose server has not answered in time, or takes no writes any more. The driver would use it
 * again: the next statement, a `ROLLBACK` perhaps, would wait as long, and the next write would fail, too.
 */
export function closeIfUseless(connection: Pick<Client, "end">, error: unknown): void {
  if (!(error instanceof Error)) return;
  const isUseless = error.message === OVERDUE || (error as { code?: unknown }).code === READ_ONLY;
  if (isUseless) void connection.end();
}

/** Does so for the statements that TypeORM sends. */
export function closeUselessConnections(db: DataSource): void {
  db.subscribers.push({
    async afterQuery({ error, queryRunner }) {
      if (error) closeIfUseless((await queryRunner.connect()) as Client, error);
    },
  });
}
