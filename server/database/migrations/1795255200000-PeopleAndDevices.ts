import type { MigrationInterface, QueryRunner } from "typeorm";

/** Versions of accounts, devices of sessions, and one order of names and emails on every server. */
export class PeopleAndDevices1795255200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table users
        add column version integer not null default 1,
        alter column name_key type text collate "C",
        alter column email_key type text collate "C"`,
    );
    await runner.query(
      `alter table sessions
        add column device text,
        add constraint ck_sessions_device check (char_length(device) <= 200)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("alter table sessions drop column device");
    await runner.query(
      `alter table users
        drop column version,
        alter column name_key type text,
        alter column email_key type text`,
    );
  }
}
