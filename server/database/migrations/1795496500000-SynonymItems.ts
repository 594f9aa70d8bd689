import type { MigrationInterface, QueryRunner } from "typeorm";

const BY_KEY = `create or replace view synonym_items as
  select distinct y.synonym_id, d.kind, d.id
  from synonyms y cross join unnest(y.keys) form
  cross join unnest(array[form, 'a' || substr(form, 2)]) k (key) join duplicate_keys d using (key)`;

/** The primary key of duplicate_keys begins with the kind. */
const BY_KIND_AND_KEY = `create or replace view synonym_items as
  select distinct y.synonym_id, d.kind, d.id
  from synonyms y cross join unnest(y.keys) form
  join duplicate_keys d on d.kind in ('c', 't', 'i', 'q') and d.key in (form, 'a' || substr(form, 2))`;

/** Finds the items that groups of synonyms name through an index, without reading all keys for each word. */
export class SynonymItems1795496500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(BY_KIND_AND_KEY);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(BY_KEY);
  }
}
