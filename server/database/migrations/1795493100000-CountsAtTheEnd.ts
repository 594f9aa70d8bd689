import type { MigrationInterface, QueryRunner } from "typeorm";
import { readSql } from "./readSql";

/** Writers of recipes wait for each other while they commit, and not from their first statement on. */
export class CountsAtTheEnd1795493100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const file of [
      "apply_pending_counts",
      "CountsAtTheEnd",
      "refresh_recipes",
      "refresh_terms",
    ]) {
      await runner.query(readSql(`1795493100000-${file}`));
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const file of [
      "1795492700000-read_model_facets",
      "1795460400000-count_recipe_list_version",
      "1795276800000-read_model_reference",
      "1795485600000-read_model_aliases",
      "1795492500000-refresh_recipes",
      "1795485600000-refresh_terms",
    ]) {
      await runner.query(readSql(file));
    }
    await runner.query("drop function forget_terms cascade");
    await runner.query("drop table pending_counts");
    await runner.query(
      "drop function apply_pending_counts, record_words(text[]), forget_words(text[])",
    );
  }
}
