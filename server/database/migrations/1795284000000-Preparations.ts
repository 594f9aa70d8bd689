import type { MigrationInterface, QueryRunner } from "typeorm";
import { readSql } from "./readSql";

/** Stores the documents of recipes as `recipe_documents` returns them now. */
export const STORE_DOCUMENTS = `
  update recipe_docs d set doc = made.doc
  from recipe_documents(array(select recipe_id from recipes)) made where made.recipe_id = d.recipe_id`;

/** How the ingredient of a line is prepared. */
export class Preparations1795284000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table recipe_ingredients
        add column preparation text,
        add constraint ck_recipe_ingredients_preparation
          check (char_length(preparation) between 1 and 200)`,
    );
    await runner.query(readSql("1795284000000-recipe_documents"));
    await runner.query(STORE_DOCUMENTS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(readSql("1795276800000-recipe_documents"));
    await runner.query(STORE_DOCUMENTS);
    await runner.query("alter table recipe_ingredients drop column preparation");
  }
}
