import type { MigrationInterface, QueryRunner } from "typeorm";
import { readSql } from "./readSql";
import { backfill } from "./steps";

/** Photos of recipes that stop being public get another address, and keep their files. */
export class PhotoAddresses1795493300000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("alter table photos add column if not exists stored_as text");
    await runner.query("alter table photos drop constraint if exists ck_photos_stored_as");
    await runner.query(
      "alter table photos add constraint ck_photos_stored_as check (stored_as ~ '^[0-9a-f]{32}$') not valid",
    );
    await runner.query("alter table photos validate constraint ck_photos_stored_as");
    await runner.query(readSql("1795493300000-recipe_documents"));
    await backfill(runner, {
      table: "photos",
      key: "photo_id",
      set: "stored_as = key, key = replace(gen_random_uuid()::text, '-', '')",
      where: `stored_as is null and exists (
        select from recipes r where r.recipe_id = photos.recipe_id and r.visibility <> 'public')`,
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      "update photos set key = stored_as, stored_as = null where stored_as is not null",
    );
    await runner.query(readSql("1795491000000-recipe_documents"));
    await runner.query("alter table photos drop column stored_as");
  }
}
