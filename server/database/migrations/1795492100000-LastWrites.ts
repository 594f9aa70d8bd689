import type { MigrationInterface, QueryRunner } from "typeorm";

const statements = [
  // Updated with each write of a user, in place while there is room on the page.
  `create table last_writes (
    user_id integer not null,
    position pg_lsn not null,
    written_at timestamp with time zone not null,
    constraint pk_last_writes primary key (user_id),
    constraint fk_last_writes_user_id
      foreign key (user_id) references users (user_id) on delete cascade
  ) with (fillfactor = 50)`,
];

/** How far the log of changes was when users wrote last: what replicas must have replayed for them. */
export class LastWrites1795492100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop table last_writes");
  }
}
