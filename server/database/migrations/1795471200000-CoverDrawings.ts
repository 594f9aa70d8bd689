import type { MigrationInterface, QueryRunner } from "typeorm";
import { STORE_DOCUMENTS } from "./1795284000000-Preparations";
import { readSql } from "./readSql";

/** The drawing that was chosen as the cover of a recipe. */
export class CoverDrawings1795471200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table recipes
        add column cover_drawing text,
        add constraint ck_recipes_cover_drawing check (cover_drawing in (
          'STILL_LIFE', 'SOUP', 'STEW', 'CURRY', 'SALAD', 'PLATE', 'PASTA', 'NOODLES', 'RICE', 'BAKE',
          'PIZZA', 'SKEWERS', 'TACOS', 'BURGER', 'FLATBREADS', 'LOAF', 'TART', 'CAKE', 'COOKIES',
          'PANCAKES', 'DESSERT', 'JARS', 'DRINK', 'HOT_DRINK'))`,
    );
    await runner.query(readSql("1795471200000-recipe_documents"));
    await runner.query(STORE_DOCUMENTS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(readSql("1795464600000-recipe_documents"));
    await runner.query(STORE_DOCUMENTS);
    await runner.query("alter table recipes drop column cover_drawing");
  }
}
