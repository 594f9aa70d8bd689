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
