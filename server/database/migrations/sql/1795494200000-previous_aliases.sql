create or replace function read_model_aliases() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('potluck.read_model', true), 'on') <> 'off' then
    
    if exists (select from changed where category_id is not null) then
      perform refresh_terms('c', array(select category_id from changed where category_id is not null));
    end if;
    if exists (select from changed where tag_id is not null) then
      perform refresh_terms('t', array(select tag_id from changed where tag_id is not null));
    end if;
    if exists (select from changed where ingredient_id is not null) then
      perform refresh_terms('i', array(select ingredient_id from changed where ingredient_id is not null));
    end if;
    insert into pending_counts (kind) values ('names');
  end if;
  return null;
end $$;
create or replace function read_model_aliases_updated() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('potluck.read_model', true), 'on') <> 'off' then
    
    if exists (select from before where category_id is not null) then
      perform refresh_terms('c', array(select category_id from before where category_id is not null));
    end if;
    if exists (select from before where tag_id is not null) then
      perform refresh_terms('t', array(select tag_id from before where tag_id is not null));
    end if;
    if exists (select from before where ingredient_id is not null) then
      perform refresh_terms('i', array(select ingredient_id from before where ingredient_id is not null));
    end if;
    if exists (select from changed where category_id is not null) then
      perform refresh_terms('c', array(select category_id from changed where category_id is not null));
    end if;
    if exists (select from changed where tag_id is not null) then
      perform refresh_terms('t', array(select tag_id from changed where tag_id is not null));
    end if;
    if exists (select from changed where ingredient_id is not null) then
      perform refresh_terms('i', array(select ingredient_id from changed where ingredient_id is not null));
    end if;
    insert into pending_counts (kind) values ('names');
  end if;
  return null;
end $$;
create or replace function refuse_names_as_aliases() returns trigger language plpgsql as $$
  begin
    
    if exists (select from changed c join categories k on c.kind = 'category' and k.name_key = c.name_key) then
      raise unique_violation using message = 'alias is a name', constraint = 'uq_categories_name_key';
    end if;
    if exists (select from changed c join tags k on c.kind = 'tag' and k.name_key = c.name_key) then
      raise unique_violation using message = 'alias is a name', constraint = 'uq_tags_name_key';
    end if;
    if exists (select from changed c join ingredients k on c.kind = 'ingredient' and k.name_key = c.name_key) then
      raise unique_violation using message = 'alias is a name', constraint = 'uq_ingredients_name_key';
    end if;
    return null;
  end $$;
