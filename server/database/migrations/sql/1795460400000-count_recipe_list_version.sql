create or replace function count_recipe_list_version() returns trigger language plpgsql as $$
  begin
    if exists (select from changed) then update recipe_list_version set version = version + 1; end if;
    return null;
  end $$;
