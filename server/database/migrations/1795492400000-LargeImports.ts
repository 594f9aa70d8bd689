import type { MigrationInterface, QueryRunner } from "typeorm";

/** Archives that are too large for memory are stored in parts. */
export class LargeImports1795492400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table import_chunks (
      import_id integer not null,
      position integer not null,
      bytes bytea not null,
      constraint pk_import_chunks primary key (import_id, position),
      constraint fk_import_chunks_import_id
        foreign key (import_id) references imports (import_id) on delete cascade
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop table import_chunks");
  }
}
