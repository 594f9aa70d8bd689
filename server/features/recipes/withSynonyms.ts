import type { DataSource } from "typeorm";
import { filterKinds } from "../../../shared/referenceKinds";
import { readFacets } from "./conditions";
import type { ResolvedFilter } from "./RecipeFilter";

const LETTERS = filterKinds.filter(({ isMergeable }) => isMergeable).map(({ letter }) => letter);

const SYNONYMS = `
  select f.facet, array_agg(distinct o.kind || o.id) as synonyms
  from unnest($1::text[]) f (facet)
  join synonym_items i on i.kind = left(f.facet, 1) and i.id = substr(f.facet, 2)::integer
  join synonym_items o on o.synonym_id = i.synonym_id and o.kind = i.kind and o.id <> i.id
  group by f.facet`;

/** Adds the facets of the same meaning to a filter, so that "without shrimp" excludes prawns. */
export async function withSynonyms(
  db: DataSource,
  filter: ResolvedFilter,
): Promise<ResolvedFilter> {
  const { all, anyOf, none } = readFacets(filter);
  const facets = [...all, ...anyOf.flat(), ...none].filter((facet) =>
    LETTERS.some((letter) => facet.startsWith(letter)),
  );
  if (facets.length === 0) return filter;
  const rows: { facet: string; synonyms: string[] }[] = await db.query(SYNONYMS, [facets]);
  return { ...filter, synonyms: new Map(rows.map(({ facet, synonyms }) => [facet, synonyms])) };
}
