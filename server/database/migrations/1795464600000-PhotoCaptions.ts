import type { MigrationInterface, QueryRunner } from "typeorm";
import { STORE_DOCUMENTS } from "./1795284000000-Preparations";
import { readSql } from "./readSql";

/** What a photo shows, in words. */
export class PhotoCaptions1795464600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table photos
        add column caption text,
        add constraint ck_photos_caption check (char_length(caption) between 1 and 300)`,
    );
    await runner.query(readSql("1795464600000-recipe_documents"));
    await runner.query(STORE_DOCUMENTS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(readSql("1795284000000-recipe_documents"));
    await runner.query(STORE_DOCUMENTS);
    await runner.query("alter table photos drop column caption");
  }
}
