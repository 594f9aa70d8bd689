import { toSnakeCase } from "../../../shared/changeCase";
import { mergeableEntries } from "../../../shared/referenceKinds";
import type { DataSource } from "typeorm";
import { isPublicRecipe } from "./visibility";
import { COUNTED_FACETS, COUNTED_PAIRS, COUNTED_STATS } from "../../database/readModel/rebuild";

/** Counts the rows that are only stored or only computed. */
const countDifferences = (stored: string, computed: string) => `
  select count(*)::int as count from (
    (${stored} except all ${computed}) union all (${computed} except all ${stored})) different`;

/** Computes the keys of likely duplicates, and those of aliases. */
const COMPUTED_KEYS = mergeableEntries
  .map(
    ([, { name, key, letter }]) =>
      `select '${letter}' as kind, key, ${toSnakeCase(key)} as id
       from ${toSnakeCase(name)}, duplicate_keys_of(name, sort_name) key
       ${name === "ingredients" ? "where owner_id is null" : ""}`,
  )
  .join(" union all ")
  .concat(
    ...mergeableEntries.map(
      ([kind, { key, letter }]) => `
       union all select distinct '${letter}', 'a' || substr(key, 2), ${toSnakeCase(key)}
       from aliases, unnest(synonym_keys(array[name])) key where kind = '${kind}'`,
    ),
  );

/** Compares the IDs in a document without their order, which does not matter. */
const sortIds = (name: string) =>
  `array(select id::integer from json_array_elements_text(doc -> '${name}') id order by 1)`;

/** A document for comparison. A missing detail reads as null, and a missing list as empty. */
const COMPARED_DOC = `jsonb_strip_nulls(doc::jsonb - 'tagIds' - 'equipmentIds')::text,
  ${sortIds("tagIds")}, ${sortIds("equipmentIds")}`;

const ALL_IDS = "array(select recipe_id from recipes)";
const PUBLIC_IDS = `array(select recipe_id from recipes where ${isPublicRecipe()})`;

const CHECKS: Record<string, string> = {
  "recipes in lists and searches": countDifferences(
    "select recipe_id, sort_name, total_minutes, array(select unnest(facets) order by 1), document from recipe_search",
    `select recipe_id, sort_name, total_minutes, array(select unnest(facets) order by 1), document
     from recipe_documents(${PUBLIC_IDS})`,
  ),
  "documents of recipes": countDifferences(
    `select recipe_id, ${COMPARED_DOC} from recipe_docs`,
    `select recipe_id, ${COMPARED_DOC} from recipe_documents(${ALL_IDS})`,
  ),
  "counts of favorites and scores": countDifferences(
    "select recipe_id, favorites, scores, changed_scores from recipe_stats",
    `select * from (${COUNTED_STATS}) counted`,
  ),
  "counts of facets": countDifferences(
    "select facet, count from facet_counts where count <> 0",
    `select * from (${COUNTED_FACETS}) counted`,
  ),
  "counts of pairs of facets": countDifferences(
    "select facet, other, count from facet_pairs where count <> 0",
    `select * from (${COUNTED_PAIRS}) counted`,
  ),
  "keys of likely duplicates": countDifferences(
    "select kind, key, id from duplicate_keys",
    `select * from (${COMPUTED_KEYS}) computed`,
  ),
};

/**
 * Compares the read model with the entities.
 * @returns the number of rows that differ, by check; empty without differences
 */
export async function checkReadModel(
  db: Pick<DataSource, "query">,
): Promise<Record<string, number>> {
  const differences = new Map<string, number>();
  for (const [name, statement] of Object.entries(CHECKS)) {
    const [{ count }] = await db.query<[{ count: number }]>(statement);
    if (count > 0) differences.set(name, count);
  }
  return Object.fromEntries(differences);
}
