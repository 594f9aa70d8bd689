import type { MigrationInterface, QueryRunner } from "typeorm";
import { readSql } from "./readSql";
import { buildIndex } from "./steps";

const COLUMNS = [
  "outcome text",
  "changes jsonb not null default '[]'",
  "recipe_version integer",
  "reply text",
  "replied_at timestamptz(3)",
  "reply_hidden_reason text",
];

const CHECKS = {
  outcome: "outcome in ('as_written', 'with_changes')",
  changes: "changes = '[]' or outcome = 'with_changes'",
  reply: "char_length(reply) between 1 and 2000",
  reply_hidden_reason: "char_length(reply_hidden_reason) between 1 and 200",
};

const VOTES = `
  create table if not exists review_votes (
    review_id integer not null,
    user_id integer not null,
    recipe_id integer not null,
    created_at timestamptz(3) not null default now(),
    constraint pk_review_votes primary key (review_id, user_id),
    constraint fk_review_votes_review_id foreign key (review_id) references reviews (review_id) on delete cascade,
    constraint fk_review_votes_user_id foreign key (user_id) references users (user_id) on delete cascade,
    constraint fk_review_votes_recipe_id foreign key (recipe_id) references recipes (recipe_id) on delete cascade
  )`;

const PAGE_VERSION = `
  create or replace trigger page_version after insert or update or delete or truncate on review_votes
  for each statement execute function count_page_version()`;

const DELETED_TABLES =
  "'recipe_steps', 'recipe_lines', 'recipe_tags', 'recipe_equipment', 'favorites', 'reviews', 'notes', 'recipe_versions'";

async function addCheck(
  runner: QueryRunner,
  table: string,
  name: string,
  condition: string,
): Promise<void> {
  await runner.query(`alter table ${table} drop constraint if exists ${name}`);
  await runner.query(`alter table ${table} add constraint ${name} check (${condition}) not valid`);
  await runner.query(`alter table ${table} validate constraint ${name}`);
}

const restrictDeletedTables = (runner: QueryRunner, tables: string): Promise<void> =>
  addCheck(
    runner,
    "deleted_recipe_rows",
    "ck_deleted_recipe_rows_table_name",
    `table_name in (${tables})`,
  );

/**
 * The way in which a reviewer cooked, replies to reviews, and votes for helpful ones. Scores of reviews with changes are
 * counted separately. All earlier reviews state nothing, so that zero is right for each recipe.
 */
export class ReviewOutcomes1795495700000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const column of COLUMNS) {
      await runner.query(`alter table reviews add column if not exists ${column}`);
    }
    for (const [column, condition] of Object.entries(CHECKS)) {
      await addCheck(runner, "reviews", `ck_reviews_${column}`, condition);
    }
    await runner.query(VOTES);
    await buildIndex(
      runner,
      "ix_review_votes_user_id_recipe_id",
      "review_votes (user_id, recipe_id)",
    );
    await buildIndex(runner, "ix_review_votes_recipe_id", "review_votes (recipe_id)");
    await runner.query(PAGE_VERSION);
    await restrictDeletedTables(runner, `${DELETED_TABLES}, 'review_votes'`);
    await runner.query(
      "alter table recipe_stats add column if not exists changed_scores integer[] not null default '{0,0,0,0,0}'",
    );
    await runner.query(readSql("1795495700000-as_written_rank"));
    await runner.query(readSql("1795495700000-read_model_reviews"));
    await runner.query(readSql("1795495700000-read_model_reviews_updated"));
    await buildIndex(
      runner,
      "ix_recipe_stats_as_written",
      "recipe_stats (as_written_rank(scores, changed_scores), recipe_id)",
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop index ix_recipe_stats_as_written");
    await runner.query(readSql("1795495700000-previous_reviews"));
    await runner.query("drop function as_written_rank");
    await runner.query("alter table recipe_stats drop column changed_scores");
    await runner.query("delete from deleted_recipe_rows where table_name = 'review_votes'");
    await restrictDeletedTables(runner, DELETED_TABLES);
    await runner.query("drop table review_votes");
    for (const column of Object.keys(CHECKS)) {
      await runner.query(`alter table reviews drop constraint ck_reviews_${column}`);
    }
    for (const column of COLUMNS) {
      await runner.query(`alter table reviews drop column ${column.split(" ")[0]}`);
    }
  }
}
