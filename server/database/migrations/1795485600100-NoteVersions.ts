import type { MigrationInterface, QueryRunner } from "typeorm";

/** Notes count their versions, so that one that was written without a connection overwrites no other. */
export class NoteVersions1795485600100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("alter table notes add version integer not null default 1");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("alter table notes drop column version");
  }
}
