create or replace function refresh_terms(kind text, ids integer[]) returns void language sql as $$
  
  with named as (
    select 'c' || category_id as facet, name, sort_name, null as aliases
      from categories k where kind = 'c' and category_id = any(ids)
    union all select 'd' || difficulty_level_id, name, sort_name, null from difficulty_levels
      where kind = 'd' and difficulty_level_id = any(ids)
    union all select 't' || tag_id, name, sort_name, null
      from tags k where kind = 't' and tag_id = any(ids)
    union all select 'i' || ingredient_id, name, sort_name, null
      from ingredients k where kind = 'i' and ingredient_id = any(ids)
    union all select 'o' || user_id, name, name_key, null from users
      where kind = 'o' and user_id = any(ids)
  ),
  spelled as (
    select facet, concat_ws(' ', search_spellings(name, sort_name), aliases) as words from named
  ),
  vocabulary as (
    insert into search_vocabulary 
    select distinct word from spelled, unnest(string_to_array(words, ' ')) word
    where length(word) > 2 order by word
    on conflict do nothing
  )
  insert into search_terms select facet, array_to_tsvector(search_lexemes(words)) from spelled
  on conflict (facet) do update set words = excluded.words
$$;
