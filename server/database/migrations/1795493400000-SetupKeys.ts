import type { MigrationInterface, QueryRunner } from "typeorm";

/** Setup links, with which the first admin of a site is created. */
export class SetupKeys1795493400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table setup_keys (
        key_hash bytea not null,
        expires_at timestamp(3) with time zone not null,
        constraint pk_setup_keys primary key (key_hash)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop table setup_keys");
  }
}
