import type { MigrationInterface, QueryRunner } from "typeorm";
import { readSql } from "./readSql";

/** The language of a recipe. Stored documents stay as they are: a missing language reads as null. */
export class RecipeLanguage1795493600000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("alter table recipes add column if not exists language text");
    await runner.query("alter table recipes drop constraint if exists ck_recipes_language");
    await runner.query(
      "alter table recipes add constraint ck_recipes_language check (char_length(language) between 1 and 35) not valid",
    );
    await runner.query("alter table recipes validate constraint ck_recipes_language");
    await runner.query(readSql("1795493600000-recipe_documents"));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(readSql("1795493300000-recipe_documents"));
    await runner.query(
      "select refresh_recipes(array(select recipe_id from recipes where language is not null))",
    );
    await runner.query("alter table recipes drop column language");
  }
}
