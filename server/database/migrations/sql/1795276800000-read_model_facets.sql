create or replace function read_model_facets_inserted() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('potluck.read_model', true), 'on') <> 'off' then
    
    with changes as (select facets, 1 as change from changed),
    singles as (
      select facet, sum(change)::integer as change from changes, unnest(facets) facet
      group by facet having sum(change) <> 0
    ),
    counted as (
      insert into facet_counts select facet, change from singles order by facet
      on conflict (facet) do update set count = facet_counts.count + excluded.count
    )
    insert into facet_pairs
    select one.facet, other.facet, sum(change)::integer
    from changes, unnest(facets) one (facet), unnest(facets) other (facet)
    where left(one.facet, 1) in ('c', 'd', 'i', 't') and left(other.facet, 1) in ('c', 'd', 'i', 't')
      and left(one.facet, 1) <> left(other.facet, 1)
    group by one.facet, other.facet having sum(change) <> 0
    order by one.facet, other.facet
    on conflict (facet, other) do update set count = facet_pairs.count + excluded.count;
  end if;
  return null;
end $$;

create or replace function read_model_facets_deleted() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('potluck.read_model', true), 'on') <> 'off' then
    
    with changes as (select facets, -1 as change from changed),
    singles as (
      select facet, sum(change)::integer as change from changes, unnest(facets) facet
      group by facet having sum(change) <> 0
    ),
    counted as (
      insert into facet_counts select facet, change from singles order by facet
      on conflict (facet) do update set count = facet_counts.count + excluded.count
    )
    insert into facet_pairs
    select one.facet, other.facet, sum(change)::integer
    from changes, unnest(facets) one (facet), unnest(facets) other (facet)
    where left(one.facet, 1) in ('c', 'd', 'i', 't') and left(other.facet, 1) in ('c', 'd', 'i', 't')
      and left(one.facet, 1) <> left(other.facet, 1)
    group by one.facet, other.facet having sum(change) <> 0
    order by one.facet, other.facet
    on conflict (facet, other) do update set count = facet_pairs.count + excluded.count;
  end if;
  return null;
end $$;

create or replace function read_model_facets_updated() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('potluck.read_model', true), 'on') <> 'off' then
    
    with changes as (select before.facets, -1 as change from before join changed using (recipe_id) where before.facets <> changed.facets union all select changed.facets, 1 from before join changed using (recipe_id) where before.facets <> changed.facets),
    singles as (
      select facet, sum(change)::integer as change from changes, unnest(facets) facet
      group by facet having sum(change) <> 0
    ),
    counted as (
      insert into facet_counts select facet, change from singles order by facet
      on conflict (facet) do update set count = facet_counts.count + excluded.count
    )
    insert into facet_pairs
    select one.facet, other.facet, sum(change)::integer
    from changes, unnest(facets) one (facet), unnest(facets) other (facet)
    where left(one.facet, 1) in ('c', 'd', 'i', 't') and left(other.facet, 1) in ('c', 'd', 'i', 't')
      and left(one.facet, 1) <> left(other.facet, 1)
    group by one.facet, other.facet having sum(change) <> 0
    order by one.facet, other.facet
    on conflict (facet, other) do update set count = facet_pairs.count + excluded.count;
  end if;
  return null;
end $$;
