-- Applies what a transaction has collected in `pending_counts` when it commits, after its last statement: no transaction holds
-- rows that all share while its client works, pauses or is lost. The advisory lock is the only one that is waited for then,
-- which rules out deadlocks.
create or replace function apply_pending_counts() returns trigger language plpgsql as $$
begin
  -- The first of the transaction's rows has applied all.
  if not exists (select from pending_counts where transaction = pg_current_xact_id()) then
    return null;
  end if;
  perform pg_advisory_xact_lock(795238785);
  if exists (select from pending_counts where transaction = pg_current_xact_id() and kind = 'words') then
    insert into search_vocabulary
    select distinct word from pending_counts, unnest(texts) word
    where transaction = pg_current_xact_id() and kind = 'words' and length(word) > 2
    order by word
    on conflict do nothing;
  end if;
  if exists (select from pending_counts where transaction = pg_current_xact_id() and kind = 'former words') then
    delete from search_vocabulary v using (
      select distinct word from pending_counts, unnest(texts) word
      where transaction = pg_current_xact_id() and kind = 'former words'
    ) former
    where v.word = former.word
      and not exists (select from search_terms t where t.words @@ quote_literal(v.word)::tsquery)
      and not exists (select from recipe_search s where s.document @@ quote_literal('n' || v.word)::tsquery);
  end if;
  -- Most writes of a recipe change none of its facets.
  if exists (
    select from pending_counts where transaction = pg_current_xact_id() and kind = 'facets'
    group by texts having sum(change) <> 0
  ) then
    with changes as (
      select texts as facets, sum(change)::integer as change from pending_counts
      where transaction = pg_current_xact_id() and kind = 'facets'
      group by texts having sum(change) <> 0
    ),
    singles as (
      insert into facet_counts
      select facet, sum(change)::integer from changes, unnest(facets) facet
      group by facet having sum(change) <> 0 order by facet
      on conflict (facet) do update set count = facet_counts.count + excluded.count
    )
    insert into facet_pairs
    select one.facet, other.facet, sum(change)::integer
    from changes, unnest(facets) one (facet), unnest(facets) other (facet)
    -- Without languages, owners and the facet of all recipes.
    where left(one.facet, 1) not in ('', 'l', 'o') and left(other.facet, 1) not in ('', 'l', 'o')
      and left(one.facet, 1) <> left(other.facet, 1)
    group by one.facet, other.facet having sum(change) <> 0
    order by one.facet, other.facet
    on conflict (facet, other) do update set count = facet_pairs.count + excluded.count;
  end if;
  if exists (select from pending_counts where transaction = pg_current_xact_id() and kind = 'names') then
    update reference_version set version = version + 1;
  end if;
  if exists (select from pending_counts where transaction = pg_current_xact_id() and kind = 'recipes') then
    update recipe_list_version set version = version + 1;
  end if;
  delete from pending_counts where transaction = pg_current_xact_id();
  return null;
end $$;
