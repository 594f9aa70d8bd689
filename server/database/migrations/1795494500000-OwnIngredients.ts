import type { MigrationInterface, QueryRunner } from "typeorm";
import { readSql } from "./readSql";
import { buildIndex } from "./steps";

const COLUMNS = `alter table ingredients
  add column if not exists owner_id integer,
  add column if not exists own_key text,
  add column if not exists proposed_at timestamptz(3)`;

const CONSTRAINTS = {
  fk_ingredients_owner_id: "foreign key (owner_id) references users (user_id) on delete cascade",
  ck_ingredients_owner_id: "check ((owner_id is null) = (own_key is null))",
};

/** The tables with names of ingredients, and the events that give them one. */
const TRIGGERS = ["ingredients", "aliases"].flatMap((table) =>
  [
    ["insert", "new table as changed"],
    ["update", "new table as changed"],
  ].map(([event, tables]) => ({
    name: `absorb_own_${event}`,
    table,
    definition: `after ${event} on ${table} referencing ${tables}
      for each statement execute function absorb_own_ingredients()`,
  })),
);

/** Own ingredients of users. The unique key of a name stays, so that the version before can create ingredients. */
export class OwnIngredients1795494500000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(COLUMNS);
    for (const [name, definition] of Object.entries(CONSTRAINTS)) {
      await runner.query(`alter table ingredients drop constraint if exists ${name}`);
      await runner.query(`alter table ingredients add constraint ${name} ${definition} not valid`);
      await runner.query(`alter table ingredients validate constraint ${name}`);
    }
    await buildIndex(runner, "ix_ingredients_owner_id", "ingredients (owner_id)");
    await buildIndex(runner, "ix_ingredients_own_key", "ingredients (own_key)");
    await runner.query(readSql("1795494500000-refresh_terms"));
    await runner.query(readSql("1795494500000-absorb_own_ingredients"));
    for (const { name, definition } of TRIGGERS) {
      await runner.query(`create or replace trigger ${name} ${definition}`);
    }
  }

  /** Own ingredients become ingredients of the list under a key of their own, because recipes use them. */
  async down(runner: QueryRunner): Promise<void> {
    for (const { name, table } of TRIGGERS) await runner.query(`drop trigger ${name} on ${table}`);
    await runner.query("drop function absorb_own_ingredients()");
    await runner.query(readSql("1795494200000-refresh_terms"));
    await runner.query(
      "alter table ingredients drop column owner_id, drop column own_key, drop column proposed_at",
    );
  }
}
