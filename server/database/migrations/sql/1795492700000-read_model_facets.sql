create or replace function read_model_facets_inserted() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('potluck.read_model', true), 'on') <> 'off' then
    
    if exists (select facets, 1 as change from changed) then
    with changes as (select facets, 1 as change from changed),
    singles as (
      select facet, sum(change)::integer as change from changes, unnest(facets) facet
      group by facet having sum(change) <> 0
    )
    insert into facet_counts select facet, change from singles order by facet
      on conflict (facet) do update set count = facet_counts.count + excluded.count;
    with changes as (select facets, 1 as change from changed),
    paired as (
      select facet from (select distinct facet from changes, unnest(facets) facet where left(facet, 1) = 'o') cooks
      cross join lateral (select from facet_pairs p where p.facet = cooks.facet limit 1) known
    )
    insert into facet_pairs
    select one.facet, other.facet, sum(change)::integer
    from changes, unnest(facets) one (facet), unnest(facets) other (facet)
    where (left(one.facet, 1) in ('c', 'd', 'i', 't') or one.facet in (select facet from paired)) and left(other.facet, 1) in ('c', 'd', 'i', 't')
      and left(one.facet, 1) <> left(other.facet, 1)
    group by one.facet, other.facet having sum(change) <> 0
    order by one.facet, other.facet
    on conflict (facet, other) do update set count = facet_pairs.count + excluded.count;
    perform pair_busy_cooks(array(with changes as (select facets, 1 as change from changed) select distinct facet from changes, unnest(facets) facet where left(facet, 1) = 'o'));
    end if;
  end if;
  return null;
end $$;

create or replace function read_model_facets_deleted() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('potluck.read_model', true), 'on') <> 'off' then
    
    if exists (select facets, -1 as change from changed) then
    with changes as (select facets, -1 as change from changed),
    singles as (
      select facet, sum(change)::integer as change from changes, unnest(facets) facet
      group by facet having sum(change) <> 0
    )
    insert into facet_counts select facet, change from singles order by facet
      on conflict (facet) do update set count = facet_counts.count + excluded.count;
    with changes as (select facets, -1 as change from changed),
    paired as (
      select facet from (select distinct facet from changes, unnest(facets) facet where left(facet, 1) = 'o') cooks
      cross join lateral (select from facet_pairs p where p.facet = cooks.facet limit 1) known
    )
    insert into facet_pairs
    select one.facet, other.facet, sum(change)::integer
    from changes, unnest(facets) one (facet), unnest(facets) other (facet)
    where (left(one.facet, 1) in ('c', 'd', 'i', 't') or one.facet in (select facet from paired)) and left(other.facet, 1) in ('c', 'd', 'i', 't')
      and left(one.facet, 1) <> left(other.facet, 1)
    group by one.facet, other.facet having sum(change) <> 0
    order by one.facet, other.facet
    on conflict (facet, other) do update set count = facet_pairs.count + excluded.count;
    perform pair_busy_cooks(array(with changes as (select facets, -1 as change from changed) select distinct facet from changes, unnest(facets) facet where left(facet, 1) = 'o'));
    end if;
  end if;
  return null;
end $$;

create or replace function read_model_facets_updated() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('potluck.read_model', true), 'on') <> 'off' then
    
    if exists (select facets, sum(change)::integer as change
        from (select facets, -1 as change from before union all select facets, 1 from changed) had
        group by facets having sum(change) <> 0) then
    with changes as (select facets, sum(change)::integer as change
        from (select facets, -1 as change from before union all select facets, 1 from changed) had
        group by facets having sum(change) <> 0),
    singles as (
      select facet, sum(change)::integer as change from changes, unnest(facets) facet
      group by facet having sum(change) <> 0
    )
    insert into facet_counts select facet, change from singles order by facet
      on conflict (facet) do update set count = facet_counts.count + excluded.count;
    with changes as (select facets, sum(change)::integer as change
        from (select facets, -1 as change from before union all select facets, 1 from changed) had
        group by facets having sum(change) <> 0),
    paired as (
      select facet from (select distinct facet from changes, unnest(facets) facet where left(facet, 1) = 'o') cooks
      cross join lateral (select from facet_pairs p where p.facet = cooks.facet limit 1) known
    )
    insert into facet_pairs
    select one.facet, other.facet, sum(change)::integer
    from changes, unnest(facets) one (facet), unnest(facets) other (facet)
    where (left(one.facet, 1) in ('c', 'd', 'i', 't') or one.facet in (select facet from paired)) and left(other.facet, 1) in ('c', 'd', 'i', 't')
      and left(one.facet, 1) <> left(other.facet, 1)
    group by one.facet, other.facet having sum(change) <> 0
    order by one.facet, other.facet
    on conflict (facet, other) do update set count = facet_pairs.count + excluded.count;
    perform pair_busy_cooks(array(with changes as (select facets, sum(change)::integer as change
        from (select facets, -1 as change from before union all select facets, 1 from changed) had
        group by facets having sum(change) <> 0) select distinct facet from changes, unnest(facets) facet where left(facet, 1) = 'o'));
    end if;
  end if;
  return null;
end $$;
