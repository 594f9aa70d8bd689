-- Brings the rows of recipes up to date. Of two writers of one recipe, the second reads the rows that the first has written.
-- Rows that do not change are not written: they would make work for the index of words, and make every process read the
-- whole list again.
create or replace function refresh_recipes(ids integer[]) returns void language sql as $$
  
  select 1 from recipes where recipe_id = any(ids) and coalesce(current_setting('potluck.read_model', true), 'on') <> 'off'
  order by recipe_id for no key update;
  select record_words(array(
    select distinct word from recipes r left join recipe_search s using (recipe_id),
      unnest(string_to_array(search_words(r.sort_name), ' ')) word
    where r.recipe_id = any(ids) and r.visibility = 'public' and r.sort_name is distinct from s.sort_name
    order by word));
  delete from recipe_search s using recipes r
  where coalesce(current_setting('potluck.read_model', true), 'on') <> 'off' and s.recipe_id = any(ids) and r.recipe_id = s.recipe_id and r.visibility <> 'public';
  with made as materialized (select * from recipe_documents(ids)),
  docs as (
    insert into recipe_docs select recipe_id, doc from made
    on conflict (recipe_id) do update set doc = excluded.doc where recipe_docs.doc::text <> excluded.doc::text
  ),
  stats as (
    insert into recipe_stats (recipe_id) select recipe_id from made on conflict do nothing
  )
  insert into recipe_search
  select recipe_id, sort_name, total_minutes, facets, document, nextval('recipe_doc_version')
  from (select made.* from made join recipes using (recipe_id) where visibility = 'public') listed
  on conflict (recipe_id) do update set
    sort_name = excluded.sort_name, total_minutes = excluded.total_minutes, facets = excluded.facets,
    document = excluded.document, doc_version = excluded.doc_version
  where (recipe_search.sort_name, recipe_search.total_minutes, recipe_search.facets, recipe_search.document)
      is distinct from (excluded.sort_name, excluded.total_minutes, excluded.facets, excluded.document)
$$;
