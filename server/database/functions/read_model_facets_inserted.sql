create or replace function read_model_facets_inserted() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('potluck.read_model', true), 'on') <> 'off' then
    insert into pending_counts (kind, texts, change)
    select 'facets', facets, change from (select facets, 1 as change from changed) changes;
  end if;
  return null;
end $$;
