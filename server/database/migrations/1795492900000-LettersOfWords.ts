import type { MigrationInterface, QueryRunner } from "typeorm";
import { buildIndex } from "./steps";

/** Words are found by letters within them: by each three of these in a row. */
export class LettersOfWords1795492900000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create or replace function word_runs(word text) returns text[]
      language sql immutable strict parallel safe as $$
        select array(select substr(word, i, 3) from generate_series(1, length(word) - 2) i)
      $$`);
    await buildIndex(
      runner,
      "ix_search_vocabulary_runs",
      "search_vocabulary using gin (word_runs(word)) with (fastupdate = off)",
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop index ix_search_vocabulary_runs");
    await runner.query("drop function word_runs");
  }
}
