import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * The statements of a migration, in their order, without a database: whatever it asks is answered with no rows, so
 * that it looks for nothing more.
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
  // Whatever else of a runner a migration would use is missing, and it fails here.
  await migration.up(runner as unknown as QueryRunner);
  return statements;
}
