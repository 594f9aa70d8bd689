-- The constraint is none of the catalogue: the detail names what has the alias.
create or replace function refuse_aliases_as_names() returns trigger language plpgsql as $$
  declare owner_name text;
  begin
    execute format(
      'select k.name from changed c join aliases a on a.kind = %L and a.name_key = c.name_key
       join %I k on k.%I = a.%I limit 1', tg_argv[0], tg_table_name, tg_argv[1], tg_argv[1])
      into owner_name;
    if owner_name is not null then
      raise unique_violation using message = 'name is an alias', constraint = 'name_is_alias', detail = owner_name;
    end if;
    return null;
  end $$;
