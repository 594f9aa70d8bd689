import { Field, Int, ObjectType } from "type-graphql";
import type { DataSource } from "typeorm";
import { ownProperty } from "../../../shared/ownProperty";
import { prepareStatement } from "../../database/preparedStatements";
import { type ReferenceNames, referenceNames } from "../reference/ReferenceNames";
import { Author } from "../users/Author";
import { countedFacets, LETTERS, matching, readFacets } from "./conditions";
import { clearlyMoreThan, INTERVAL, MOST_COUNTED, sampleOf } from "./countMatching";
import type { ResolvedFilter } from "./RecipeFilter";
import { readSearch, type Search } from "./search";

/** One value that a filter can take. */
@ObjectType({ simpleResolvers: true, description: "An option of a filter." })
export class FacetOption {
  @Field(() => Int, { description: "The numeric ID of the option, such as a tag's." })
  value!: number;

  @Field(() => String, { description: "The display name of the option." })
  label!: string;

  @Field(() => Int, {
    description: "The number of recipes that match this option and the other filters.",
  })
  count!: number;
}

/** The filters' options. */
@ObjectType({
  simpleResolvers: true,
  description: "The options of all filters that are used by any recipe, sorted by label.",
})
export class RecipeFacets {
  @Field(() => [FacetOption], { description: "The categories." })
  categories!: FacetOption[];

  @Field(() => [FacetOption], { description: "The difficulty levels, sorted by ID." })
  difficultyLevels!: FacetOption[];

  @Field(() => [FacetOption], { description: "The ingredients." })
  ingredients!: FacetOption[];

  @Field(() => [FacetOption], { description: "The tags." })
  tags!: FacetOption[];

  @Field(() => Boolean, { description: "Whether `limit` has left out options of any list." })
  hasMore!: boolean;

  @Field(() => Author, {
    nullable: true,
    description: "The user whom the filter's `ownerId` names, if they have added a recipe.",
  })
  owner!: Author | null;
}

type FacetKind = "c" | "d" | "i" | "t";
type FacetList = Exclude<keyof RecipeFacets, "owner" | "hasMore">;

/**
 * The fields of each list of options that do not narrow it, because another choice would replace theirs
 * or widen it, and the letter that its facets begin with.
 */
const kinds = {
  categories: { own: { categoryId: null, categoryIds: null }, kind: "c" },
  difficultyLevels: { own: { difficultyLevelId: null, difficultyLevelIds: null }, kind: "d" },
  ingredients: { own: { ingredientId: null }, kind: "i" },
  tags: { own: { tagId: null }, kind: "t" },
} as const satisfies Record<FacetList, { own: Partial<ResolvedFilter>; kind: FacetKind }>;

/** How many recipes have each facet. */
type Counts = Readonly<Record<string, number>>;

/** Counts as one value: thousands of rows take several times longer to read. */
const asCounts = (rows: string) =>
  `(select coalesce(json_object_agg(facet, count), '{}') from (${rows}) counted) as counts`;

const USED = `
  select ${asCounts(`select facet, count from facet_counts
    where count > 0 and (facet > 'c' and facet < 'j' or facet > 't')`)}, version::int from reference_version`;

/** Where more recipes match than are counted, the counts of all are estimated from up to so many, old and new ones. */
const MOST_SAMPLED = 5_000;

/** The part of a recipe's facets that has those of some kinds: `recipe_documents` puts the category and the level second and third, the cook fourth, then all others. */
function partWith(wanted: ReadonlySet<FacetKind>): string {
  if (!wanted.has("i") && !wanted.has("t")) return "facets[2:3]";
  return wanted.has("c") || wanted.has("d") ? "facets[2:]" : "facets[5:]";
}

/** How many recipes have each facet of some kinds, of those that a filter lets through. */
async function countsOf(
  db: DataSource,
  filter: ResolvedFilter,
  search: Search | null,
  wanted: ReadonlySet<FacetKind>,
): Promise<Counts> {
  const condition = matching(filter, search);
  const { from, weight } = sampleOf(condition);
  const isEstimated = `(select count from estimated) > ${clearlyMoreThan(MOST_COUNTED)}`;
  const [row] = await db.query<[{ counts: Counts }]>(
    `with sampled as materialized (select s.recipe_id, s.facets from ${from}),
     estimated as materialized (
       select count(*) * ${weight} as count, 1 + count(*) / ${MOST_SAMPLED} as every from sampled
     ), found as materialized (
       select s.facets from recipe_search s where ${condition.sql} and not (${isEstimated})
       union all
       select facets from sampled
       where ${isEstimated} and recipe_id / ${INTERVAL} % (select every from estimated) = 0
     ), weighed as materialized (
       select case when ${isEstimated} then (select count from estimated) / greatest(1, count(*)) else 1 end as weight
       from found
     )
     select ${asCounts(`select facet, round(count * weight)::int as count from (
       select facet, count(*) as count from (select unnest(${partWith(wanted)}) as facet from found) each group by facet
     ) grouped cross join weighed`)}`,
    condition.parameters,
  );
  return row.counts;
}

/** The only facet that a filter requires, if pairs of it with facets of a kind are stored. */
function pairedFacet(filter: ResolvedFilter, kind: FacetKind): string | null {
  const [facet, ...more] = countedFacets(filter) ?? [];
  const isPaired = facet && more.length === 0 && facet[0] !== kind && facet[0] !== LETTERS.owner;
  return isPaired ? facet : null;
}

const PAIRS = prepareStatement(
  `select ${asCounts("select other as facet, count from facet_pairs where facet = $1")}`,
);

/** The number of recipes that have a facet and each other one. */
async function readPairs(db: DataSource, facet: string): Promise<Counts> {
  const [row] = await db.query<[{ counts: Counts }]>(PAIRS, [facet]);
  return row.counts;
}

interface Named {
  name: string;
  sortName: string;
}

const byKind = (names: ReferenceNames): Record<FacetKind, ReadonlyMap<number, Named>> => ({
  c: names.categories,
  d: names.difficultyLevels,
  i: names.ingredients,
  t: names.tags,
});

/** The facets that most recipes have, and those that a filter asks for. */
function mostMatched(
  facets: readonly string[],
  counts: Counts,
  limit: number,
  asked: ReadonlySet<string>,
): string[] {
  if (facets.length <= limit) return [...facets];
  const countOf = (facet: string) => ownProperty(counts, facet) ?? 0;
  // Sorting numbers takes a tenth of what sorting thousands of facets takes.
  const least = Int32Array.from(facets, countOf).toSorted()[facets.length - limit] ?? Infinity;
  const above = facets.filter((facet) => countOf(facet) > least);
  const equal = facets.filter((facet) => countOf(facet) === least).toSorted();
  const most = new Set([...above, ...equal.slice(0, limit - above.length)]);
  return facets.filter((facet) => most.has(facet) || asked.has(facet));
}

/**
 * The filters' options. The choice within one filter does not narrow its own options.
 * @param limit how many options a list has at most, beside those that the filter names; null for all
 */
export async function findFacets(
  db: DataSource,
  filter: ResolvedFilter,
  limit: number | null = null,
): Promise<RecipeFacets> {
  const [used] = await db.query<[{ counts: Counts; version: number }]>(USED);
  const facets = Object.keys(used.counts);
  const names = byKind(await referenceNames(db, used.version));
  const search = await readSearch(db, filter.search);
  const lists = (Object.keys(kinds) as FacetList[]).map((name) => {
    const { own, kind } = kinds[name];
    const others = { ...filter, search: null, ...own };
    const paired = search ? null : pairedFacet(others, kind);
    return { name, kind, others, paired, key: paired ?? JSON.stringify(matching(others, search)) };
  });
  // Filters that are not set have the same counts.
  const narrowed = new Map<string, Promise<Counts>>();
  const countsFor = ({ others, paired, key }: (typeof lists)[number]): Promise<Counts> => {
    if (!search && countedFacets(others)?.length === 0) return Promise.resolve(used.counts);
    const sharing = lists.filter((each) => each.key === key).map(({ kind }) => kind);
    const find = () =>
      paired ? readPairs(db, paired) : countsOf(db, others, search, new Set(sharing));
    const counts = narrowed.get(key) ?? find();
    narrowed.set(key, counts);
    return counts;
  };
  const { all: allOf, anyOf, none } = readFacets(filter);
  const asked = new Set([...allOf, ...anyOf.flat(), ...none]);
  let hasMore = false;
  const options = async (list: (typeof lists)[number]): Promise<[string, FacetOption[]]> => {
    const { name, kind } = list;
    const counts = await countsFor(list);
    const ofKind = facets.filter((facet) => facet.startsWith(kind));
    const kept = limit === null ? ofKind : mostMatched(ofKind, counts, limit, asked);
    hasMore ||= kept.length < ofKind.length;
    const named = kept.map((facet) => {
      const value = Number(facet.slice(1));
      return { value, count: ownProperty(counts, facet) ?? 0, ...names[kind].get(value)! };
    });
    named.sort(kind === "d" ? byValue : byName);
    return [
      name,
      named.map(({ value, count, name: label }) =>
        Object.assign(new FacetOption(), { value, label, count }),
      ),
    ];
  };
  const all = await Promise.all(lists.map(options));
  const owner = await findOwner(db, filter.ownerId);
  return Object.assign(new RecipeFacets(), Object.fromEntries(all), { owner, hasMore });
}

const OWNER = `
  select user_id as "userId", name from users
  where user_id = $1 and exists (select from facet_counts where facet = 'o' || $1::int and count > 0)`;

/** Somebody who has added a public recipe; the names of others are not public. */
async function findOwner(db: DataSource, ownerId?: number | null): Promise<Author | null> {
  if (ownerId == null) return null;
  const [found]: Author[] = await db.query(OWNER, [ownerId]);
  return found ? Object.assign(new Author(), found) : null;
}

const byValue = (one: { value: number }, other: { value: number }) => one.value - other.value;
const byName = (one: Named, other: Named) => (one.sortName < other.sortName ? -1 : 1);
