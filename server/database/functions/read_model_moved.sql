-- Refreshes the recipes that the rows of a statement belong to, also if an update moved one.
create or replace function read_model_moved() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('potluck.read_model', true), 'on') <> 'off' then
    perform refresh_recipes(array(
      select recipe_id from (select recipe_id from before union select recipe_id from changed) moved
      where recipe_id is not null order by recipe_id));
  end if;
  return null;
end $$;
