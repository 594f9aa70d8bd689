import { WRITERS_LOCK } from "./refresh";
import { triggerFunction } from "./triggerFunction";

/** The kinds of facets that pairs are counted of, beside busy cooks. */
const PAIRED = "('c', 'd', 'i', 't')";

const COUNT_FACETS = `insert into facet_counts select facet, change from singles order by facet
      on conflict (facet) do update set count = facet_counts.count + excluded.count`;

const SINGLES = `
    singles as (
      select facet, sum(change)::integer as change from changes, unnest(facets) facet
      group by facet having sum(change) <> 0
    )`;

/** @param which whose pairs with facets of another kind are counted */
const countPairs = (which: string) => `
    insert into facet_pairs
    select one.facet, other.facet, sum(change)::integer
    from changes, unnest(facets) one (facet), unnest(facets) other (facet)
    where ${which} and left(other.facet, 1) in ${PAIRED}
      and left(one.facet, 1) <> left(other.facet, 1)
    group by one.facet, other.facet having sum(change) <> 0
    order by one.facet, other.facet
    on conflict (facet, other) do update set count = facet_pairs.count + excluded.count;`;

const IS_PAIRED = `left(one.facet, 1) in ${PAIRED}`;

/** The facets of cooks in the rows that changed. */
const COOKS = "select distinct facet from changes, unnest(facets) facet where left(facet, 1) = 'o'";

/**
 * Counts how often each facet, and each pair of facets of different kinds, comes and goes. Most writes of a recipe
 * change none of its facets. The counts come first: they lock the cook, whose pairs are then counted.
 * @param rows selects `facets` and their `change`
 */
export const countFacets = (rows: string) => `
    if exists (${rows}) then
    with changes as (${rows}),${SINGLES}
    ${COUNT_FACETS};
    with changes as (${rows}),
    paired as (
      select facet from (${COOKS}) cooks
      cross join lateral (select from facet_pairs p where p.facet = cooks.facet limit 1) known
    )${countPairs(`(${IS_PAIRED} or one.facet in (select facet from paired))`)}
    perform pair_busy_cooks(array(with changes as (${rows}) ${COOKS}));
    end if;`;

const bodies = {
  "as first released": (rows: string) => `
    with changes as (${rows}),${SINGLES},
    counted as (
      ${COUNT_FACETS}
    )${countPairs(IS_PAIRED)}`,
  "with busy cooks": countFacets,
};

const JOINED = `before join changed using (recipe_id) where before.facets <> changed.facets`;

/** The facets that rows had and have, as often as they come or go. */
export const facetChanges = {
  inserted: "select facets, 1 as change from changed",
  deleted: "select facets, -1 as change from changed",
  // Not joined: a plan that was made for single rows joins thousands by reading all of them for each.
  updated: `select facets, sum(change)::integer as change
        from (select facets, -1 as change from before union all select facets, 1 from changed) had
        group by facets having sum(change) <> 0`,
};

const joinedChanges = {
  ...facetChanges,
  updated: `select before.facets, -1 as change from ${JOINED} union all select changed.facets, 1 from ${JOINED}`,
};

/** The functions of the triggers that count facets. */
export const facetCounting = (version: keyof typeof bodies): string[] =>
  Object.entries(version === "as first released" ? joinedChanges : facetChanges).map(
    ([change, rows]) => triggerFunction(`read_model_facets_${change}`, bodies[version](rows)),
  );

/** From so many recipes on a cook's pairs with other facets are kept, since counting them would take too long. */
export const BUSY = 1_000;

/** The cooks whose pairs are kept: the busy ones, and those who once were. */
export const PAIRED_COOKS = `
  select facet from facet_counts where left(facet, 1) = 'o' and count >= ${BUSY}
  union select facet from facet_pairs where left(facet, 1) = 'o'`;

/** Begins to keep the pairs of those cooks who have become busy. Writers of recipes take turns, as they do in `refresh_recipes`. */
export const PAIR_BUSY_COOKS = `
create or replace function pair_busy_cooks(cooks text[]) returns void language sql as $$
  select pg_advisory_xact_lock(${WRITERS_LOCK}) where cardinality(cooks) > 0;
  with busy as materialized (
    select facet from facet_counts c where facet = any(cooks) and count >= ${BUSY}
      and not exists (select from facet_pairs p where p.facet = c.facet)
  )
  insert into facet_pairs
  select busy.facet, other, count(*)::integer
  from busy join recipe_search s on s.document @@ quote_literal('#' || busy.facet)::tsquery,
    unnest(s.facets) other
  where left(other, 1) in ${PAIRED}
  group by busy.facet, other
$$`;
