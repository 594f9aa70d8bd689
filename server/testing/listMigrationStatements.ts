import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Lists the statements of a migration in order, without a database. Each query returns no rows, so that the migration
 * reads nothing more.
 */
export async function listMigrationStatements(migration: MigrationInterface): Promise<string[]> {
  const statements: string[] = [];
  const runner = {
    isTransactionActive: migration.transaction !== false,
    connection: { logger: { log: () => undefined } },
    query: (sql: string) => {
      statements.push(sql);
      return Promise.resolve([]);
    },
  };
  // A migration that uses another method of the runner fails here.
  await migration.up(runner as unknown as QueryRunner);
  return statements;
}
