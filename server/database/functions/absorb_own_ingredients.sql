-- Replaces users' own ingredients by the ingredient of the site's list that has got their name or alias. The merge leads
-- recipes that are saved or restored later to it. The owner's lock comes before those of recipes, as in other writers.
create or replace function absorb_own_ingredients() returns trigger language plpgsql as $$
declare own record;
begin
  for own in
    select o.ingredient_id as id, o.name, row_to_json(o) as content, k.ingredient_id as into_id, k.name as into_name
    from changed c
    join ingredients k on k.ingredient_id = c.ingredient_id and k.owner_id is null
    join ingredients o on o.own_key = c.name_key
    order by o.ingredient_id for update of o
  loop
    update recipe_lines set ingredient_id = own.into_id where ingredient_id = own.id;
    insert into merges (kind, merged_id, merged_name, into_id, into_name, merged)
    values ('ingredient', own.id, own.name, own.into_id, own.into_name, own.content);
    delete from ingredients where ingredient_id = own.id;
  end loop;
  return null;
end $$;
