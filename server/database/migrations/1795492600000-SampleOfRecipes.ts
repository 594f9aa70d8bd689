import type { MigrationInterface, QueryRunner } from "typeorm";
import { buildIndex } from "./steps";

/** The documents of every 16th recipe, from which it is estimated how many recipes match. */
export class SampleOfRecipes1795492600000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await buildIndex(
      runner,
      "ix_recipe_search_sample",
      "recipe_search using gin (document) with (fastupdate = off) where recipe_id % 16 = 0",
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop index ix_recipe_search_sample");
  }
}
