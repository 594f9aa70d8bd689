create or replace function pair_busy_cooks(cooks text[]) returns void language sql as $$
  select pg_advisory_xact_lock(795238785) where cardinality(cooks) > 0;
  with busy as materialized (
    select facet from facet_counts c where facet = any(cooks) and count >= 1000
      and not exists (select from facet_pairs p where p.facet = c.facet)
  )
  insert into facet_pairs
  select busy.facet, other, count(*)::integer
  from busy join recipe_search s on s.document @@ quote_literal('#' || busy.facet)::tsquery,
    unnest(s.facets) other
  where left(other, 1) in ('c', 'd', 'i', 't')
  group by busy.facet, other
$$;
