import type { MigrationInterface, QueryRunner } from "typeorm";

/** The confirmation of email addresses, notices that users can switch off, and the languages of mails. */
export class Notices1795495100000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // The default is also the value of all existing accounts, which therefore count as confirmed.
    await runner.query(`alter table users
      add column if not exists email_confirmed_at timestamptz(3) default now(),
      add column if not exists muted_notices text[] not null default '{}'`);
    await runner.query("alter table users drop constraint if exists ck_users_cardinality");
    await runner.query(`alter table users add constraint ck_users_cardinality
      check (cardinality(muted_notices) <= 20) not valid`);
    await runner.query("alter table users validate constraint ck_users_cardinality");
    await runner.query("alter table sessions add column if not exists locale text");
    await runner.query("alter table sessions drop constraint if exists ck_sessions_locale");
    await runner.query(`alter table sessions add constraint ck_sessions_locale
      check (char_length(locale) between 1 and 50) not valid`);
    await runner.query("alter table sessions validate constraint ck_sessions_locale");
    await runner.query(`alter table outbox
      add column if not exists path text,
      alter column locale drop not null`);
    await runner.query("alter table outbox drop constraint if exists ck_outbox_path");
    await runner.query(`alter table outbox add constraint ck_outbox_path
      check (char_length(path) between 1 and 200) not valid`);
    await runner.query("alter table outbox validate constraint ck_outbox_path");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("delete from outbox where locale is null");
    await runner.query("alter table outbox drop column path, alter column locale set not null");
    await runner.query("alter table sessions drop column locale");
    await runner.query(
      "alter table users drop column muted_notices, drop column email_confirmed_at",
    );
  }
}
