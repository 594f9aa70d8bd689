create or replace function refresh_recipes(ids integer[]) returns void language sql as $$
  select pg_advisory_xact_lock(795238785) where cardinality(ids) > 0;
  delete from recipe_search s using recipes r
  where s.recipe_id = any(ids) and r.recipe_id = s.recipe_id and r.visibility <> 'public';
  delete from search_vocabulary v
  using recipes r cross join lateral unnest(string_to_array(search_words(r.sort_name), ' ')) named (word)
  where r.recipe_id = any(ids) and r.visibility <> 'public' and v.word = named.word
    and not exists (select from search_terms t where t.words @@ quote_literal(v.word)::tsquery)
    and not exists (select from recipe_search s where s.document @@ quote_literal('n' || v.word)::tsquery);
  with made as materialized (select * from recipe_documents(ids)),
  docs as (
    insert into recipe_docs select recipe_id, doc from made
    on conflict (recipe_id) do update set doc = excluded.doc 
  ),
  vocabulary as (
    insert into search_vocabulary
    select distinct word from (select made.* from made join recipes using (recipe_id) where visibility = 'public') listed,
      unnest(string_to_array(search_words(sort_name), ' ')) word
    where length(word) > 2 order by word
    on conflict do nothing
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
  
$$;
