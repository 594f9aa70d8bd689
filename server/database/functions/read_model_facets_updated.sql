-- Not joined: a plan that was made for single rows joins thousands by reading all of them for each.
create or replace function read_model_facets_updated() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('potluck.read_model', true), 'on') <> 'off' then
    insert into pending_counts (kind, texts, change)
    select 'facets', facets, change from (select facets, sum(change)::integer as change
        from (select facets, -1 as change from before union all select facets, 1 from changed) had
        group by facets having sum(change) <> 0) changes;
    perform forget_words(array(
      select distinct word from (select sort_name from before except select sort_name from changed) former, unnest(string_to_array(search_words(sort_name), ' ')) word));
  end if;
  return null;
end $$;
