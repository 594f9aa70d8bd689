import type { MigrationInterface, QueryRunner } from "typeorm";
import { readSql } from "./readSql";

const EVENTS = {
  insert: "referencing new table as changed",
  update: "referencing new table as changed",
  delete: "referencing old table as changed",
};

/**
 * Counts a statement as a change of recipes only if it changed a row: a sweep that found nothing, or an
 * update of a user that no recipe shows, leaves stored pages and lists as good as they were.
 */
export class CountedRows1795460400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(readSql("1795460400000-count_recipe_list_version"));
    await runner.query("drop trigger recipe_list_version on recipe_docs");
    for (const [event, rows] of Object.entries(EVENTS)) {
      await runner.query(`
        create trigger recipe_list_version_${event} after ${event} on recipe_docs ${rows}
        for each statement execute function count_recipe_list_version()`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const event of Object.keys(EVENTS)) {
      await runner.query(`drop trigger recipe_list_version_${event} on recipe_docs`);
    }
    await runner.query(`
      create or replace function count_recipe_list_version() returns trigger language plpgsql as $$
      begin
        update recipe_list_version set version = version + 1;
        return null;
      end $$`);
    await runner.query(`
      create trigger recipe_list_version after insert or update or delete on recipe_docs
      for each statement execute function count_recipe_list_version()`);
  }
}
