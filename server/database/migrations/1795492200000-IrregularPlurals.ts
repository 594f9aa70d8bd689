import type { MigrationInterface, QueryRunner } from "typeorm";
import { readSql } from "./readSql";

const named = [
  ["c", "categories", "category_id"],
  ["t", "tags", "tag_id"],
  ["i", "ingredients", "ingredient_id"],
] as const;

const PATTERN = "(lea|loa|hal|cal)ves\\M|geese\\M|\\mfeet\\M|\\mfungi\\M|\\mchildren\\M";

/** Names that differ by an irregular plural, such as "Bay leaf" and "Bay leaves", have a key in common. */
export class IrregularPlurals1795492200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(readSql("1795492200000-duplicate_keys_of"));
    for (const [kind, table, key] of named) {
      await runner.query(
        `insert into duplicate_keys (kind, key, id)
         select '${kind}', k, ${key} from ${table}, duplicate_keys_of(name, sort_name) k
         where name ~* '${PATTERN}' on conflict do nothing`,
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(readSql("1795485600000-duplicate_keys_of"));
    await runner.query("delete from duplicate_keys");
    for (const [kind, table, key] of named) {
      await runner.query(
        `insert into duplicate_keys (kind, key, id)
         select '${kind}', k, ${key} from ${table}, duplicate_keys_of(name, sort_name) k`,
      );
    }
  }
}
