-- Brings the words of categories, levels, tags, ingredients, equipment or users up to date, and the keys of likely duplicates.
-- The keys of aliases begin with `a`: they find synonyms only.
-- Users' own ingredients have none: searches find public recipes, which have no own ingredients.
create or replace function refresh_terms(kind text, ids integer[]) returns void language sql as $$
  
  delete from duplicate_keys d where d.kind = $1 and d.id = any($2);
  insert into duplicate_keys
  select $1, key, k.id from (
    select category_id as id, name, sort_name from categories where $1 = 'c' and category_id = any($2)
    union all select tag_id, name, sort_name from tags where $1 = 't' and tag_id = any($2)
    union all select ingredient_id, name, sort_name from ingredients
      where $1 = 'i' and ingredient_id = any($2) and owner_id is null
    union all select equipment_id, name, sort_name from equipment where $1 = 'q' and equipment_id = any($2)
  ) k, duplicate_keys_of(k.name, k.sort_name) key
  on conflict do nothing;
  insert into duplicate_keys
  select $1, 'a' || substr(key, 2), id from (
    select coalesce(category_id, tag_id, ingredient_id, equipment_id) as id, name from aliases
    where $1 = 'c' and category_id = any($2) or $1 = 't' and tag_id = any($2)
      or $1 = 'i' and ingredient_id = any($2) or $1 = 'q' and equipment_id = any($2)
  ) k, unnest(synonym_keys(array[k.name])) key
  on conflict do nothing;
  with named as (
    select 'c' || category_id as facet, name, sort_name, (
      select string_agg(search_spellings(a.name, a.sort_name), ' ') from aliases a where a.category_id = k.category_id) as aliases
      from categories k where kind = 'c' and category_id = any(ids)
    union all select 'd' || difficulty_level_id, name, sort_name, null from difficulty_levels
      where kind = 'd' and difficulty_level_id = any(ids)
    union all select 't' || tag_id, name, sort_name, (
      select string_agg(search_spellings(a.name, a.sort_name), ' ') from aliases a where a.tag_id = k.tag_id)
      from tags k where kind = 't' and tag_id = any(ids)
    union all select 'i' || ingredient_id, name, sort_name, (
      select string_agg(search_spellings(a.name, a.sort_name), ' ') from aliases a where a.ingredient_id = k.ingredient_id)
      from ingredients k where kind = 'i' and ingredient_id = any(ids) and owner_id is null
    union all select 'q' || equipment_id, name, sort_name, (
      select string_agg(search_spellings(a.name, a.sort_name), ' ') from aliases a where a.equipment_id = k.equipment_id)
      from equipment k where kind = 'q' and equipment_id = any(ids)
    union all select 'o' || user_id, name, name_key, null from users
      where kind = 'o' and user_id = any(ids)
  ),
  spelled as (
    select facet, concat_ws(' ', search_spellings(name, sort_name), aliases) as words from named
  ),
  terms as (
  insert into search_terms select facet, array_to_tsvector(search_lexemes(words)) from spelled
  on conflict (facet) do update set words = excluded.words)
  select record_words(array(
    select distinct word from spelled, unnest(string_to_array(words, ' ')) word
    where length(word) > 2 order by word))
$$;
