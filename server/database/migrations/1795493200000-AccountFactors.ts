import type { MigrationInterface, QueryRunner } from "typeorm";
import { backfill } from "./steps";

/** Combining marks that may follow letters of any script. */
const MARKS =
  "[\\u0300-\\u036f\\u0483-\\u0489\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff\\ufe20-\\ufe2f]";

/**
 * Sessions of users whose role a login provider has given end earlier than others, and combining marks no longer make
 * a name look like another one.
 */
export class AccountFactors1795493200000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      "alter table sessions add column if not exists expires_at timestamp(3) with time zone",
    );
    await backfill(runner, {
      table: "users",
      key: "user_id",
      set: `skeleton = regexp_replace(skeleton, '${MARKS}', '', 'g')`,
      where: `skeleton ~ '${MARKS}'`,
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("alter table sessions drop column expires_at");
  }
}
