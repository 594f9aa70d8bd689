import type { MigrationInterface, QueryRunner } from "typeorm";
import { readSql } from "./readSql";

/** Replaces the trigger: this waits for transactions whose pending counts the function before would apply. */
const replaceTrigger = (name: string) => `
  drop trigger apply_pending_counts on pending_counts;
  ${readSql(name)}
  create constraint trigger apply_pending_counts after insert on pending_counts
  deferrable initially deferred for each row execute function apply_pending_counts();`;

/** One cook at a time, so that the version before never reads a part of a cook's pairs. */
const DELETE_PAIRS_OF_COOK = `
  delete from facet_pairs where facet in (
    select facet from facet_pairs where facet >= 'o' and facet < 'p' limit 1)`;

/**
 * Options of filters by a cook are counted when they are requested, also for cooks with many recipes. A start of the
 * version before is refused: its `reindex` would store pairs that triggers no longer update.
 */
export class ContractBusyCooks1795493500000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`${replaceTrigger("1795493500000-apply_pending_counts")}
      drop function if exists pair_busy_cooks(text[])`);
    let deleted: number | undefined;
    do {
      [, deleted] = (await runner.query(DELETE_PAIRS_OF_COOK)) as [unknown, number?];
    } while (deleted);
  }

  /** Pairs of busy cooks are counted by a rebuild of the version before, as a restore does. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(readSql("1795492700000-pair_busy_cooks"));
    await runner.query(replaceTrigger("1795493100000-apply_pending_counts"));
  }
}
