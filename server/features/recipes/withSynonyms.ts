import type { DataSource } from "typeorm";
import { filterKinds } from "../../../shared/referenceKinds";
import { prepareStatement } from "../../database/preparedStatements";
import { readFacets } from "./conditions";
import type { ResolvedFilter } from "./RecipeFilter";

const LETTERS = filterKinds.filter(({ isMergeable }) => isMergeable).map(({ letter }) => letter);

const SYNONYMS = prepareStatement(`
  select facet, array_agg(left(facet, 1) || synonym) as synonyms
  from unnest($1::text[]) facet
  cross join synonyms_of(left(facet, 1), substr(facet, 2)::integer) synonym
  group by facet`);

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
