import type { MigrationInterface, QueryRunner } from "typeorm";

/** The names of other sites' categories that admins have assigned to a category. */
export class CategoryNames1795494600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table if not exists category_names (
      name_key text not null,
      category_id integer not null,
      constraint pk_category_names primary key (name_key),
      constraint fk_category_names_category_id
        foreign key (category_id) references categories (category_id) on delete cascade,
      constraint ck_category_names_name_key check (char_length(name_key) between 1 and 200)
    )`);
    await runner.query(
      "create index if not exists ix_category_names_category_id on category_names (category_id)",
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop table category_names");
  }
}
