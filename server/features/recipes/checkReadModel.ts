import type { DataSource } from "typeorm";
import { isPublicRecipe } from "./visibility";
import { COUNTED_FACETS, COUNTED_PAIRS, COUNTED_STATS } from "../../database/readModel/rebuild";

/** What is stored but not so, or so but not stored, by name. */
const differing = (stored: string, right: string) => `
  select count(*)::int as count from (
    (${stored} except all ${right}) union all (${right} except all ${stored})) different`;

/** The keys of the names of likely duplicates. */
const COMPUTED_KEYS = `
  select 'c' as kind, key, category_id as id from categories, duplicate_keys_of(name, sort_name) key
  union all select 't', key, tag_id from tags, duplicate_keys_of(name, sort_name) key
  union all select 'i', key, ingredient_id from ingredients, duplicate_keys_of(name, sort_name) key`;

/**
 * A document to compare. Its tags are sorted as it is read, so they are stored in any order, and a detail that is missing in it
 * reads as null.
 */
const COMPARED_DOC = `jsonb_strip_nulls(doc::jsonb - 'tagIds')::text,
  array(select tag::integer from json_array_elements_text(doc -> 'tagIds') tag order by 1)`;

const ALL = "array(select recipe_id from recipes)";
const PUBLIC = `array(select recipe_id from recipes where ${isPublicRecipe()})`;

const CHECKS: Record<string, string> = {
  "recipes in lists and searches": differing(
    "select recipe_id, sort_name, total_minutes, array(select unnest(facets) order by 1), document from recipe_search",
    `select recipe_id, sort_name, total_minutes, array(select unnest(facets) order by 1), document
     from recipe_documents(${PUBLIC})`,
  ),
  "documents of recipes": differing(
    `select recipe_id, ${COMPARED_DOC} from recipe_docs`,
    `select recipe_id, ${COMPARED_DOC} from recipe_documents(${ALL})`,
  ),
  "counts of favorites and scores": differing(
    "select recipe_id, favorites, scores from recipe_stats",
    `select * from (${COUNTED_STATS}) counted`,
  ),
  "counts of facets": differing(
    "select facet, count from facet_counts where count <> 0",
    `select * from (${COUNTED_FACETS}) counted`,
  ),
  "counts of pairs of facets": differing(
    "select facet, other, count from facet_pairs where count <> 0",
    `select * from (${COUNTED_PAIRS}) counted`,
  ),
  "keys of likely duplicates": differing(
    "select kind, key, id from duplicate_keys",
    `select * from (${COMPUTED_KEYS}) computed`,
  ),
};

/**
 * Compares the read model with the entities.
 * @returns how many rows differ, by what they are; empty when all is as it should be
 */
export async function checkReadModel(
  db: Pick<DataSource, "query">,
): Promise<Record<string, number>> {
  const found = new Map<string, number>();
  for (const [name, statement] of Object.entries(CHECKS)) {
    const [{ count }] = await db.query<[{ count: number }]>(statement);
    if (count > 0) found.set(name, count);
  }
  return Object.fromEntries(found);
}
