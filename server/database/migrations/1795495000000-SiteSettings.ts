import type { MigrationInterface, QueryRunner } from "typeorm";

/** The settings that admins change. */
export class SiteSettings1795495000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table if not exists site_settings (
      setting text not null,
      value text,
      user_id integer,
      changed_at timestamp(3) with time zone not null default now(),
      version integer not null,
      constraint pk_site_settings primary key (setting),
      constraint fk_site_settings_user_id
        foreign key (user_id) references users (user_id) on delete set null,
      constraint ck_site_settings_setting
        check (setting in ('siteName', 'welcomeText', 'defaultLocale', 'newUserRole')),
      constraint ck_site_settings_value check (char_length(value) between 1 and 300),
      constraint ck_site_settings_setting_value
        check (setting <> 'newUserRole' or value in ('member', 'contributor'))
    )`);
    await runner.query(
      "create index if not exists ix_site_settings_user_id on site_settings (user_id)",
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop table site_settings");
  }
}
