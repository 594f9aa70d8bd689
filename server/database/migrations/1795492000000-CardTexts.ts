import type { MigrationInterface, QueryRunner } from "typeorm";

/** The photo of a card and the text that was recognized in it stay, so that the text can be corrected beside it. */
export class CardTexts1795492000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("alter table imports add recognized_text text, add picture bytea");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("alter table imports drop column recognized_text, drop column picture");
  }
}
