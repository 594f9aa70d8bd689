create or replace function read_model_recipes() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('potluck.read_model', true), 'on') <> 'off' then
    perform refresh_recipes(array(
      select recipe_id from changed where recipe_id is not null group by recipe_id order by recipe_id));
  end if;
  return null;
end $$;

create or replace function read_model_moved() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('potluck.read_model', true), 'on') <> 'off' then
    perform refresh_recipes(array(
      select recipe_id from (select recipe_id from before union select recipe_id from changed) moved
      where recipe_id is not null order by recipe_id));
  end if;
  return null;
end $$;

create trigger read_model_insert after insert on recipes referencing new table as changed
  for each statement execute function read_model_recipes();

create trigger read_model_update after update on recipes referencing old table as before new table as changed
  for each statement execute function read_model_recipes();

create trigger read_model_insert after insert on recipe_ingredients referencing new table as changed
  for each statement execute function read_model_recipes();

create trigger read_model_update after update on recipe_ingredients referencing old table as before new table as changed
  for each statement execute function read_model_recipes();

create trigger read_model_delete after delete on recipe_ingredients referencing old table as changed
  for each statement execute function read_model_recipes();

create trigger read_model_insert after insert on recipe_tags referencing new table as changed
  for each statement execute function read_model_recipes();

create trigger read_model_update after update on recipe_tags referencing old table as before new table as changed
  for each statement execute function read_model_recipes();

create trigger read_model_delete after delete on recipe_tags referencing old table as changed
  for each statement execute function read_model_recipes();

create trigger read_model_insert after insert on photos referencing new table as changed
  for each statement execute function read_model_recipes();

create trigger read_model_delete after delete on photos referencing old table as changed
  for each statement execute function read_model_recipes();

create trigger read_model_update after update on photos referencing old table as before new table as changed
  for each statement execute function read_model_moved();

create trigger read_model_insert after insert on recipe_search referencing new table as changed
  for each statement execute function read_model_facets_inserted();

create trigger read_model_update after update on recipe_search referencing old table as before new table as changed
  for each statement execute function read_model_facets_updated();

create trigger read_model_delete after delete on recipe_search referencing old table as changed
  for each statement execute function read_model_facets_deleted();

create or replace function read_model_favorites() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('potluck.read_model', true), 'on') <> 'off' then
    update recipe_stats s set favorites = s.favorites + c.change
    from (select recipe_id, tg_argv[0]::integer * count(*) as change from changed group by recipe_id) c
    where s.recipe_id = c.recipe_id;
  end if;
  return null;
end $$;

create trigger read_model_insert after insert on favorites referencing new table as changed
  for each statement execute function read_model_favorites('1');

create trigger read_model_delete after delete on favorites referencing old table as changed
  for each statement execute function read_model_favorites('-1');

create or replace function read_model_reviews() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('potluck.read_model', true), 'on') <> 'off' then
    
    update recipe_stats s set scores = array[
      s.scores[1] + c.change[1], s.scores[2] + c.change[2], s.scores[3] + c.change[3],
      s.scores[4] + c.change[4], s.scores[5] + c.change[5]]
    from (
      select recipe_id, array[
        coalesce(sum(change) filter (where score = 1), 0), coalesce(sum(change) filter (where score = 2), 0),
        coalesce(sum(change) filter (where score = 3), 0), coalesce(sum(change) filter (where score = 4), 0),
        coalesce(sum(change) filter (where score = 5), 0)]::integer[] as change
      from (select recipe_id, score, tg_argv[0]::integer as change from changed) scored group by recipe_id
    ) c
    where s.recipe_id = c.recipe_id;
  end if;
  return null;
end $$;

create or replace function read_model_reviews_updated() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('potluck.read_model', true), 'on') <> 'off' then
    
    update recipe_stats s set scores = array[
      s.scores[1] + c.change[1], s.scores[2] + c.change[2], s.scores[3] + c.change[3],
      s.scores[4] + c.change[4], s.scores[5] + c.change[5]]
    from (
      select recipe_id, array[
        coalesce(sum(change) filter (where score = 1), 0), coalesce(sum(change) filter (where score = 2), 0),
        coalesce(sum(change) filter (where score = 3), 0), coalesce(sum(change) filter (where score = 4), 0),
        coalesce(sum(change) filter (where score = 5), 0)]::integer[] as change
      from (select recipe_id, score, -1 as change from before
        union all select recipe_id, score, 1 from changed) scored group by recipe_id
    ) c
    where s.recipe_id = c.recipe_id;
  end if;
  return null;
end $$;

create trigger read_model_insert after insert on reviews referencing new table as changed
  for each statement execute function read_model_reviews('1');

create trigger read_model_delete after delete on reviews referencing old table as changed
  for each statement execute function read_model_reviews('-1');

create trigger read_model_update after update on reviews referencing old table as before new table as changed
  for each statement execute function read_model_reviews_updated();

create trigger read_model_insert after insert on categories referencing new table as changed
  for each statement execute function read_model_reference('c', 'category_id');

create trigger read_model_update after update on categories referencing old table as before new table as changed
  for each statement execute function read_model_reference('c', 'category_id');

create trigger read_model_delete after delete on categories referencing old table as changed
  for each statement execute function read_model_reference_deleted('c', 'category_id');

create trigger read_model_insert after insert on difficulty_levels referencing new table as changed
  for each statement execute function read_model_reference('d', 'difficulty_level_id');

create trigger read_model_update after update on difficulty_levels referencing old table as before new table as changed
  for each statement execute function read_model_reference('d', 'difficulty_level_id');

create trigger read_model_delete after delete on difficulty_levels referencing old table as changed
  for each statement execute function read_model_reference_deleted('d', 'difficulty_level_id');

create trigger read_model_insert after insert on tags referencing new table as changed
  for each statement execute function read_model_reference('t', 'tag_id');

create trigger read_model_update after update on tags referencing old table as before new table as changed
  for each statement execute function read_model_reference('t', 'tag_id');

create trigger read_model_delete after delete on tags referencing old table as changed
  for each statement execute function read_model_reference_deleted('t', 'tag_id');

create trigger read_model_insert after insert on ingredients referencing new table as changed
  for each statement execute function read_model_reference('i', 'ingredient_id');

create trigger read_model_update after update on ingredients referencing old table as before new table as changed
  for each statement execute function read_model_reference('i', 'ingredient_id');

create trigger read_model_delete after delete on ingredients referencing old table as changed
  for each statement execute function read_model_reference_deleted('i', 'ingredient_id');

create or replace function read_model_users_inserted() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('potluck.read_model', true), 'on') <> 'off' then
    perform refresh_terms('o', array(select user_id from changed));
  end if;
  return null;
end $$;

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

create or replace function read_model_users_deleted() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('potluck.read_model', true), 'on') <> 'off' then
    delete from search_terms using changed where facet = 'o' || user_id;
  end if;
  return null;
end $$;

create trigger read_model_insert after insert on users referencing new table as changed
  for each statement execute function read_model_users_inserted();

create trigger read_model_update after update on users referencing old table as before new table as changed
  for each statement execute function read_model_users_updated();

create trigger read_model_delete after delete on users referencing old table as changed
  for each statement execute function read_model_users_deleted();
