import type { MigrationInterface, QueryRunner } from "typeorm";
import { rebuildReadModel } from "../readModel/rebuild";
import { recipeDocuments } from "../readModel/refresh";

/** What a photo shows, in words. */
export class PhotoCaptions1795464600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table photos
        add column caption text,
        add constraint ck_photos_caption check (char_length(caption) between 1 and 300)`,
    );
    await runner.query(recipeDocuments("with captions"));
    await rebuildReadModel(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(recipeDocuments("with preparation"));
    await rebuildReadModel(runner);
    await runner.query("alter table photos drop column caption");
  }
}
