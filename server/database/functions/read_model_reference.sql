create or replace function read_model_reference() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('potluck.read_model', true), 'on') <> 'off' then
    execute format('select refresh_terms(%L, array(select %I from changed))', tg_argv[0], tg_argv[1]);
      insert into pending_counts (kind) values ('names');
  end if;
  return null;
end $$;
