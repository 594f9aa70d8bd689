-- Adds or removes favourites; the row is locked until the transaction ends, so that none is lost.
create or replace function read_model_favorites() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('potluck.read_model', true), 'on') <> 'off' then
    update recipe_stats s set favorites = s.favorites + c.change
    from (select recipe_id, tg_argv[0]::integer * count(*) as change from changed group by recipe_id) c
    where s.recipe_id = c.recipe_id;
  end if;
  return null;
end $$;
