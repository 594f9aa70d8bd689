import type { MigrationInterface, QueryRunner } from "typeorm";

const tables = ["categories", "difficulty_levels", "tags", "ingredients"];

/** Versions of reference data, so that an edit of something older is noticed. */
export class ReferenceVersions1795250400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables) {
      await runner.query(`alter table ${table} add version integer not null default 1`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.query(`alter table ${table} drop version`);
  }
}
