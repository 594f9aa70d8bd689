import type { MigrationInterface, QueryRunner } from "typeorm";
import { readSql } from "./readSql";

/** Files in an order in which each finds what it needs. */
const FILES = [
  "ReadModel",
  "read_model_facets",
  "read_model_reference",
  "triggers",
  "recipe_name_lexemes",
  "recipe_documents",
  "refresh_recipes",
  "refresh_terms",
];

/** The triggers count facets; favourites and reviews are counted once all recipes are there. */
const FILL = `
  select refresh_terms('c', array(select category_id from categories));
  select refresh_terms('d', array(select difficulty_level_id from difficulty_levels));
  select refresh_terms('t', array(select tag_id from tags));
  select refresh_terms('i', array(select ingredient_id from ingredients));
  select refresh_terms('o', array(select user_id from users));
  select refresh_recipes(array(select recipe_id from recipes));
  update recipe_stats s set
    favorites = (select count(*) from favorites f where f.recipe_id = s.recipe_id),
    scores = array(
      select count(r.review_id)::integer
      from generate_series(1, 5) scored (score)
      left join reviews r on r.recipe_id = s.recipe_id and r.score = scored.score
      group by scored.score order by scored.score
    )`;

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
    for (const file of FILES) await runner.query(readSql(`1795276800000-${file}`));
    await runner.query(FILL);
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
