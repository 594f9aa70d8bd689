import type { MigrationInterface, QueryRunner } from "typeorm";

/** What a cook wants to know before starting, and lines that a scaled recipe leaves as they are. */
export class RecipesToCookFrom1795262400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table recipes
        add column description text,
        add column source text,
        add column servings double precision,
        add column servings_unit text,
        add column prep_minutes integer,
        add column cook_minutes integer,
        add column total_minutes integer,
        add constraint ck_recipes_description check (char_length(description) between 1 and 2000),
        add constraint ck_recipes_source check (char_length(source) between 1 and 500),
        add constraint ck_recipes_servings check (servings between 1 and 1000),
        add constraint ck_recipes_servings_unit check (char_length(servings_unit) between 1 and 50),
        add constraint ck_recipes_prep_minutes check (prep_minutes between 0 and 14400),
        add constraint ck_recipes_cook_minutes check (cook_minutes between 0 and 14400),
        add constraint ck_recipes_total_minutes check (total_minutes between 0 and 14400)`,
    );
    await runner.query(
      "alter table recipe_ingredients add column scales boolean not null default true",
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("alter table recipe_ingredients drop column scales");
    await runner.query(
      `alter table recipes
        drop column description,
        drop column source,
        drop column servings,
        drop column servings_unit,
        drop column prep_minutes,
        drop column cook_minutes,
        drop column total_minutes`,
    );
  }
}
