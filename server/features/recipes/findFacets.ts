import type { DataSource } from "typeorm";
import { filterKinds, hasSeveral } from "../../../shared/referenceKinds";
import { ownProperty } from "../../../shared/ownProperty";
import { prepareStatement } from "../../database/preparedStatements";
import { loadReferenceNames } from "../reference/ReferenceNames";
import { findPublicOwner } from "../users/loaders";
import { FacetOption } from "./FacetOption";
import {
  createCondition,
  FACET_LETTERS,
  findCountedFacets,
  isUnpaired,
  readFacets,
} from "./conditions";
import { addMargin, SAMPLE_INTERVAL, MAX_COUNTED, selectSample } from "./countMatching";
import { RecipeFacets } from "./RecipeFacets";
import type { ResolvedFilter } from "./RecipeFilter";
import { readSearch, type Search } from "./search";
import { findSimilarSearch } from "./similarSearch";
import { withSynonyms } from "./withSynonyms";

type FilterKind = (typeof filterKinds)[number];
type FacetKind = FilterKind["letter"];

/**
 * The filter fields that do not narrow their own list of options, because another choice would replace or widen
 * theirs.
 */
const ownFields = ({ key, listField, withoutField }: FilterKind) =>
  withoutField ? { [key]: null } : { [key]: null, [listField]: null };

/** The number of recipes with each facet. */
type Counts = Readonly<Record<string, number>>;

/** Returns counts as one JSON value, because reading thousands of rows takes several times longer. */
const aggregateCounts = (rows: string) =>
  `(select coalesce(json_object_agg(facet, count), '{}') from (${rows}) counted) as counts`;

const nextLetter = (letter: string) => String.fromCharCode(letter.charCodeAt(0) + 1);

/** Excludes the facets of owners, of which there are many. Ranges use the index. */
const isListed = [...filterKinds.map(({ letter }) => letter), FACET_LETTERS.language]
  .map((letter) => `facet > '${letter}' and facet < '${nextLetter(letter)}'`)
  .join(" or ");

const USED = `
  select ${aggregateCounts(`select facet, count from facet_counts
    where count > 0 and (${isListed})`)}, version::int from reference_version`;

/** The size of the sample of old and new recipes from which counts are estimated if too many match. */
const MAX_SAMPLED = 5_000;

/**
 * Selects the slice of a recipe's facets with some kinds. `recipe_documents` stores the category and the level second
 * and third, the cook fourth, then all others.
 */
function selectFacets(facetKinds: ReadonlySet<FacetKind>): string {
  const kinds = filterKinds.filter(({ letter }) => facetKinds.has(letter));
  if (!kinds.some(hasSeveral)) return "facets[2:3]";
  return kinds.every(hasSeveral) ? "facets[5:]" : "facets[2:]";
}

/** Counts the recipes with each facet of some kinds, among those that match a filter. */
async function countFacets(
  db: DataSource,
  filter: ResolvedFilter,
  search: Search | null,
  facetKinds: ReadonlySet<FacetKind>,
): Promise<Counts> {
  const condition = createCondition(filter, search);
  const { from, weight } = selectSample(condition);
  const isEstimated = `(select count from estimated) > ${addMargin(MAX_COUNTED)}`;
  const [row] = await db.query<[{ counts: Counts }]>(
    `with sampled as materialized (select s.recipe_id, s.facets from ${from}),
     estimated as materialized (
       select count(*) * ${weight} as count, 1 + count(*) / ${MAX_SAMPLED} as every from sampled
     ), found as materialized (
       select s.facets from recipe_search s where ${condition.sql} and not (${isEstimated})
       union all
       select facets from sampled
       where ${isEstimated} and recipe_id / ${SAMPLE_INTERVAL} % (select every from estimated) = 0
     ), weighed as materialized (
       select case when ${isEstimated} then (select count from estimated) / greatest(1, count(*)) else 1 end as weight
       from found
     )
     select ${aggregateCounts(`select facet, round(count * weight)::int as count from (
       select facet, count(*) as count from (select unnest(${selectFacets(facetKinds)}) as facet from found) each group by facet
     ) grouped cross join weighed`)}`,
    condition.parameters,
  );
  return row.counts;
}

/** Returns the only facet that a filter requires, if its pairs with facets of a kind are stored. */
function findPairedFacet(filter: ResolvedFilter, kind: FacetKind): string | null {
  const [facet, ...otherFacets] = findCountedFacets(filter) ?? [];
  const isPaired = facet && otherFacets.length === 0 && facet[0] !== kind && !isUnpaired(facet);
  return isPaired ? facet : null;
}

const PAIRS = prepareStatement(
  `select ${aggregateCounts("select other as facet, count from facet_pairs where facet = $1")}`,
);

/** Reads the number of recipes that have a facet and each other one. */
async function readPairs(db: DataSource, facet: string): Promise<Counts> {
  const [row] = await db.query<[{ counts: Counts }]>(PAIRS, [facet]);
  return row.counts;
}

interface Named {
  name: string;
  sortName: string;
}

/** Finds the facets that most recipes have, and adds those in the filter. */
function findTopFacets(
  facets: readonly string[],
  counts: Counts,
  limit: number,
  filterFacets: ReadonlySet<string>,
): string[] {
  if (facets.length <= limit) return [...facets];
  const getCount = (facet: string) => ownProperty(counts, facet) ?? 0;
  // Sorting numbers takes a tenth of the time of sorting thousands of facets.
  const least = Int32Array.from(facets, getCount).toSorted()[facets.length - limit] ?? Infinity;
  const above = facets.filter((facet) => getCount(facet) > least);
  const equal = facets.filter((facet) => getCount(facet) === least).toSorted();
  const most = new Set([...above, ...equal.slice(0, limit - above.length)]);
  return facets.filter((facet) => most.has(facet) || filterFacets.has(facet));
}

/**
 * Finds the options of all filters. The choice within one filter does not narrow its own options.
 * @param limit the maximum number of options per list, in addition to those in the filter; null for all
 */
export async function findFacets(
  db: DataSource,
  requestedFilter: ResolvedFilter,
  limit: number | null = null,
): Promise<RecipeFacets> {
  const filter = await withSynonyms(db, requestedFilter);
  const search = await readSearch(db, filter.search);
  const found = await findSearchedFacets(db, filter, search, limit);
  if (!filter.orSimilar || !search || hasOptions(found)) return found;
  const similar = await findSimilarSearch(db, filter, search);
  return similar ? findSearchedFacets(db, filter, similar.search, limit) : found;
}

/** Returns true if any recipe matches: each has a category and a level. */
const hasOptions = (facets: RecipeFacets) =>
  filterKinds
    .filter((kind) => !hasSeveral(kind))
    .every(({ name }) => facets[name].some(({ count }) => count > 0));

/** Finds the options of all filters, with a filter's parsed search. */
async function findSearchedFacets(
  db: DataSource,
  filter: ResolvedFilter,
  search: Search | null,
  limit: number | null,
): Promise<RecipeFacets> {
  const [used] = await db.query<[{ counts: Counts; version: number }]>(USED);
  const facets = Object.keys(used.counts);
  const names = await loadReferenceNames(db, used.version);
  const lists = filterKinds.map((filterKind) => {
    const { name, letter: kind, order } = filterKind;
    const others = { ...filter, search: null, ...ownFields(filterKind) };
    const paired = search ? null : findPairedFacet(others, kind);
    const key = paired ?? JSON.stringify(createCondition(others, search));
    return { name, kind, order, others, paired, key };
  });
  // Lists whose filters are not set share their counts.
  const narrowed = new Map<string, Promise<Counts>>();
  const loadCounts = ({ others, paired, key }: (typeof lists)[number]): Promise<Counts> => {
    if (!search && findCountedFacets(others)?.length === 0) return Promise.resolve(used.counts);
    const sharing = lists.filter((list) => list.key === key).map(({ kind }) => kind);
    const find = () =>
      paired ? readPairs(db, paired) : countFacets(db, others, search, new Set(sharing));
    const counts = narrowed.get(key) ?? find();
    narrowed.set(key, counts);
    return counts;
  };
  const { all: allFacets, anyOf, none } = readFacets(filter);
  const filterFacets = new Set([...allFacets, ...anyOf.flat(), ...none]);
  let hasMore = false;
  const createOptions = async (list: (typeof lists)[number]): Promise<[string, FacetOption[]]> => {
    const { name, kind, order } = list;
    const counts = await loadCounts(list);
    const ofKind = facets.filter((facet) => facet.startsWith(kind));
    const kept = limit === null ? ofKind : findTopFacets(ofKind, counts, limit, filterFacets);
    hasMore ||= kept.length < ofKind.length;
    const sortedOptions = kept.map((facet) => {
      const value = Number(facet.slice(1));
      return {
        value,
        count: ownProperty(counts, facet) ?? 0,
        ...(names[name].get(value) as Named),
      };
    });
    sortedOptions.sort(order === "key" ? compareValues : compareNames);
    return [
      name,
      sortedOptions.map(({ value, count, name: label }) =>
        Object.assign(new FacetOption(), {
          value,
          label,
          count,
          synonyms: names.synonyms.get(`${kind}${value}`) ?? [],
        }),
      ),
    ];
  };
  const all = await Promise.all(lists.map(createOptions));
  const owner = await findPublicOwner(db, filter.ownerId);
  const languages = facets
    .filter((facet) => facet.startsWith(FACET_LETTERS.language))
    .map((facet) => facet.slice(1))
    .toSorted();
  return Object.assign(new RecipeFacets(), Object.fromEntries(all), { languages, owner, hasMore });
}

const compareValues = (a: { value: number }, b: { value: number }) => a.value - b.value;
const compareNames = (a: Named, b: Named) => (a.sortName < b.sortName ? -1 : 1);
