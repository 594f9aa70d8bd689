import type { MigrationInterface, QueryRunner } from "typeorm";
import { STORE_DOCUMENTS } from "./1795284000000-Preparations";
import { readSql } from "./readSql";

/** Recipes that not everybody sees. */
export class PrivateRecipes1795491000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table recipes
        add column visibility text not null default 'public',
        add column link_key text,
        add constraint ck_recipes_visibility check (visibility in ('public', 'unlisted', 'private')),
        add constraint ck_recipes_link_key check ((link_key is not null) = (visibility = 'unlisted'))`,
    );
    await runner.query(
      `alter table imports
        add column visibility text not null default 'public',
        add constraint ck_imports_visibility check (visibility in ('public', 'unlisted', 'private'))`,
    );
    await runner.query(readSql("1795491000000-recipe_documents"));
    await runner.query(readSql("1795491000000-refresh_recipes"));
    await runner.query(STORE_DOCUMENTS);
  }

  /** Recipes that were not public must not become so: they are deleted. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query("delete from recipes where visibility <> 'public'");
    await runner.query(readSql("1795471200000-recipe_documents"));
    await runner.query(readSql("1795276800000-refresh_recipes"));
    await runner.query("alter table imports drop column visibility");
    await runner.query("alter table recipes drop column visibility, drop column link_key");
    await runner.query(STORE_DOCUMENTS);
  }
}
