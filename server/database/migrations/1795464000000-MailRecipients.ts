import type { MigrationInterface, QueryRunner } from "typeorm";

/** Mail to an address that is no longer the user's. */
export class MailRecipients1795464000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("alter table outbox add recipient text");
    await runner.query(
      "alter table outbox add constraint ck_outbox_recipient check (char_length(recipient) <= 254)",
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("delete from outbox where recipient is not null");
    await runner.query("alter table outbox drop column recipient");
  }
}
