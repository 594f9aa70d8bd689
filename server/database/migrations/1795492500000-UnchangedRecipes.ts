import type { MigrationInterface, QueryRunner } from "typeorm";
import { refreshRecipes } from "../readModel/refresh";

/** A write that changes nothing of what lists, searches and pages show leaves their rows as they are. */
export class UnchangedRecipes1795492500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(refreshRecipes("public recipes that changed"));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(refreshRecipes("public recipes"));
  }
}
