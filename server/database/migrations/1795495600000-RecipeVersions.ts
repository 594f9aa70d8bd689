import type { MigrationInterface, QueryRunner } from "typeorm";
import { buildIndex } from "./steps";

const TABLE = `
  create table if not exists recipe_versions (
    recipe_id integer not null,
    version integer not null,
    saved_at timestamptz(3) not null,
    editor_id integer,
    reason text,
    visibility text not null,
    content json,
    removal_reason text,
    constraint pk_recipe_versions primary key (recipe_id, version),
    constraint ck_recipe_versions_reason check (char_length(reason) between 1 and 200),
    constraint ck_recipe_versions_removal_reason check (char_length(removal_reason) between 1 and 200),
    constraint ck_recipe_versions_content check ((content is null) = (removal_reason is not null)),
    constraint fk_recipe_versions_recipe_id
      foreign key (recipe_id) references recipes (recipe_id) on delete cascade
  )`;

const DELETED_TABLES =
  "'recipe_steps', 'recipe_lines', 'recipe_tags', 'recipe_equipment', 'favorites', 'reviews', 'notes'";

async function addCheck(
  runner: QueryRunner,
  table: string,
  name: string,
  condition: string,
): Promise<void> {
  await runner.query(`alter table ${table} drop constraint if exists ${name}`);
  await runner.query(`alter table ${table} add constraint ${name} check (${condition}) not valid`);
  await runner.query(`alter table ${table} validate constraint ${name}`);
}

const restrictDeletedTables = (runner: QueryRunner, tables: string): Promise<void> =>
  addCheck(
    runner,
    "deleted_recipe_rows",
    "ck_deleted_recipe_rows_table_name",
    `table_name in (${tables})`,
  );

/** Former versions of recipes, the editor of the current one, and the photos that only former versions have. */
export class RecipeVersions1795495600000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLE);
    await runner.query("alter table recipes add column if not exists editor_id integer");
    await runner.query("alter table recipes add column if not exists edit_reason text");
    await addCheck(
      runner,
      "recipes",
      "ck_recipes_edit_reason",
      "char_length(edit_reason) between 1 and 200",
    );
    await runner.query("alter table photos add column if not exists former_recipe_id integer");
    await buildIndex(runner, "ix_photos_former_recipe_id", "photos (former_recipe_id)");
    await restrictDeletedTables(runner, `${DELETED_TABLES}, 'recipe_versions'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("delete from deleted_recipe_rows where table_name = 'recipe_versions'");
    await restrictDeletedTables(runner, DELETED_TABLES);
    await runner.query("alter table photos drop column former_recipe_id");
    await runner.query("alter table recipes drop column editor_id, drop column edit_reason");
    await runner.query("drop table recipe_versions");
  }
}
