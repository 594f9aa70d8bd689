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
  // The cast lets a migration fail here if it uses another method of the runner.
  await migration.up(runner as unknown as QueryRunner);
  return statements;
}
