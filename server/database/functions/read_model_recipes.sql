-- Called by triggers of the tables that recipes consist of.
create or replace function read_model_recipes() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('potluck.read_model', true), 'on') <> 'off' then
    perform refresh_recipes(array(
      select recipe_id from changed where recipe_id is not null group by recipe_id order by recipe_id));
  end if;
  return null;
end $$;
