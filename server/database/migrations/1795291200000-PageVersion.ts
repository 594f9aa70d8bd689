import type { MigrationInterface, QueryRunner } from "typeorm";

/** More than the transactions that write at the same time, so that each finds a row that is not locked. */
const SLOTS = 32;

/**
 * What pages for visitors show besides recipes and reference data, whose changes are counted already. Of
 * users they show the name only.
 */
const EVENTS = {
  favorites: "insert or update or delete or truncate",
  reviews: "insert or update or delete or truncate",
  users: "insert or update of name or delete or truncate",
};

/**
 * Counts the changes of what pages for visitors show, so that a process notices that its copy of a page is
 * old. The version is the sum over several rows: a transaction counts in one that no other has locked, so
 * that writers neither wait for each other nor deadlock.
 */
export class PageVersion1795291200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create table page_version (
        slot integer not null,
        version bigint not null,
        constraint pk_page_version primary key (slot)
      )`,
    );
    await runner.query(`insert into page_version select i, 0 from generate_series(1, ${SLOTS}) i`);
    await runner.query(`
      create function count_page_version() returns trigger language plpgsql as $$
      begin
        update page_version set version = version + 1 where slot = coalesce(
          (select slot from page_version for update skip locked limit 1), 1);
        return null;
      end $$`);
    for (const [table, events] of Object.entries(EVENTS)) {
      await runner.query(`
        create trigger page_version after ${events} on ${table}
        for each statement execute function count_page_version()`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of Object.keys(EVENTS)) {
      await runner.query(`drop trigger page_version on ${table}`);
    }
    await runner.query("drop function count_page_version");
    await runner.query("drop table page_version");
  }
}
