import type { MigrationInterface, QueryRunner } from "typeorm";

const statements = [
  `create table identities (
    user_id integer not null,
    issuer text collate "C" not null,
    subject text collate "C" not null,
    email_key text collate "C" not null,
    linked_at timestamp(3) with time zone not null default now(),
    last_used_at timestamp(3) with time zone not null default now(),
    constraint pk_identities primary key (user_id),
    constraint uq_identities_issuer_subject unique (issuer, subject),
    constraint fk_identities_user_id
      foreign key (user_id) references users (user_id) on delete cascade
  )`,
  "alter table sessions add column vouched boolean not null default false",
];

/** Accounts at an OpenID Connect provider, by which people log in. */
export class Identities1795489200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("alter table sessions drop column vouched");
    await runner.query("drop table identities");
  }
}
