create or replace function refresh_recipes(ids integer[]) returns void language sql as $$
  select pg_advisory_xact_lock(795238785) where cardinality(ids) > 0;
  with made as materialized (select * from recipe_documents(ids)),
  docs as (
    insert into recipe_docs select recipe_id, doc from made
    on conflict (recipe_id) do update set doc = excluded.doc 
  ),
  vocabulary as (
    insert into search_vocabulary
    select distinct word from made,
      unnest(string_to_array(search_words(sort_name), ' ')) word
    where length(word) > 2 order by word
    on conflict do nothing
  ),
  stats as (
    insert into recipe_stats (recipe_id) select recipe_id from made on conflict do nothing
  )
  insert into recipe_search
  select recipe_id, sort_name, total_minutes, facets, document, nextval('recipe_doc_version')
  from made
  on conflict (recipe_id) do update set
    sort_name = excluded.sort_name, total_minutes = excluded.total_minutes, facets = excluded.facets,
    document = excluded.document, doc_version = excluded.doc_version
  
$$;
