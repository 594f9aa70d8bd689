import type { MigrationInterface, QueryRunner } from "typeorm";

/** The language that a mail is written in. */
export class MailLocales1795370400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table outbox
        add column locale text not null default 'en',
        add constraint ck_outbox_locale check (char_length(locale) between 1 and 50)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("alter table outbox drop column locale");
  }
}
