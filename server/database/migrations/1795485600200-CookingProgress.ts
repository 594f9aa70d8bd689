import type { MigrationInterface, QueryRunner } from "typeorm";

const statements = [
  `create table cooking_progress (
    user_id integer not null,
    recipe_id integer not null,
    recipe_version integer not null,
    done text array not null default '{}',
    step integer,
    changed_at timestamp(3) with time zone not null,
    constraint pk_cooking_progress primary key (user_id, recipe_id),
    constraint fk_cooking_progress_user_id
      foreign key (user_id) references users (user_id) on delete cascade,
    constraint fk_cooking_progress_recipe_id
      foreign key (recipe_id) references recipes (recipe_id) on delete cascade
  )`,
  "create index ix_cooking_progress_recipe_id on cooking_progress (recipe_id)",
];

/** What people have checked off while cooking, on all their devices. */
export class CookingProgress1795485600200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop table cooking_progress");
  }
}
