-- The arguments of the trigger are the first letter and the key of each kind with aliases.
create or replace function read_model_aliases() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('potluck.read_model', true), 'on') <> 'off' then
    for i in 0 .. tg_nargs - 1 by 2 loop
      execute format(
        'select refresh_terms(%1$L, array_agg(%2$I)) from changed where %2$I is not null having count(*) > 0',
        tg_argv[i], tg_argv[i + 1]);
    end loop;
    insert into pending_counts (kind) values ('names');
  end if;
  return null;
end $$;
