create or replace function read_model_reference_deleted() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('potluck.read_model', true), 'on') <> 'off' then
    execute format('delete from search_terms using changed where facet = %L || %I', tg_argv[0], tg_argv[1]);
      insert into pending_counts (kind) values ('names');
  end if;
  return null;
end $$;
