import type { MigrationInterface, QueryRunner } from "typeorm";

/** Records, in its only row, that the starter data was loaded, so that it is not loaded again. */
export class StarterData1795294800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table starter_data (
        loaded boolean primary key default true check (loaded),
        loaded_at timestamptz not null default now()
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop table starter_data");
  }
}
