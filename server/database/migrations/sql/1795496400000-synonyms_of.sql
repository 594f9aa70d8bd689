-- The other items of the same kind that the groups of synonyms of an item name.
create or replace function synonyms_of(item_kind text, item_id integer) returns setof integer
language sql stable parallel safe as $$
    select distinct other.id
    from duplicate_keys item
    join synonyms y on y.keys @> array['s' || substr(item.key, 2)]
    cross join unnest(y.keys) form
    join duplicate_keys other on other.kind = item.kind and other.key in (form, 'a' || substr(form, 2))
    where item.kind = item_kind and item.id = item_id and item.key ~ '^[sa]' and other.id <> item_id
  $$;
