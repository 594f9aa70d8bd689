import type { MigrationInterface, QueryRunner } from "typeorm";

/** Whose password was generated, and has to be changed at the first login. */
export class GeneratedPasswords1795468800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      "alter table users add column must_change_password boolean not null default false",
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("alter table users drop column must_change_password");
  }
}
