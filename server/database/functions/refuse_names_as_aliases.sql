-- The arguments of the trigger are each kind with aliases and its table.
create or replace function refuse_names_as_aliases() returns trigger language plpgsql as $$
declare has_name boolean;
begin
  for i in 0 .. tg_nargs - 1 by 2 loop
    execute format(
      'select exists (select from changed c join %I k on c.kind = %L and k.name_key = c.name_key)',
      tg_argv[i + 1], tg_argv[i]) into has_name;
    if has_name then
      raise unique_violation using message = 'alias is a name', constraint = format('uq_%s_name_key', tg_argv[i + 1]);
    end if;
  end loop;
  return null;
end $$;
