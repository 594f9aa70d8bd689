import type { MigrationInterface, QueryRunner } from "typeorm";

/** The answer to a declined proposal of an own ingredient. */
export class DeclinedIngredients1795495500000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table ingredients
      add column if not exists declined_at timestamptz(3),
      add column if not exists decline_reason text`);
    await runner.query(
      "alter table ingredients drop constraint if exists ck_ingredients_decline_reason",
    );
    await runner.query(`alter table ingredients add constraint ck_ingredients_decline_reason
      check (char_length(decline_reason) between 1 and 500) not valid`);
    await runner.query("alter table ingredients validate constraint ck_ingredients_decline_reason");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      "alter table ingredients drop column decline_reason, drop column declined_at",
    );
  }
}
