import type { MigrationInterface, QueryRunner } from "typeorm";
import { readSql } from "./readSql";

const limits = [
  ["nutrition", 1000],
  ["nutrition_source", 200],
] as const;

/** Nutrition per serving and its source. Stored documents stay as they are: a missing value reads as null. */
export class Nutrition1795494300000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const [column, max] of limits) {
      const constraint = `ck_recipes_${column}`;
      await runner.query(`alter table recipes add column if not exists ${column} text`);
      await runner.query(`alter table recipes drop constraint if exists ${constraint}`);
      await runner.query(
        `alter table recipes add constraint ${constraint} check (char_length(${column}) between 1 and ${max}) not valid`,
      );
      await runner.query(`alter table recipes validate constraint ${constraint}`);
    }
    await runner.query(readSql("1795494300000-recipe_documents"));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(readSql("1795494200000-recipe_documents"));
    await runner.query(
      "select refresh_recipes(array(select recipe_id from recipes where num_nonnulls(nutrition, nutrition_source) > 0))",
    );
    await runner.query("alter table recipes drop column nutrition_source, drop column nutrition");
  }
}
