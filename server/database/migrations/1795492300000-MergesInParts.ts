import type { MigrationInterface, QueryRunner } from "typeorm";

/** Merges of what many recipes use happen in several transactions. The version before merges in one, and its merges are complete. */
export class MergesInParts1795492300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("alter table merges add column is_complete boolean not null default true");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("alter table merges drop column is_complete");
  }
}
