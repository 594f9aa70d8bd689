import type { MigrationInterface, QueryRunner } from "typeorm";

/** Adds the users whose accepted suggestions imported versions contain: the importer, or a name from another site. */
export class ArchivedSuggesters1795496300000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const table of ["recipes", "recipe_versions"]) {
      await runner.query(`alter table ${table} add column if not exists suggester_id integer`);
      await runner.query(
        `alter table ${table} add column if not exists imported_suggester_name text`,
      );
      const name = `ck_${table}_imported_suggester_name`;
      await runner.query(`alter table ${table} drop constraint if exists ${name}`);
      await runner.query(
        `alter table ${table} add constraint ${name} check (char_length(imported_suggester_name) between 1 and 50) not valid`,
      );
      await runner.query(`alter table ${table} validate constraint ${name}`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ["recipes", "recipe_versions"]) {
      await runner.query(
        `alter table ${table} drop column suggester_id, drop column imported_suggester_name`,
      );
    }
  }
}
