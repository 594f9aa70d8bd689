import type { MigrationInterface, QueryRunner } from "typeorm";
import { buildIndex } from "./steps";

/** A sentence about each user, and the photo that shows the user. */
export class Profiles1795494900000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("alter table users add column if not exists about text");
    await runner.query("alter table users drop constraint if exists ck_users_about");
    await runner.query(
      "alter table users add constraint ck_users_about check (char_length(about) between 1 and 200) not valid",
    );
    await runner.query("alter table users validate constraint ck_users_about");
    await runner.query("alter table photos add column if not exists person_id integer");
    await runner.query("alter table photos drop constraint if exists fk_photos_person_id");
    await runner.query(
      `alter table photos add constraint fk_photos_person_id
         foreign key (person_id) references users (user_id) on delete set null not valid`,
    );
    await runner.query("alter table photos validate constraint fk_photos_person_id");
    await buildIndex(runner, "ix_photos_person_id", "photos (person_id)");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("alter table photos drop column person_id");
    await runner.query("alter table users drop column about");
  }
}
