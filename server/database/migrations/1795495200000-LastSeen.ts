import type { MigrationInterface, QueryRunner } from "typeorm";
import { backfill, buildIndex } from "./steps";

/** The time when each user was last seen, and an index of the banned users. */
export class LastSeen1795495200000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("alter table users add column if not exists last_seen_at timestamptz(3)");
    await backfill(runner, {
      table: "users",
      key: "user_id",
      set: "last_seen_at = (select max(last_used_at) from sessions s where s.user_id = users.user_id)",
      where:
        "last_seen_at is null and exists (select from sessions s where s.user_id = users.user_id)",
    });
    await buildIndex(runner, "ix_users_banned", "users (banned) where banned");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop index ix_users_banned");
    await runner.query("alter table users drop column last_seen_at");
  }
}
