import type { Client, DatabaseError } from "pg";
import type { DataSource } from "typeorm";

/** SQLSTATE of a write to a server that takes none, such as one that has become a standby. */
const READ_ONLY = "25006";

/** Closes a connection whose server takes no writes any more: the driver would use it again, and the next write would fail, too. */
export function closeUselessConnections(db: DataSource): void {
  db.subscribers.push({
    async afterQuery({ error, queryRunner }) {
      const { code } = (error ?? {}) as Partial<DatabaseError>;
      if (code === READ_ONLY) void ((await queryRunner.connect()) as Client).end();
    },
  });
}
