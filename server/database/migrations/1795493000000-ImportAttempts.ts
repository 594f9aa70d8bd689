import type { MigrationInterface, QueryRunner } from "typeorm";

/** Users take turns with their imports, and work that ended a process twice is given up. */
export class ImportAttempts1795493000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table imports
      add column held_by uuid,
      add column lost_attempts integer not null default 0,
      add column served_at timestamp(3) with time zone`);
    await runner.query(`alter table import_items
      add column held_by uuid,
      add column lost_attempts integer not null default 0`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("alter table import_items drop column held_by, drop column lost_attempts");
    await runner.query(`alter table imports
      drop column held_by, drop column lost_attempts, drop column served_at`);
  }
}
