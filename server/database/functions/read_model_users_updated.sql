-- Refreshes the words of users who have another name, and their recipes, which show it.
create or replace function read_model_users_updated() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('potluck.read_model', true), 'on') <> 'off' then
    perform refresh_terms('o', array(
        select user_id from changed join before using (user_id) where changed.name <> before.name));
    perform refresh_recipes(array(select r.recipe_id from recipes r
      join changed on changed.user_id = r.owner_id join before on before.user_id = r.owner_id
      where changed.name <> before.name order by r.recipe_id));
  end if;
  return null;
end $$;
