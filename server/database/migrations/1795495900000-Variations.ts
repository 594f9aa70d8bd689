import type { MigrationInterface, QueryRunner } from "typeorm";
import { buildIndex } from "./steps";

/** The recipe of which a recipe is a variation. No foreign key, because a deleted recipe can be restored. */
export class Variations1795495900000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("alter table recipes add column if not exists origin_id integer");
    await runner.query("alter table recipes add column if not exists origin_name text");
    const name = "ck_recipes_origin_name";
    await runner.query(`alter table recipes drop constraint if exists ${name}`);
    await runner.query(
      `alter table recipes add constraint ${name} check (char_length(origin_name) between 1 and 200) not valid`,
    );
    await runner.query(`alter table recipes validate constraint ${name}`);
    await buildIndex(runner, "ix_recipes_origin_id", "recipes (origin_id)");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("alter table recipes drop column origin_id, drop column origin_name");
  }
}
