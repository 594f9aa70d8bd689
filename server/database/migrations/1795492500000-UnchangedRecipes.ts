import type { MigrationInterface, QueryRunner } from "typeorm";
import { readSql } from "./readSql";

/** A write that changes nothing of what lists, searches and pages show leaves their rows as they are. */
export class UnchangedRecipes1795492500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(readSql("1795492500000-refresh_recipes"));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(readSql("1795491000000-refresh_recipes"));
  }
}
