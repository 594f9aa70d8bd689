import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Adds the names of the editors of imported versions, who have no account on this site, and the IDs that recipes of an
 * import have in the archive, by which variations find their origin.
 */
export class ArchivedHistory1795496200000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const table of ["recipes", "recipe_versions"]) {
      await runner.query(`alter table ${table} add column if not exists imported_editor_name text`);
      const name = `ck_${table}_imported_editor_name`;
      await runner.query(`alter table ${table} drop constraint if exists ${name}`);
      await runner.query(
        `alter table ${table} add constraint ${name} check (char_length(imported_editor_name) between 1 and 50) not valid`,
      );
      await runner.query(`alter table ${table} validate constraint ${name}`);
    }
    await runner.query(
      "alter table import_items add column if not exists archived_recipe_id integer",
    );
    await runner.query(
      "alter table import_items add column if not exists archived_origin_id integer",
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ["recipes", "recipe_versions"]) {
      await runner.query(`alter table ${table} drop column imported_editor_name`);
    }
    await runner.query(
      "alter table import_items drop column archived_recipe_id, drop column archived_origin_id",
    );
  }
}
