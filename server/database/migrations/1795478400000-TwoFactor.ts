import type { MigrationInterface, QueryRunner } from "typeorm";

const statements = [
  "alter table users add column two_factor boolean not null default false",
  `create table totp_secrets (
    user_id integer not null,
    secret bytea not null,
    confirmed_at timestamp(3) with time zone,
    last_step integer,
    constraint pk_totp_secrets primary key (user_id),
    constraint fk_totp_secrets_user_id
      foreign key (user_id) references users (user_id) on delete cascade
  )`,
  `create table recovery_codes (
    user_id integer not null,
    code_hash bytea not null,
    created_at timestamp(3) with time zone not null default now(),
    constraint pk_recovery_codes primary key (user_id, code_hash),
    constraint fk_recovery_codes_user_id
      foreign key (user_id) references users (user_id) on delete cascade
  )`,
];

/** Authenticator apps and recovery codes. */
export class TwoFactor1795478400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop table recovery_codes");
    await runner.query("drop table totp_secrets");
    await runner.query("alter table users drop column two_factor");
  }
}
