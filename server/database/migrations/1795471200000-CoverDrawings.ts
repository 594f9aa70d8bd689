import type { MigrationInterface, QueryRunner } from "typeorm";
import { rebuildReadModel } from "../readModel/rebuild";
import { recipeDocuments } from "../readModel/refresh";

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
    await runner.query(recipeDocuments("with cover drawings"));
    await rebuildReadModel(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(recipeDocuments("with captions"));
    await rebuildReadModel(runner);
    await runner.query("alter table recipes drop column cover_drawing");
  }
}
