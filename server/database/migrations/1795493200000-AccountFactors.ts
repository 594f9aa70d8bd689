import type { MigrationInterface, QueryRunner } from "typeorm";

/** Sessions of users whose role a login provider has given end earlier than others. */
export class AccountFactors1795493200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("alter table sessions add column expires_at timestamp(3) with time zone");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("alter table sessions drop column expires_at");
  }
}
