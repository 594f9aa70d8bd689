import type { MigrationInterface, QueryRunner } from "typeorm";

/** Counts the changes of recipes, so that a process notices that its copy of the whole list is old. */
export class RecipeListVersion1795280400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("create table recipe_list_version (version bigint not null)");
    await runner.query("insert into recipe_list_version values (1)");
    await runner.query(`
      create function count_recipe_list_version() returns trigger language plpgsql as $$
      begin
        update recipe_list_version set version = version + 1;
        return null;
      end $$`);
    await runner.query(`
      create trigger recipe_list_version after insert or update or delete on recipe_docs
      for each statement execute function count_recipe_list_version()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop trigger recipe_list_version on recipe_docs");
    await runner.query("drop function count_recipe_list_version");
    await runner.query("drop table recipe_list_version");
  }
}
