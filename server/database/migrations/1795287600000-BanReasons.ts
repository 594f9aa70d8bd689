import type { MigrationInterface, QueryRunner } from "typeorm";

/** Why somebody is banned. */
export class BanReasons1795287600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table users
        add column ban_reason text,
        add constraint ck_users_ban_reason check (char_length(ban_reason) between 1 and 500)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("alter table users drop column ban_reason");
  }
}
