import type { MigrationInterface, QueryRunner } from "typeorm";
import { rebuildReadModel } from "../readModel/rebuild";
import { recipeDocuments } from "../readModel/refresh";

/** How the ingredient of a line is prepared. */
export class Preparations1795284000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table recipe_ingredients
        add column preparation text,
        add constraint ck_recipe_ingredients_preparation
          check (char_length(preparation) between 1 and 200)`,
    );
    await runner.query(recipeDocuments("with preparation"));
    await rebuildReadModel(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(recipeDocuments("as first released"));
    await rebuildReadModel(runner);
    await runner.query("alter table recipe_ingredients drop column preparation");
  }
}
