import type { MigrationInterface, QueryRunner } from "typeorm";
import { rebuildReadModel } from "../readModel/rebuild";
import { refresh } from "../readModel/refresh";
import { searchText } from "../readModel/searchText";
import { tables } from "../readModel/tables";
import { readModelTriggers } from "../readModel/triggers";

const WATCHED = [
  ["recipes", "insert", "update"],
  ["recipe_ingredients", "insert", "update", "delete"],
  ["recipe_tags", "insert", "update", "delete"],
  ["photos", "insert", "update", "delete"],
  ["favorites", "insert", "delete"],
  ["reviews", "insert", "update", "delete"],
  ["categories", "insert", "update", "delete"],
  ["difficulty_levels", "insert", "update", "delete"],
  ["tags", "insert", "update", "delete"],
  ["ingredients", "insert", "update", "delete"],
  ["users", "insert", "update", "delete"],
] as const;

/** What lists, searches and pages read: made from the entities' tables and kept by triggers on them. */
export class ReadModel1795276800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...searchText, ...tables, ...refresh, ...readModelTriggers]) {
      await runner.query(statement);
    }
    await rebuildReadModel(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, ...events] of WATCHED) {
      for (const event of events)
        await runner.query(`drop trigger read_model_${event} on ${table}`);
    }
    await runner.query(
      `drop table recipe_search, recipe_docs, recipe_stats, search_terms, search_vocabulary,
        facet_counts, facet_pairs, reference_version`,
    );
    await runner.query("drop sequence recipe_doc_version");
    const functions = (await runner.query(
      `select p.oid::regprocedure::text as name from pg_proc p
       where p.pronamespace = current_schema()::regnamespace
         and (p.proname like 'read\\_model\\_%' or p.proname like 'search\\_%'
           or p.proname in ('refresh_recipes', 'refresh_terms', 'recipe_documents', 'recipe_name_lexemes'))`,
    )) as { name: string }[];
    for (const { name } of functions) await runner.query(`drop function ${name}`);
    for (const language of ["plain", "english", "german"]) {
      await runner.query(`drop text search configuration words_${language}`);
    }
    for (const language of ["english", "german"]) {
      await runner.query(`drop text search dictionary words_${language}`);
    }
  }
}
