SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
CREATE FUNCTION public.apply_pending_counts() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  -- The first of the transaction's rows has applied all.
  if not exists (select from pending_counts where transaction = pg_current_xact_id()) then
    return null;
  end if;
  perform pg_advisory_xact_lock(795238785);
  if exists (select from pending_counts where transaction = pg_current_xact_id() and kind = 'words') then
    insert into search_vocabulary
    select distinct word from pending_counts, unnest(texts) word
    where transaction = pg_current_xact_id() and kind = 'words' and length(word) > 2
    order by word
    on conflict do nothing;
  end if;
  if exists (select from pending_counts where transaction = pg_current_xact_id() and kind = 'former words') then
    delete from search_vocabulary v using (
      select distinct word from pending_counts, unnest(texts) word
      where transaction = pg_current_xact_id() and kind = 'former words'
    ) former
    where v.word = former.word
      and not exists (select from search_terms t where t.words @@ quote_literal(v.word)::tsquery)
      and not exists (select from recipe_search s where s.document @@ quote_literal('n' || v.word)::tsquery);
  end if;
  -- Most writes of a recipe change none of its facets.
  if exists (
    select from pending_counts where transaction = pg_current_xact_id() and kind = 'facets'
    group by texts having sum(change) <> 0
  ) then
    with changes as (
      select texts as facets, sum(change)::integer as change from pending_counts
      where transaction = pg_current_xact_id() and kind = 'facets'
      group by texts having sum(change) <> 0
    ),
    singles as (
      insert into facet_counts
      select facet, sum(change)::integer from changes, unnest(facets) facet
      group by facet having sum(change) <> 0 order by facet
      on conflict (facet) do update set count = facet_counts.count + excluded.count
    )
    insert into facet_pairs
    select one.facet, other.facet, sum(change)::integer
    from changes, unnest(facets) one (facet), unnest(facets) other (facet)
    where left(one.facet, 1) in ('c', 'd', 'i', 't') and left(other.facet, 1) in ('c', 'd', 'i', 't')
      and left(one.facet, 1) <> left(other.facet, 1)
    group by one.facet, other.facet having sum(change) <> 0
    order by one.facet, other.facet
    on conflict (facet, other) do update set count = facet_pairs.count + excluded.count;
  end if;
  if exists (select from pending_counts where transaction = pg_current_xact_id() and kind = 'names') then
    update reference_version set version = version + 1;
  end if;
  if exists (select from pending_counts where transaction = pg_current_xact_id() and kind = 'recipes') then
    update recipe_list_version set version = version + 1;
  end if;
  delete from pending_counts where transaction = pg_current_xact_id();
  return null;
end $$;
CREATE FUNCTION public.count_page_version() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
      begin
        update page_version set version = version + 1 where slot = coalesce(
          (select slot from page_version for update skip locked limit 1), 1);
        return null;
      end $$;
CREATE FUNCTION public.count_recipe_list_version() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      if exists (select from changed) then insert into pending_counts (kind) values ('recipes'); end if;
      return null;
    end $$;
CREATE FUNCTION public.duplicate_keys_of(name text, sort_name text) RETURNS SETOF text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
    with spelled as (
      select search_words(sort_name) as words
      union select search_words(lower(regexp_replace(normalize(
        replace(replace(replace(replace(replace(replace(name,
          'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'Ä', 'ae'), 'Ö', 'oe'), 'Ü', 'ue'),
        NFKD), '[\u0300-\u036f]', '', 'g'))) where name ~ '[äöüÄÖÜ]'
    ),
    lettered as (select words, replace(words, ' ', '') as letters from spelled where words <> ''),
    formed as (select words from lettered union select regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(words, '(lea|loa|hal|cal)ves\M', '\1f', 'g'), 'geese\M', 'goose', 'g'), '\mfeet\M', 'foot', 'g'), '\mfungi\M', 'fungus', 'g'), '\mchildren\M', 'child', 'g') from lettered)
    select 'f' || left(letters, 200) from lettered
    union 
    select 's' || left((select string_agg(coalesce((ts_lexize('words_english', word))[1], word), ' ' order by place)
      from unnest(string_to_array(words, ' ')) with ordinality w (word, place)), 200) from formed
    union 
    select 's' || left((select string_agg(coalesce((ts_lexize('words_german', word))[1], word), ' ' order by place)
      from unnest(string_to_array(words, ' ')) with ordinality w (word, place)), 200) from formed
    union select 't' || letters from lettered where letters !~ '\d' and length(letters) between 6 and 60
    union select 't' || left(letters, i - 1) || substr(letters, i + 1)
      from lettered, generate_series(1, length(letters)) i where letters !~ '\d' and length(letters) between 6 and 60
  $$;
CREATE FUNCTION public.forget_terms() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if coalesce(current_setting('potluck.read_model', true), 'on') <> 'off' then
    perform forget_words(array(select word.lexeme from before, unnest(words) word));
  end if;
  return null;
end $$;
CREATE FUNCTION public.forget_words(words text[]) RETURNS void
    LANGUAGE sql
    AS $$
    insert into pending_counts (kind, texts) select 'former words', words where cardinality(words) > 0
  $$;
CREATE FUNCTION public.lock_aliases() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  begin
    perform pg_advisory_xact_lock(795238786);
    return null;
  end $$;
CREATE FUNCTION public.lock_names() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  begin
    perform pg_advisory_xact_lock_shared(795238786);
    return null;
  end $$;
CREATE FUNCTION public.read_model_aliases() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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
CREATE FUNCTION public.read_model_aliases_updated() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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
CREATE FUNCTION public.read_model_duplicates_deleted() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  begin
    execute format('delete from duplicate_keys using changed where kind = %L and id = %I', tg_argv[0], tg_argv[1]);
    return null;
  end $$;
CREATE FUNCTION public.read_model_facets_deleted() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if coalesce(current_setting('potluck.read_model', true), 'on') <> 'off' then
    insert into pending_counts (kind, texts, change)
    select 'facets', facets, change from (select facets, -1 as change from changed) changes;
    perform forget_words(array(
      select distinct word from (select sort_name from changed) former, unnest(string_to_array(search_words(sort_name), ' ')) word));
  end if;
  return null;
end $$;
CREATE FUNCTION public.read_model_facets_inserted() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if coalesce(current_setting('potluck.read_model', true), 'on') <> 'off' then
    insert into pending_counts (kind, texts, change)
    select 'facets', facets, change from (select facets, 1 as change from changed) changes;
  end if;
  return null;
end $$;
CREATE FUNCTION public.read_model_facets_updated() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if coalesce(current_setting('potluck.read_model', true), 'on') <> 'off' then
    insert into pending_counts (kind, texts, change)
    select 'facets', facets, change from (select facets, sum(change)::integer as change
        from (select facets, -1 as change from before union all select facets, 1 from changed) had
        group by facets having sum(change) <> 0) changes;
    perform forget_words(array(
      select distinct word from (select sort_name from before except select sort_name from changed) former, unnest(string_to_array(search_words(sort_name), ' ')) word));
  end if;
  return null;
end $$;
CREATE FUNCTION public.read_model_favorites() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if coalesce(current_setting('potluck.read_model', true), 'on') <> 'off' then
    update recipe_stats s set favorites = s.favorites + c.change
    from (select recipe_id, tg_argv[0]::integer * count(*) as change from changed group by recipe_id) c
    where s.recipe_id = c.recipe_id;
  end if;
  return null;
end $$;
CREATE FUNCTION public.read_model_moved() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if coalesce(current_setting('potluck.read_model', true), 'on') <> 'off' then
    perform refresh_recipes(array(
      select recipe_id from (select recipe_id from before union select recipe_id from changed) moved
      where recipe_id is not null order by recipe_id));
  end if;
  return null;
end $$;
CREATE FUNCTION public.read_model_recipes() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if coalesce(current_setting('potluck.read_model', true), 'on') <> 'off' then
    perform refresh_recipes(array(
      select recipe_id from changed where recipe_id is not null group by recipe_id order by recipe_id));
  end if;
  return null;
end $$;
CREATE FUNCTION public.read_model_reference() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if coalesce(current_setting('potluck.read_model', true), 'on') <> 'off' then
    execute format('select refresh_terms(%L, array(select %I from changed))', tg_argv[0], tg_argv[1]);
      insert into pending_counts (kind) values ('names');
  end if;
  return null;
end $$;
CREATE FUNCTION public.read_model_reference_deleted() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if coalesce(current_setting('potluck.read_model', true), 'on') <> 'off' then
    execute format('delete from search_terms using changed where facet = %L || %I', tg_argv[0], tg_argv[1]);
      insert into pending_counts (kind) values ('names');
  end if;
  return null;
end $$;
CREATE FUNCTION public.read_model_reviews() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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
CREATE FUNCTION public.read_model_reviews_updated() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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
CREATE FUNCTION public.read_model_users_deleted() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if coalesce(current_setting('potluck.read_model', true), 'on') <> 'off' then
    delete from search_terms using changed where facet = 'o' || user_id;
  end if;
  return null;
end $$;
CREATE FUNCTION public.read_model_users_inserted() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if coalesce(current_setting('potluck.read_model', true), 'on') <> 'off' then
    perform refresh_terms('o', array(select user_id from changed));
  end if;
  return null;
end $$;
CREATE FUNCTION public.read_model_users_updated() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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
CREATE FUNCTION public.recipe_documents(ids integer[]) RETURNS TABLE(recipe_id integer, sort_name text, total_minutes integer, facets text[], document tsvector, doc json)
    LANGUAGE sql STABLE
    AS $_$
  select r.recipe_id, r.sort_name,
    coalesce(r.total_minutes, coalesce(r.prep_minutes, 0) + r.cook_minutes, r.prep_minutes),
    f.facets,
    array_to_tsvector(recipe_name_lexemes(r.name, r.sort_name)
      || array(select '#' || facet from unnest(f.facets) facet where facet <> '')),
    json_build_object(
      'recipeId', r.recipe_id, 'name', r.name, 'sortName', r.sort_name, 'coverDrawing', r.cover_drawing, 'visibility', r.visibility, 'linkKey', r.link_key,
      'instructions', r.instructions, 'ingredientsNotes', r.ingredients_notes,
      'description', r.description, 'source', r.source, 'language', r.language, 'servings', r.servings,
      'servingsUnit', r.servings_unit, 'prepMinutes', r.prep_minutes, 'cookMinutes', r.cook_minutes,
      'ownTotalMinutes', r.total_minutes, 'ownerId', r.owner_id, 'ownerName', u.name,
      'categoryId', r.category_id, 'difficultyLevelId', r.difficulty_level_id,
      'version', r.version, 'createdAt', r.created_at, 'updatedAt', r.updated_at,
      'lines', coalesce(l.lines, '[]'), 'tagIds', coalesce(t.ids, '[]'), 'photos', coalesce(p.photos, '[]')
    )
  from recipes r
  join users u on u.user_id = r.owner_id
  left join lateral (
    select array_agg('i' || i.ingredient_id) as facets,
      json_agg(json_build_object('ingredientId', i.ingredient_id, 'quantity', i.quantity, 'unit', i.unit,
        'isOptional', i.is_optional, 'scales', i.scales, 'preparation', i.preparation) order by i.position) as lines
    from recipe_ingredients i where i.recipe_id = r.recipe_id
  ) l on true
  left join lateral (
    select array_agg('t' || t.tag_id) as facets, json_agg(t.tag_id) as ids
    from recipe_tags t where t.recipe_id = r.recipe_id
  ) t on true
  left join lateral (
    select json_agg(case when p.stored_as is null then json_build_object('photoId', p.photo_id, 'fileKey', p.key, 'ownerId', p.owner_id,
      'position', p.position, 'width', p.width, 'height', p.height, 'placeholder', p.placeholder,
      'changedAt', p.changed_at, 'caption', p.caption)
      else json_build_object('photoId', p.photo_id, 'fileKey', p.key, 'ownerId', p.owner_id,
      'position', p.position, 'width', p.width, 'height', p.height, 'placeholder', p.placeholder,
      'changedAt', p.changed_at, 'caption', p.caption, 'storedAs', p.stored_as) end order by p.position) as photos
    from photos p where p.recipe_id = r.recipe_id
  ) p on true
  cross join lateral (
    select array['', 'c' || r.category_id, 'd' || r.difficulty_level_id, 'o' || r.owner_id]
      || l.facets || t.facets
      || case when r.language is not null then array['l' || split_part(r.language, '-', 1)] end as facets
  ) f
  where r.recipe_id = any($1)
$_$;
CREATE FUNCTION public.recipe_name_lexemes(name text, sort_name text) RETURNS text[]
    LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
  declare
    words text := search_spellings(name, sort_name);
    word text[] := string_to_array(words, ' ');
    lexemes text[] := '{}';
    lexeme text;
  begin
    foreach lexeme in array search_lexemes(words) loop
      lexemes := lexemes || ('n' || lexeme);
    end loop;
    for i in 1 .. cardinality(word) - 1 loop
      lexemes := lexemes || ('n' || word[i] || word[i + 1]);
    end loop;
    for i in 1 .. length(sort_name) loop
      for letters in 1 .. least(3, length(sort_name) - i + 1) loop
        lexemes := lexemes || ('~' || substr(sort_name, i, letters));
      end loop;
    end loop;
    return lexemes;
  end $$;
CREATE FUNCTION public.record_words(words text[]) RETURNS void
    LANGUAGE plpgsql
    AS $$
  begin
    if coalesce(current_setting('potluck.read_model', true), 'on') <> 'off' then
      insert into pending_counts (kind, texts) select 'words', words where cardinality(words) > 0;
    else
      insert into search_vocabulary
      select distinct word from unnest(words) word where length(word) > 2 order by word
      on conflict do nothing;
    end if;
  end $$;
CREATE FUNCTION public.refresh_recipes(ids integer[]) RETURNS void
    LANGUAGE sql
    AS $$
  
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
CREATE FUNCTION public.refresh_terms(kind text, ids integer[]) RETURNS void
    LANGUAGE sql
    AS $_$
  
  delete from duplicate_keys d where d.kind = $1 and d.id = any($2);
  insert into duplicate_keys
  select $1, key, k.id from (
    select category_id as id, name, sort_name from categories where $1 = 'c' and category_id = any($2)
    union all select tag_id, name, sort_name from tags where $1 = 't' and tag_id = any($2)
    union all select ingredient_id, name, sort_name from ingredients
      where $1 = 'i' and ingredient_id = any($2)
  ) k, duplicate_keys_of(k.name, k.sort_name) key
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
      from ingredients k where kind = 'i' and ingredient_id = any(ids)
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
$_$;
CREATE FUNCTION public.refuse_aliases_as_names() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  declare owner_name text;
  begin
    execute format(
      'select k.name from changed c join aliases a on a.kind = %L and a.name_key = c.name_key
       join %I k on k.%I = a.%I limit 1', tg_argv[0], tg_table_name, tg_argv[1], tg_argv[1])
      into owner_name;
    if owner_name is not null then
      raise unique_violation using message = 'name is an alias', constraint = 'name_is_alias', detail = owner_name;
    end if;
    return null;
  end $$;
CREATE FUNCTION public.refuse_names_as_aliases() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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
CREATE FUNCTION public.search_folded(text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $_$
    select replace(replace(replace(replace(
      translate($1, 'łøđðı', 'loddi'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')
  $_$;
CREATE FUNCTION public.search_lexemes(words text) RETURNS text[]
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
    select tsvector_to_array(to_tsvector('words_plain', words)
      || to_tsvector('words_english', words) || to_tsvector('words_german', words))
  $$;
CREATE FUNCTION public.search_spellings(name text, sort_name text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
    select search_words(sort_name) || case when name ~ '[äöüÄÖÜ]' then ' ' || search_words(lower(
      regexp_replace(normalize(
        replace(replace(replace(replace(replace(replace(name,
          'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'Ä', 'ae'), 'Ö', 'oe'), 'Ü', 'ue'),
        NFKD), '[\u0300-\u036f]', '', 'g'))) else '' end
  $$;
CREATE FUNCTION public.search_word(word text) RETURNS tsquery
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
    select (string_agg(quote_literal(lexeme), ' | ')
      || case when length(word) > 2 then ' | ' || quote_literal(word) || ':*' else '' end)::tsquery
    from unnest(search_lexemes(word)) lexeme
  $$;
CREATE FUNCTION public.search_words(text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $_$
    select btrim(regexp_replace(search_folded($1),
      '[\s\u0021-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f]+',
      ' ', 'g'))
  $_$;
CREATE FUNCTION public.word_runs(word text) RETURNS text[]
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
        select array(select substr(word, i, 3) from generate_series(1, length(word) - 2) i)
      $$;
CREATE TEXT SEARCH DICTIONARY public.words_english (
    TEMPLATE = pg_catalog.snowball,
    language = 'english' );
CREATE TEXT SEARCH DICTIONARY public.words_german (
    TEMPLATE = pg_catalog.snowball,
    language = 'german' );
CREATE TEXT SEARCH CONFIGURATION public.words_english (
    PARSER = pg_catalog."default" );
ALTER TEXT SEARCH CONFIGURATION public.words_english
    ADD MAPPING FOR asciiword WITH public.words_english;
ALTER TEXT SEARCH CONFIGURATION public.words_english
    ADD MAPPING FOR word WITH public.words_english;
ALTER TEXT SEARCH CONFIGURATION public.words_english
    ADD MAPPING FOR numword WITH public.words_english;
ALTER TEXT SEARCH CONFIGURATION public.words_english
    ADD MAPPING FOR email WITH simple;
ALTER TEXT SEARCH CONFIGURATION public.words_english
    ADD MAPPING FOR url WITH simple;
ALTER TEXT SEARCH CONFIGURATION public.words_english
    ADD MAPPING FOR host WITH simple;
ALTER TEXT SEARCH CONFIGURATION public.words_english
    ADD MAPPING FOR sfloat WITH simple;
ALTER TEXT SEARCH CONFIGURATION public.words_english
    ADD MAPPING FOR version WITH simple;
ALTER TEXT SEARCH CONFIGURATION public.words_english
    ADD MAPPING FOR hword_numpart WITH public.words_english;
ALTER TEXT SEARCH CONFIGURATION public.words_english
    ADD MAPPING FOR hword_part WITH public.words_english;
ALTER TEXT SEARCH CONFIGURATION public.words_english
    ADD MAPPING FOR hword_asciipart WITH public.words_english;
ALTER TEXT SEARCH CONFIGURATION public.words_english
    ADD MAPPING FOR numhword WITH public.words_english;
ALTER TEXT SEARCH CONFIGURATION public.words_english
    ADD MAPPING FOR asciihword WITH public.words_english;
ALTER TEXT SEARCH CONFIGURATION public.words_english
    ADD MAPPING FOR hword WITH public.words_english;
ALTER TEXT SEARCH CONFIGURATION public.words_english
    ADD MAPPING FOR url_path WITH simple;
ALTER TEXT SEARCH CONFIGURATION public.words_english
    ADD MAPPING FOR file WITH simple;
ALTER TEXT SEARCH CONFIGURATION public.words_english
    ADD MAPPING FOR "float" WITH simple;
ALTER TEXT SEARCH CONFIGURATION public.words_english
    ADD MAPPING FOR "int" WITH simple;
ALTER TEXT SEARCH CONFIGURATION public.words_english
    ADD MAPPING FOR uint WITH simple;
CREATE TEXT SEARCH CONFIGURATION public.words_german (
    PARSER = pg_catalog."default" );
ALTER TEXT SEARCH CONFIGURATION public.words_german
    ADD MAPPING FOR asciiword WITH public.words_german;
ALTER TEXT SEARCH CONFIGURATION public.words_german
    ADD MAPPING FOR word WITH public.words_german;
ALTER TEXT SEARCH CONFIGURATION public.words_german
    ADD MAPPING FOR numword WITH public.words_german;
ALTER TEXT SEARCH CONFIGURATION public.words_german
    ADD MAPPING FOR email WITH simple;
ALTER TEXT SEARCH CONFIGURATION public.words_german
    ADD MAPPING FOR url WITH simple;
ALTER TEXT SEARCH CONFIGURATION public.words_german
    ADD MAPPING FOR host WITH simple;
ALTER TEXT SEARCH CONFIGURATION public.words_german
    ADD MAPPING FOR sfloat WITH simple;
ALTER TEXT SEARCH CONFIGURATION public.words_german
    ADD MAPPING FOR version WITH simple;
ALTER TEXT SEARCH CONFIGURATION public.words_german
    ADD MAPPING FOR hword_numpart WITH public.words_german;
ALTER TEXT SEARCH CONFIGURATION public.words_german
    ADD MAPPING FOR hword_part WITH public.words_german;
ALTER TEXT SEARCH CONFIGURATION public.words_german
    ADD MAPPING FOR hword_asciipart WITH public.words_german;
ALTER TEXT SEARCH CONFIGURATION public.words_german
    ADD MAPPING FOR numhword WITH public.words_german;
ALTER TEXT SEARCH CONFIGURATION public.words_german
    ADD MAPPING FOR asciihword WITH public.words_german;
ALTER TEXT SEARCH CONFIGURATION public.words_german
    ADD MAPPING FOR hword WITH public.words_german;
ALTER TEXT SEARCH CONFIGURATION public.words_german
    ADD MAPPING FOR url_path WITH simple;
ALTER TEXT SEARCH CONFIGURATION public.words_german
    ADD MAPPING FOR file WITH simple;
ALTER TEXT SEARCH CONFIGURATION public.words_german
    ADD MAPPING FOR "float" WITH simple;
ALTER TEXT SEARCH CONFIGURATION public.words_german
    ADD MAPPING FOR "int" WITH simple;
ALTER TEXT SEARCH CONFIGURATION public.words_german
    ADD MAPPING FOR uint WITH simple;
CREATE TEXT SEARCH CONFIGURATION public.words_plain (
    PARSER = pg_catalog."default" );
ALTER TEXT SEARCH CONFIGURATION public.words_plain
    ADD MAPPING FOR asciiword WITH simple;
ALTER TEXT SEARCH CONFIGURATION public.words_plain
    ADD MAPPING FOR word WITH simple;
ALTER TEXT SEARCH CONFIGURATION public.words_plain
    ADD MAPPING FOR numword WITH simple;
ALTER TEXT SEARCH CONFIGURATION public.words_plain
    ADD MAPPING FOR email WITH simple;
ALTER TEXT SEARCH CONFIGURATION public.words_plain
    ADD MAPPING FOR url WITH simple;
ALTER TEXT SEARCH CONFIGURATION public.words_plain
    ADD MAPPING FOR host WITH simple;
ALTER TEXT SEARCH CONFIGURATION public.words_plain
    ADD MAPPING FOR sfloat WITH simple;
ALTER TEXT SEARCH CONFIGURATION public.words_plain
    ADD MAPPING FOR version WITH simple;
ALTER TEXT SEARCH CONFIGURATION public.words_plain
    ADD MAPPING FOR hword_numpart WITH simple;
ALTER TEXT SEARCH CONFIGURATION public.words_plain
    ADD MAPPING FOR hword_part WITH simple;
ALTER TEXT SEARCH CONFIGURATION public.words_plain
    ADD MAPPING FOR hword_asciipart WITH simple;
ALTER TEXT SEARCH CONFIGURATION public.words_plain
    ADD MAPPING FOR numhword WITH simple;
ALTER TEXT SEARCH CONFIGURATION public.words_plain
    ADD MAPPING FOR asciihword WITH simple;
ALTER TEXT SEARCH CONFIGURATION public.words_plain
    ADD MAPPING FOR hword WITH simple;
ALTER TEXT SEARCH CONFIGURATION public.words_plain
    ADD MAPPING FOR url_path WITH simple;
ALTER TEXT SEARCH CONFIGURATION public.words_plain
    ADD MAPPING FOR file WITH simple;
ALTER TEXT SEARCH CONFIGURATION public.words_plain
    ADD MAPPING FOR "float" WITH simple;
ALTER TEXT SEARCH CONFIGURATION public.words_plain
    ADD MAPPING FOR "int" WITH simple;
ALTER TEXT SEARCH CONFIGURATION public.words_plain
    ADD MAPPING FOR uint WITH simple;
SET default_tablespace = '';
SET default_table_access_method = heap;
CREATE TABLE public.aliases (
    alias_id integer NOT NULL,
    kind text NOT NULL,
    category_id integer,
    tag_id integer,
    ingredient_id integer,
    name text NOT NULL,
    name_key text NOT NULL,
    sort_name text NOT NULL COLLATE pg_catalog."C",
    CONSTRAINT ck_aliases_kind CHECK ((kind =
CASE
    WHEN ((category_id IS NOT NULL) AND (tag_id IS NULL) AND (ingredient_id IS NULL)) THEN 'category'::text
    WHEN ((tag_id IS NOT NULL) AND (category_id IS NULL) AND (ingredient_id IS NULL)) THEN 'tag'::text
    WHEN ((ingredient_id IS NOT NULL) AND (category_id IS NULL) AND (tag_id IS NULL)) THEN 'ingredient'::text
    ELSE ''::text
END)),
    CONSTRAINT ck_aliases_name CHECK (((char_length(name) >= 1) AND (char_length(name) <= 200)))
);
ALTER TABLE public.aliases ALTER COLUMN alias_id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.aliases_alias_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.categories (
    category_id integer NOT NULL,
    name text NOT NULL,
    name_key text NOT NULL,
    sort_name text NOT NULL COLLATE pg_catalog."C",
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT ck_categories_name CHECK (((char_length(name) >= 1) AND (char_length(name) <= 200)))
);
ALTER TABLE public.categories ALTER COLUMN category_id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.categories_category_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.contributor_requests (
    contributor_request_id integer NOT NULL,
    user_id integer NOT NULL,
    message text NOT NULL,
    status text DEFAULT 'open'::text NOT NULL,
    reason text,
    locale text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    answered_at timestamp(3) with time zone,
    CONSTRAINT ck_contributor_requests_locale CHECK (((char_length(locale) >= 1) AND (char_length(locale) <= 50))),
    CONSTRAINT ck_contributor_requests_message CHECK (((char_length(message) >= 1) AND (char_length(message) <= 500))),
    CONSTRAINT ck_contributor_requests_reason CHECK (((char_length(reason) >= 1) AND (char_length(reason) <= 500))),
    CONSTRAINT ck_contributor_requests_status CHECK ((status = ANY (ARRAY['open'::text, 'accepted'::text, 'declined'::text])))
);
ALTER TABLE public.contributor_requests ALTER COLUMN contributor_request_id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.contributor_requests_contributor_request_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.cooking_progress (
    user_id integer NOT NULL,
    recipe_id integer NOT NULL,
    recipe_version integer NOT NULL,
    done text[] DEFAULT '{}'::text[] NOT NULL,
    step integer,
    changed_at timestamp(3) with time zone NOT NULL
);
CREATE TABLE public.deleted_recipe_rows (
    deleted_recipe_row_id integer NOT NULL,
    recipe_id integer NOT NULL,
    table_name text NOT NULL,
    user_id integer,
    content json NOT NULL,
    CONSTRAINT ck_deleted_recipe_rows_table_name CHECK ((table_name = ANY (ARRAY['recipe_ingredients'::text, 'recipe_tags'::text, 'favorites'::text, 'reviews'::text, 'notes'::text])))
);
ALTER TABLE public.deleted_recipe_rows ALTER COLUMN deleted_recipe_row_id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.deleted_recipe_rows_deleted_recipe_row_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.deleted_recipes (
    recipe_id integer NOT NULL,
    owner_id integer NOT NULL,
    name text NOT NULL,
    content json NOT NULL,
    deleted_by_owner boolean NOT NULL,
    deleted_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.difficulty_levels (
    difficulty_level_id integer NOT NULL,
    name text NOT NULL,
    name_key text NOT NULL,
    sort_name text NOT NULL COLLATE pg_catalog."C",
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT ck_difficulty_levels_name CHECK (((char_length(name) >= 1) AND (char_length(name) <= 200)))
);
ALTER TABLE public.difficulty_levels ALTER COLUMN difficulty_level_id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.difficulty_levels_difficulty_level_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.distinct_names (
    kind text NOT NULL,
    one_key text NOT NULL COLLATE pg_catalog."C",
    other_key text NOT NULL COLLATE pg_catalog."C",
    CONSTRAINT ck_distinct_names_kind CHECK ((kind = ANY (ARRAY['category'::text, 'tag'::text, 'ingredient'::text]))),
    CONSTRAINT ck_distinct_names_one_key CHECK ((one_key < other_key))
);
CREATE TABLE public.duplicate_keys (
    kind text NOT NULL COLLATE pg_catalog."C",
    key text NOT NULL COLLATE pg_catalog."C",
    id integer NOT NULL
);
CREATE TABLE public.facet_counts (
    facet text NOT NULL COLLATE pg_catalog."C",
    count integer NOT NULL
);
CREATE TABLE public.facet_pairs (
    facet text NOT NULL COLLATE pg_catalog."C",
    other text NOT NULL COLLATE pg_catalog."C",
    count integer NOT NULL
);
CREATE TABLE public.favorites (
    user_id integer NOT NULL,
    recipe_id integer NOT NULL,
    favorite_id integer NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
CREATE SEQUENCE public.favorites_favorite_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.favorites_favorite_id_seq OWNED BY public.favorites.favorite_id;
CREATE TABLE public.identities (
    user_id integer NOT NULL,
    issuer text NOT NULL COLLATE pg_catalog."C",
    subject text NOT NULL COLLATE pg_catalog."C",
    email_key text NOT NULL COLLATE pg_catalog."C",
    linked_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    last_used_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.import_chunks (
    import_id integer NOT NULL,
    "position" integer NOT NULL,
    bytes bytea NOT NULL
);
CREATE TABLE public.import_items (
    import_item_id integer NOT NULL,
    import_id integer NOT NULL,
    "position" integer NOT NULL,
    state text DEFAULT 'waiting'::text NOT NULL,
    draft json NOT NULL,
    warnings text[] DEFAULT '{}'::text[] NOT NULL,
    error text,
    duplicate_of_id integer,
    recipe_id integer,
    attempts integer DEFAULT 0 NOT NULL,
    next_try_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    held_by uuid,
    lost_attempts integer DEFAULT 0 NOT NULL,
    CONSTRAINT ck_import_items_state CHECK ((state = ANY (ARRAY['waiting'::text, 'skipped'::text, 'taken'::text, 'failed'::text])))
);
ALTER TABLE public.import_items ALTER COLUMN import_item_id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.import_items_import_item_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.import_photos (
    import_item_id integer NOT NULL,
    "position" integer NOT NULL,
    url text,
    bytes bytea,
    caption text,
    CONSTRAINT ck_import_photos_url CHECK (((url IS NULL) <> (bytes IS NULL)))
);
CREATE TABLE public.imported_ingredients (
    import_id integer NOT NULL,
    ingredient_id integer NOT NULL
);
CREATE TABLE public.imports (
    import_id integer NOT NULL,
    user_id integer NOT NULL,
    kind text NOT NULL,
    source text,
    content bytea,
    state text DEFAULT 'reading'::text NOT NULL,
    error text,
    attempts integer DEFAULT 0 NOT NULL,
    next_try_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    taken_at timestamp(3) with time zone,
    visibility text DEFAULT 'public'::text NOT NULL,
    recognized_text text,
    picture bytea,
    held_by uuid,
    lost_attempts integer DEFAULT 0 NOT NULL,
    served_at timestamp(3) with time zone,
    CONSTRAINT ck_imports_kind CHECK ((kind = ANY (ARRAY['page'::text, 'text'::text, 'file'::text]))),
    CONSTRAINT ck_imports_source CHECK (((char_length(source) >= 1) AND (char_length(source) <= 2000))),
    CONSTRAINT ck_imports_state CHECK ((state = ANY (ARRAY['reading'::text, 'ready'::text, 'taking'::text, 'taken'::text, 'undoing'::text, 'failed'::text]))),
    CONSTRAINT ck_imports_visibility CHECK ((visibility = ANY (ARRAY['public'::text, 'unlisted'::text, 'private'::text])))
);
ALTER TABLE public.imports ALTER COLUMN import_id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.imports_import_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.ingredients (
    ingredient_id integer NOT NULL,
    name text NOT NULL,
    name_key text NOT NULL,
    sort_name text NOT NULL COLLATE pg_catalog."C",
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT ck_ingredients_name CHECK (((char_length(name) >= 1) AND (char_length(name) <= 200)))
);
ALTER TABLE public.ingredients ALTER COLUMN ingredient_id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.ingredients_ingredient_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.last_writes (
    user_id integer NOT NULL,
    "position" pg_lsn NOT NULL,
    written_at timestamp with time zone NOT NULL
)
WITH (fillfactor='50');
CREATE TABLE public.merged_recipes (
    merge_id integer NOT NULL,
    recipe_id integer NOT NULL,
    had_both boolean DEFAULT false NOT NULL,
    line json,
    into_line json,
    combined_line json
);
CREATE TABLE public.merges (
    merge_id integer NOT NULL,
    kind text NOT NULL,
    merged_id integer NOT NULL,
    merged_name text NOT NULL,
    into_id integer NOT NULL,
    into_name text NOT NULL,
    merged json NOT NULL,
    alias_ids integer[] DEFAULT '{}'::integer[] NOT NULL,
    recipe_count integer DEFAULT 0 NOT NULL,
    user_id integer,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    is_complete boolean DEFAULT true NOT NULL,
    CONSTRAINT ck_merges_kind CHECK ((kind = ANY (ARRAY['category'::text, 'tag'::text, 'ingredient'::text])))
);
ALTER TABLE public.merges ALTER COLUMN merge_id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.merges_merge_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.migrations (
    id integer NOT NULL,
    "timestamp" bigint NOT NULL,
    name character varying NOT NULL
);
CREATE SEQUENCE public.migrations_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.migrations_id_seq OWNED BY public.migrations.id;
CREATE TABLE public.notes (
    note_id integer NOT NULL,
    user_id integer NOT NULL,
    recipe_id integer NOT NULL,
    text text NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT ck_notes_text CHECK (((char_length(text) >= 1) AND (char_length(text) <= 10000)))
);
ALTER TABLE public.notes ALTER COLUMN note_id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.notes_note_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.outbox (
    mail_id integer NOT NULL,
    user_id integer,
    kind text NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    next_try_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    locale text DEFAULT 'en'::text NOT NULL,
    recipient text,
    CONSTRAINT ck_outbox_kind CHECK (((char_length(kind) >= 1) AND (char_length(kind) <= 50))),
    CONSTRAINT ck_outbox_locale CHECK (((char_length(locale) >= 1) AND (char_length(locale) <= 50))),
    CONSTRAINT ck_outbox_recipient CHECK ((char_length(recipient) <= 254))
);
ALTER TABLE public.outbox ALTER COLUMN mail_id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.outbox_mail_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.page_version (
    slot integer NOT NULL,
    version bigint NOT NULL
);
CREATE TABLE public.passkeys (
    passkey_id integer NOT NULL,
    user_id integer NOT NULL,
    name text NOT NULL,
    credential_id text NOT NULL COLLATE pg_catalog."C",
    public_key bytea NOT NULL,
    counter double precision DEFAULT 0 NOT NULL,
    transports text[] DEFAULT '{}'::text[] NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    last_used_at timestamp(3) with time zone,
    CONSTRAINT ck_passkeys_name CHECK (((char_length(name) >= 1) AND (char_length(name) <= 50)))
);
ALTER TABLE public.passkeys ALTER COLUMN passkey_id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.passkeys_passkey_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.password_resets (
    user_id integer NOT NULL,
    token_hash bytea NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL
);
CREATE UNLOGGED TABLE public.pending_counts (
    transaction xid8 DEFAULT pg_current_xact_id() NOT NULL,
    kind text NOT NULL,
    texts text[] DEFAULT '{}'::text[] NOT NULL,
    change integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.photos (
    photo_id integer NOT NULL,
    key text NOT NULL,
    owner_id integer,
    recipe_id integer,
    "position" smallint DEFAULT 0 NOT NULL,
    width integer NOT NULL,
    height integer NOT NULL,
    placeholder text NOT NULL,
    changed_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    deleted_recipe_id integer,
    caption text,
    stored_as text,
    CONSTRAINT ck_photos_caption CHECK (((char_length(caption) >= 1) AND (char_length(caption) <= 300))),
    CONSTRAINT ck_photos_height CHECK (((height >= 1) AND (height <= 4800))),
    CONSTRAINT ck_photos_key CHECK ((key ~ '^[0-9a-f]{32}$'::text)),
    CONSTRAINT ck_photos_placeholder CHECK (((placeholder ~~ 'data:image/webp;base64,%'::text) AND (char_length(placeholder) <= 2000))),
    CONSTRAINT ck_photos_position CHECK ((("position" >= 0) AND ("position" <= 11))),
    CONSTRAINT ck_photos_stored_as CHECK ((stored_as ~ '^[0-9a-f]{32}$'::text)),
    CONSTRAINT ck_photos_width CHECK (((width >= 1) AND (width <= 1600)))
);
ALTER TABLE public.photos ALTER COLUMN photo_id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.photos_photo_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE SEQUENCE public.recipe_doc_version
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
CREATE TABLE public.recipe_docs (
    recipe_id integer NOT NULL,
    doc json NOT NULL
);
CREATE TABLE public.recipe_ingredients (
    recipe_id integer NOT NULL,
    ingredient_id integer NOT NULL,
    "position" smallint NOT NULL,
    quantity text,
    unit text,
    is_optional boolean DEFAULT false NOT NULL,
    scales boolean DEFAULT true NOT NULL,
    preparation text,
    CONSTRAINT ck_recipe_ingredients_preparation CHECK (((char_length(preparation) >= 1) AND (char_length(preparation) <= 200))),
    CONSTRAINT ck_recipe_ingredients_quantity CHECK (((char_length(quantity) >= 1) AND (char_length(quantity) <= 50))),
    CONSTRAINT ck_recipe_ingredients_unit CHECK (((char_length(unit) >= 1) AND (char_length(unit) <= 50)))
);
CREATE TABLE public.recipe_list_version (
    version bigint NOT NULL
);
CREATE TABLE public.recipe_search (
    recipe_id integer NOT NULL,
    sort_name text NOT NULL COLLATE pg_catalog."C",
    total_minutes integer,
    facets text[] NOT NULL,
    document tsvector NOT NULL,
    doc_version bigint NOT NULL
)
WITH (toast_tuple_target='8160');
ALTER TABLE ONLY public.recipe_search ALTER COLUMN document SET STATISTICS 1000;
CREATE TABLE public.recipe_stats (
    recipe_id integer NOT NULL,
    favorites integer DEFAULT 0 NOT NULL,
    scores integer[] DEFAULT '{0,0,0,0,0}'::integer[] NOT NULL,
    best integer GENERATED ALWAYS AS (((1000000 * (((((15 + (scores[1])::bigint) + (2 * scores[2])) + (3 * scores[3])) + (4 * scores[4])) + (5 * scores[5]))) / (((((5 + scores[1]) + scores[2]) + scores[3]) + scores[4]) + scores[5]))) STORED NOT NULL
)
WITH (fillfactor='70');
CREATE TABLE public.recipe_tags (
    recipe_id integer NOT NULL,
    tag_id integer NOT NULL
);
CREATE TABLE public.recipes (
    recipe_id integer NOT NULL,
    name text NOT NULL,
    sort_name text NOT NULL COLLATE pg_catalog."C",
    instructions text NOT NULL,
    ingredients_notes text,
    owner_id integer NOT NULL,
    category_id integer NOT NULL,
    difficulty_level_id integer NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    description text,
    source text,
    servings double precision,
    servings_unit text,
    prep_minutes integer,
    cook_minutes integer,
    total_minutes integer,
    cover_drawing text,
    visibility text DEFAULT 'public'::text NOT NULL,
    link_key text,
    language text,
    CONSTRAINT ck_recipes_cook_minutes CHECK (((cook_minutes >= 0) AND (cook_minutes <= 14400))),
    CONSTRAINT ck_recipes_cover_drawing CHECK ((cover_drawing = ANY (ARRAY['STILL_LIFE'::text, 'SOUP'::text, 'STEW'::text, 'CURRY'::text, 'SALAD'::text, 'PLATE'::text, 'PASTA'::text, 'NOODLES'::text, 'RICE'::text, 'BAKE'::text, 'PIZZA'::text, 'SKEWERS'::text, 'TACOS'::text, 'BURGER'::text, 'FLATBREADS'::text, 'LOAF'::text, 'TART'::text, 'CAKE'::text, 'COOKIES'::text, 'PANCAKES'::text, 'DESSERT'::text, 'JARS'::text, 'DRINK'::text, 'HOT_DRINK'::text]))),
    CONSTRAINT ck_recipes_description CHECK (((char_length(description) >= 1) AND (char_length(description) <= 2000))),
    CONSTRAINT ck_recipes_ingredients_notes CHECK ((char_length(ingredients_notes) <= 10000)),
    CONSTRAINT ck_recipes_instructions CHECK (((char_length(instructions) >= 1) AND (char_length(instructions) <= 20000))),
    CONSTRAINT ck_recipes_language CHECK (((char_length(language) >= 1) AND (char_length(language) <= 35))),
    CONSTRAINT ck_recipes_link_key CHECK (((link_key IS NOT NULL) = (visibility = 'unlisted'::text))),
    CONSTRAINT ck_recipes_name CHECK (((char_length(name) >= 1) AND (char_length(name) <= 200))),
    CONSTRAINT ck_recipes_prep_minutes CHECK (((prep_minutes >= 0) AND (prep_minutes <= 14400))),
    CONSTRAINT ck_recipes_servings CHECK (((servings >= (1)::double precision) AND (servings <= (1000)::double precision))),
    CONSTRAINT ck_recipes_servings_unit CHECK (((char_length(servings_unit) >= 1) AND (char_length(servings_unit) <= 50))),
    CONSTRAINT ck_recipes_source CHECK (((char_length(source) >= 1) AND (char_length(source) <= 500))),
    CONSTRAINT ck_recipes_total_minutes CHECK (((total_minutes >= 0) AND (total_minutes <= 14400))),
    CONSTRAINT ck_recipes_visibility CHECK ((visibility = ANY (ARRAY['public'::text, 'unlisted'::text, 'private'::text])))
);
ALTER TABLE public.recipes ALTER COLUMN recipe_id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.recipes_recipe_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.recovery_codes (
    user_id integer NOT NULL,
    code_hash bytea NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.reference_version (
    version bigint NOT NULL
);
CREATE TABLE public.reviews (
    review_id integer NOT NULL,
    user_id integer NOT NULL,
    recipe_id integer NOT NULL,
    score smallint NOT NULL,
    text text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT ck_reviews_score CHECK (((score >= 1) AND (score <= 5))),
    CONSTRAINT ck_reviews_text CHECK (((char_length(text) >= 1) AND (char_length(text) <= 5000)))
);
ALTER TABLE public.reviews ALTER COLUMN review_id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.reviews_review_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.roles (
    role_id integer NOT NULL,
    role_name text NOT NULL
);
CREATE TABLE public.search_terms (
    facet text NOT NULL COLLATE pg_catalog."C",
    words tsvector NOT NULL
);
CREATE TABLE public.search_vocabulary (
    word text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.sessions (
    session_id uuid NOT NULL,
    user_id integer NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    last_used_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    device text,
    vouched boolean DEFAULT false NOT NULL,
    expires_at timestamp(3) with time zone,
    CONSTRAINT ck_sessions_device CHECK ((char_length(device) <= 200))
);
CREATE TABLE public.setup_keys (
    key_hash bytea NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL
);
CREATE TABLE public.starter_data (
    loaded boolean DEFAULT true NOT NULL,
    loaded_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT starter_data_loaded_check CHECK (loaded)
);
CREATE TABLE public.tags (
    tag_id integer NOT NULL,
    name text NOT NULL,
    name_key text NOT NULL,
    sort_name text NOT NULL COLLATE pg_catalog."C",
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT ck_tags_name CHECK (((char_length(name) >= 1) AND (char_length(name) <= 200)))
);
ALTER TABLE public.tags ALTER COLUMN tag_id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.tags_tag_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.totp_secrets (
    user_id integer NOT NULL,
    secret bytea NOT NULL,
    confirmed_at timestamp(3) with time zone,
    last_step integer
);
CREATE TABLE public.used_challenges (
    challenge_hash bytea NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL
);
CREATE TABLE public.users (
    user_id integer NOT NULL,
    name text NOT NULL,
    name_key text NOT NULL COLLATE pg_catalog."C",
    email text NOT NULL,
    email_key text NOT NULL COLLATE pg_catalog."C",
    shows_email boolean DEFAULT false NOT NULL,
    password_hash text NOT NULL,
    banned boolean DEFAULT false NOT NULL,
    role_id integer NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    ban_reason text,
    skeleton text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    must_change_password boolean DEFAULT false NOT NULL,
    two_factor boolean DEFAULT false NOT NULL,
    CONSTRAINT ck_users_ban_reason CHECK (((char_length(ban_reason) >= 1) AND (char_length(ban_reason) <= 500))),
    CONSTRAINT ck_users_email CHECK (((char_length(email) >= 3) AND (char_length(email) <= 254))),
    CONSTRAINT ck_users_name CHECK (((char_length(name) >= 1) AND (char_length(name) <= 50)))
);
ALTER TABLE public.users ALTER COLUMN user_id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.users_user_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
ALTER TABLE ONLY public.favorites ALTER COLUMN favorite_id SET DEFAULT nextval('public.favorites_favorite_id_seq'::regclass);
ALTER TABLE ONLY public.migrations ALTER COLUMN id SET DEFAULT nextval('public.migrations_id_seq'::regclass);
INSERT INTO public.aliases VALUES
	(1, 'ingredient', NULL, NULL, 3, 'scallion', 'scallion', 'scallion'),
	(2, 'ingredient', NULL, NULL, 5, 'tomatoe', 'tomatoe', 'tomatoe'),
	(3, 'tag', NULL, 2, NULL, 'fast', 'fast', 'fast'),
	(4, 'category', 2, NULL, NULL, 'Soup', 'soup', 'soup'),
	(5, 'ingredient', NULL, NULL, 2, 'plain flour', 'plain flour', 'plain flour');
INSERT INTO public.categories VALUES
	(1, 'Bread', 'bread', 'bread', 1),
	(2, 'Soups', 'soups', 'soups', 1);
INSERT INTO public.contributor_requests VALUES
	(1, 4, 'Please.', 'open', NULL, 'en', '2026-11-29 06:22:02.123+00', NULL);
INSERT INTO public.cooking_progress VALUES
	(3, 1, 2, '{line:2,step:0.0}', 1, '2026-11-29 06:21:59.318+00');
INSERT INTO public.deleted_recipe_rows VALUES
	(1, 4, 'recipe_ingredients', NULL, '{"recipe_id":4,"ingredient_id":2,"position":0,"quantity":"1/2","unit":"kg","is_optional":false,"scales":true,"preparation":"sifted"}'),
	(2, 4, 'recipe_ingredients', NULL, '{"recipe_id":4,"ingredient_id":4,"position":1,"quantity":"2-3","unit":null,"is_optional":true,"scales":true,"preparation":null}'),
	(3, 4, 'recipe_ingredients', NULL, '{"recipe_id":4,"ingredient_id":7,"position":2,"quantity":"1","unit":"tsp","is_optional":false,"scales":false,"preparation":null}'),
	(4, 4, 'recipe_tags', NULL, '{"recipe_id":4,"tag_id":1}'),
	(5, 4, 'recipe_tags', NULL, '{"recipe_id":4,"tag_id":3}'),
	(6, 4, 'favorites', 3, '{"user_id":3,"recipe_id":4,"favorite_id":2,"created_at":"2026-11-29T06:21:59.6+00:00"}'),
	(7, 4, 'reviews', 3, '{"review_id":2,"user_id":3,"recipe_id":4,"score":2,"text":"Too dry.","version":1,"created_at":"2026-11-29T06:21:59.582+00:00"}'),
	(8, 4, 'notes', 3, '{"note_id":2,"user_id":3,"recipe_id":4,"text":"More water.","updated_at":"2026-11-29T06:21:59.612+00:00","version":1}');
INSERT INTO public.deleted_recipes VALUES
	(4, 2, 'Deleted bread', '{"recipe_id":4,"name":"Deleted bread","sort_name":"deleted bread","instructions":"Dough:\nKnead: Knead the dough for 10 minutes.\nBake at 200 °C.","ingredients_notes":"For the dough:\n50 g butter","owner_id":2,"category_id":1,"difficulty_level_id":1,"version":1,"created_at":"2026-11-29T06:21:59.526+00:00","updated_at":"2026-11-29T06:21:59.526+00:00","description":"For Sundays.","source":"Aunt Jo''s notebook","servings":1.5,"servings_unit":"loaves","prep_minutes":20,"cook_minutes":40,"total_minutes":90,"cover_drawing":"LOAF","visibility":"public","link_key":null,"language":"en-GB"}', true, '2026-11-29 06:21:59.626+00');
INSERT INTO public.difficulty_levels VALUES
	(1, 'Easy', 'easy', 'easy', 1),
	(2, 'Hard', 'hard', 'hard', 1);
INSERT INTO public.distinct_names VALUES
	('ingredient', 'butter', 'tomato');
INSERT INTO public.duplicate_keys VALUES
	('c', 'fbread', 1),
	('c', 'sbread', 1),
	('t', 'fvegan', 1),
	('t', 'svegan', 1),
	('i', 'sbutt', 1),
	('i', 'tutter', 1),
	('i', 'tbutter', 1),
	('i', 'sbutter', 1),
	('i', 'tbuter', 1),
	('i', 'tbuttr', 1),
	('i', 'tbutte', 1),
	('i', 'tbtter', 1),
	('i', 'fbutter', 1),
	('i', 'fsalt', 7),
	('i', 'ssalt', 7),
	('i', 'tsringonion', 3),
	('i', 'tspringonio', 3),
	('i', 'tspringonion', 3),
	('i', 'tsprngonion', 3),
	('i', 'tspingonion', 3),
	('i', 'sspring onion', 3),
	('i', 'tsprinonion', 3),
	('i', 'tsprigonion', 3),
	('i', 'tspringonin', 3),
	('i', 'tpringonion', 3),
	('i', 'tspringonon', 3),
	('i', 'tspringoion', 3),
	('i', 'tspringnion', 3),
	('i', 'fspringonion', 3),
	('i', 'stomato', 5),
	('i', 'ttomat', 5),
	('i', 'ftomato', 5),
	('i', 'ttmato', 5),
	('i', 'ttomato', 5),
	('i', 'tomato', 5),
	('i', 'ttomto', 5),
	('i', 'ttomao', 5),
	('i', 'ttoato', 5),
	('t', 'fquick', 2),
	('t', 'squick', 2),
	('c', 'fsoups', 2),
	('c', 'ssoup', 2),
	('c', 'ssoups', 2),
	('i', 'sflour', 2),
	('i', 'fflour', 2),
	('i', 'swater', 8),
	('i', 'swat', 8),
	('i', 'fwater', 8),
	('i', 'ttealeavs', 9),
	('i', 'ftealeaves', 9),
	('i', 'tteleaves', 9),
	('i', 'tteaeaves', 9),
	('i', 'ttealaves', 9),
	('i', 'stea leav', 9),
	('i', 'ttealeave', 9),
	('i', 'ttealeaes', 9),
	('i', 'ttealeves', 9),
	('i', 'ttealeaves', 9),
	('i', 'tealeaves', 9),
	('i', 'stea leaf', 9),
	('i', 'ttaleaves', 9);
INSERT INTO public.facet_counts VALUES
	('', 1),
	('c1', 1),
	('d1', 1),
	('i2', 1),
	('i7', 1),
	('len', 1),
	('o2', 1),
	('t1', 1),
	('i3', 1),
	('i4', 0),
	('t2', 1),
	('t3', 0);
INSERT INTO public.facet_pairs VALUES
	('c1', 'd1', 1),
	('c1', 'i2', 1),
	('c1', 'i7', 1),
	('c1', 't1', 1),
	('d1', 'c1', 1),
	('d1', 'i2', 1),
	('d1', 'i7', 1),
	('d1', 't1', 1),
	('i2', 'c1', 1),
	('i2', 'd1', 1),
	('i2', 't1', 1),
	('i7', 'c1', 1),
	('i7', 'd1', 1),
	('i7', 't1', 1),
	('t1', 'c1', 1),
	('t1', 'd1', 1),
	('t1', 'i2', 1),
	('t1', 'i7', 1),
	('c1', 'i3', 1),
	('c1', 'i4', 0),
	('d1', 'i3', 1),
	('d1', 'i4', 0),
	('i3', 'c1', 1),
	('i3', 'd1', 1),
	('i3', 't1', 1),
	('i4', 'c1', 0),
	('i4', 'd1', 0),
	('i4', 't1', 0),
	('i4', 't3', 0),
	('t1', 'i3', 1),
	('t1', 'i4', 0),
	('t3', 'i4', 0),
	('c1', 't2', 1),
	('c1', 't3', 0),
	('d1', 't2', 1),
	('d1', 't3', 0),
	('i2', 't2', 1),
	('i2', 't3', 0),
	('i3', 't2', 1),
	('i3', 't3', 0),
	('i7', 't2', 1),
	('i7', 't3', 0),
	('t2', 'c1', 1),
	('t2', 'd1', 1),
	('t2', 'i2', 1),
	('t2', 'i3', 1),
	('t2', 'i7', 1),
	('t3', 'c1', 0),
	('t3', 'd1', 0),
	('t3', 'i2', 0),
	('t3', 'i3', 0),
	('t3', 'i7', 0);
INSERT INTO public.favorites VALUES
	(3, 1, 1, '2026-11-29 06:21:59.294+00');
INSERT INTO public.identities VALUES
	(2, 'https://id.example', 'jo', 'jo@old.example', '2026-11-29 06:22:03.551+00', '2026-11-29 06:22:03.551+00');
INSERT INTO public.import_items VALUES
	(1, 1, 0, 'waiting', '{"name":"Green tea","description":null,"servings":2,"servingsUnit":null,"prepMinutes":null,"cookMinutes":null,"totalMinutes":null,"source":null,"language":null,"ingredientsNotes":null,"instructions":"Boil the water.\nAdd the tea leaves.","categoryId":1,"difficultyLevelId":1,"coverDrawing":null,"visibility":null,"tagIds":[],"lines":[{"text":"1 l water","quantity":"1","unit":"l","ingredient":"Water","ingredientId":null,"preparation":"","isOptional":false,"scales":true,"suggestions":[]},{"text":"2 tsp tea leaves","quantity":"2","unit":"tsp","ingredient":"Tea leaves","ingredientId":null,"preparation":"","isOptional":false,"scales":true,"suggestions":[]}],"createdAt":null,"updatedAt":null}', '{"The category is unknown. Please check it."}', NULL, NULL, NULL, 0, '2026-11-29 06:22:01.354+00', NULL, 0),
	(2, 2, 0, 'waiting', '{"name":"Rye bread","description":null,"servings":null,"servingsUnit":null,"prepMinutes":null,"cookMinutes":null,"totalMinutes":null,"source":null,"language":null,"ingredientsNotes":null,"instructions":"Bake.","categoryId":1,"difficultyLevelId":1,"coverDrawing":null,"visibility":null,"tagIds":[],"lines":[{"text":"1 kg rye flour","quantity":"1","unit":"kg","ingredient":"Rye flour","ingredientId":null,"preparation":"","isOptional":false,"scales":true,"suggestions":[{"ingredientId":2,"name":"flour"}]}],"createdAt":null,"updatedAt":null}', '{"The category is unknown. Please check it."}', NULL, NULL, NULL, 0, '2026-11-29 06:22:01.684+00', NULL, 0),
	(3, 3, 0, 'taken', '{"name":"Mint tea","description":null,"servings":2,"servingsUnit":null,"prepMinutes":null,"cookMinutes":null,"totalMinutes":null,"source":null,"language":null,"ingredientsNotes":null,"instructions":"Boil the water.\nAdd the tea leaves.","categoryId":1,"difficultyLevelId":1,"coverDrawing":null,"visibility":null,"tagIds":[],"lines":[{"text":"1 l water","quantity":"1","unit":"l","ingredient":"Water","ingredientId":null,"preparation":"","isOptional":false,"scales":true,"suggestions":[]},{"text":"2 tsp tea leaves","quantity":"2","unit":"tsp","ingredient":"Tea leaves","ingredientId":null,"preparation":"","isOptional":false,"scales":true,"suggestions":[]}],"createdAt":null,"updatedAt":null}', '{"The category is unknown. Please check it."}', NULL, NULL, 5, 1, '2026-11-29 06:22:31.885+00', '74d47d51-e78d-4426-8d4a-cebc5f858c16', 0);
INSERT INTO public.import_photos VALUES
	(2, 0, NULL, '\x89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000d4944415478da6364f8cf500f00038601805a347d6b0000000049454e44ae426082', NULL);
INSERT INTO public.imported_ingredients VALUES
	(3, 8),
	(3, 9);
INSERT INTO public.imports VALUES
	(1, 2, 'text', NULL, NULL, 'ready', NULL, 1, '2026-11-29 06:22:31.354+00', '2026-11-29 06:21:59.868+00', NULL, 'public', NULL, NULL, NULL, 0, '2026-11-29 06:21:59.872+00'),
	(2, 2, 'file', 'rye.paprikarecipe', NULL, 'ready', NULL, 1, '2026-11-29 06:22:31.684+00', '2026-11-29 06:22:01.543+00', NULL, 'public', NULL, NULL, NULL, 0, '2026-11-29 06:22:01.546+00'),
	(3, 2, 'text', NULL, NULL, 'taken', NULL, 1, '2026-11-29 06:22:31.765+00', '2026-11-29 06:22:01.722+00', '2026-11-29 06:22:01.973+00', 'private', NULL, NULL, NULL, 0, '2026-11-29 06:22:01.885+00');
INSERT INTO public.ingredients VALUES
	(1, 'butter', 'butter', 'butter', 1),
	(2, 'flour', 'flour', 'flour', 1),
	(3, 'spring onion', 'spring onion', 'spring onion', 1),
	(5, 'tomato', 'tomato', 'tomato', 1),
	(7, 'salt', 'salt', 'salt', 1),
	(8, 'Water', 'water', 'water', 1),
	(9, 'Tea leaves', 'tea leaves', 'tea leaves', 1);
INSERT INTO public.merged_recipes VALUES
	(1, 1, false, NULL, NULL, NULL),
	(1, 3, false, NULL, NULL, NULL),
	(2, 2, false, NULL, NULL, NULL),
	(3, 1, false, NULL, NULL, NULL),
	(3, 2, false, NULL, NULL, NULL),
	(3, 3, false, NULL, NULL, NULL),
	(4, 2, false, NULL, NULL, NULL);
INSERT INTO public.merges VALUES
	(1, 'ingredient', 4, 'scallion', 3, 'spring onion', '{"ingredient_id":4,"name":"scallion","name_key":"scallion","sort_name":"scallion","version":1}', '{}', 2, 1, '2026-11-29 06:21:59.67+00', true),
	(2, 'ingredient', 6, 'tomatoe', 5, 'tomato', '{"ingredient_id":6,"name":"tomatoe","name_key":"tomatoe","sort_name":"tomatoe","version":1}', '{}', 1, 1, '2026-11-29 06:21:59.739+00', true),
	(3, 'tag', 3, 'fast', 2, 'quick', '{"tag_id":3,"name":"fast","name_key":"fast","sort_name":"fast","version":1}', '{}', 3, 1, '2026-11-29 06:21:59.764+00', true),
	(4, 'category', 3, 'Soup', 2, 'Soups', '{"category_id":3,"name":"Soup","name_key":"soup","sort_name":"soup","version":1}', '{}', 1, 1, '2026-11-29 06:21:59.821+00', true);
INSERT INTO public.migrations VALUES
	(1, 1795238784054, 'FirstTables1795238784054'),
	(2, 1795250000000, 'PasswordResetsAndOutbox1795250000000'),
	(3, 1795250400000, 'ReferenceVersions1795250400000'),
	(4, 1795255200000, 'PeopleAndDevices1795255200000'),
	(5, 1795262400000, 'RecipesToCookFrom1795262400000'),
	(6, 1795269600000, 'Photos1795269600000'),
	(7, 1795276800000, 'ReadModel1795276800000'),
	(8, 1795280400000, 'RecipeListVersion1795280400000'),
	(9, 1795284000000, 'Preparations1795284000000'),
	(10, 1795287600000, 'BanReasons1795287600000'),
	(11, 1795291200000, 'PageVersion1795291200000'),
	(12, 1795294800000, 'StarterData1795294800000'),
	(13, 1795370400000, 'MailLocales1795370400000'),
	(14, 1795370400001, 'ContributorRequests1795370400001'),
	(15, 1795456800000, 'DeletedRecipes1795456800000'),
	(16, 1795460400000, 'CountedRows1795460400000'),
	(17, 1795464000000, 'MailRecipients1795464000000'),
	(18, 1795464600000, 'PhotoCaptions1795464600000'),
	(19, 1795468000000, 'NameSkeletons1795468000000'),
	(20, 1795468800000, 'GeneratedPasswords1795468800000'),
	(21, 1795471200000, 'CoverDrawings1795471200000'),
	(22, 1795474800000, 'Imports1795474800000'),
	(23, 1795478400000, 'TwoFactor1795478400000'),
	(24, 1795482000000, 'Passkeys1795482000000'),
	(25, 1795485600000, 'Merges1795485600000'),
	(26, 1795485600100, 'NoteVersions1795485600100'),
	(27, 1795485600200, 'CookingProgress1795485600200'),
	(28, 1795489200000, 'Identities1795489200000'),
	(29, 1795491000000, 'PrivateRecipes1795491000000'),
	(30, 1795492000000, 'CardTexts1795492000000'),
	(31, 1795492100000, 'LastWrites1795492100000'),
	(32, 1795492200000, 'IrregularPlurals1795492200000'),
	(33, 1795492300000, 'MergesInParts1795492300000'),
	(34, 1795492400000, 'LargeImports1795492400000'),
	(35, 1795492500000, 'UnchangedRecipes1795492500000'),
	(36, 1795492600000, 'SampleOfRecipes1795492600000'),
	(37, 1795492700000, 'BusyCooks1795492700000'),
	(38, 1795492800000, 'LexemesOfNames1795492800000'),
	(39, 1795492900000, 'LettersOfWords1795492900000'),
	(40, 1795493000000, 'ImportAttempts1795493000000'),
	(41, 1795493100000, 'CountsAtTheEnd1795493100000'),
	(42, 1795493200000, 'AccountFactors1795493200000'),
	(43, 1795493300000, 'PhotoAddresses1795493300000'),
	(44, 1795493400000, 'SetupKeys1795493400000'),
	(45, 1795493500000, 'ContractBusyCooks1795493500000'),
	(46, 1795493600000, 'RecipeLanguage1795493600000');
INSERT INTO public.notes VALUES
	(1, 3, 1, 'Less salt.', '2026-11-29 06:21:59.303+00', 1);
INSERT INTO public.outbox VALUES
	(1, 3, 'two-factor-on', 0, '2026-11-29 06:22:02.773+00', '2026-11-29 06:22:02.773+00', 'en', 'ann@old.example'),
	(2, 3, 'authenticator-added', 0, '2026-11-29 06:22:03.34+00', '2026-11-29 06:22:03.34+00', 'en', 'ann@old.example'),
	(3, 4, 'password-reset', 0, '2026-11-29 06:22:03.377+00', '2026-11-29 06:22:03.377+00', 'en', NULL);
INSERT INTO public.page_version VALUES
	(14, 0),
	(15, 0),
	(16, 0),
	(17, 0),
	(18, 0),
	(19, 0),
	(20, 0),
	(21, 0),
	(22, 0),
	(23, 0),
	(24, 0),
	(25, 0),
	(26, 0),
	(27, 0),
	(28, 0),
	(29, 0),
	(30, 0),
	(31, 0),
	(32, 0),
	(1, 1),
	(2, 1),
	(3, 1),
	(4, 1),
	(5, 1),
	(6, 1),
	(7, 1),
	(8, 1),
	(9, 1),
	(10, 1),
	(11, 1),
	(12, 1),
	(13, 1);
INSERT INTO public.passkeys VALUES
	(1, 3, 'Phone', 'i6qkGhUSlNPzDnvbwCgUqQ', '\xa5010203262001215820980bd59c3d0d39f240342925d5566a4a27737948ad89a5529cd64b53ccc930dd225820068a8af100fd1a1f44031e52be4a11acc1e4467931d44e165b0a3b6731c8d60e', 1, '{internal}', '2026-11-29 06:22:02.773+00', NULL);
INSERT INTO public.photos VALUES
	(1, 'd8879c926b13a7c336a0cdb4ea366579', 2, 1, 0, 640, 480, 'data:image/webp;base64,UklGRjQAAABXRUJQVlA4ICgAAACQAQCdASoQAAwAA4BaJaACdLoAA5gA/sDP9CjZRMU//kp/i77zd2gA', '2026-11-29 06:21:58.917+00', NULL, NULL, NULL),
	(2, '70a1c07add5c92281b0d06754e7a9d42', 2, 1, 1, 640, 480, 'data:image/webp;base64,UklGRjQAAABXRUJQVlA4ICgAAACQAQCdASoQAAwAA4BaJaACdLoAA5gA/sDP9CjZRMU//kp/i77zd2gA', '2026-11-29 06:21:58.917+00', NULL, NULL, NULL),
	(3, '8ef6c349908fe42309f8f04ed549853f', 2, NULL, 0, 640, 480, 'data:image/webp;base64,UklGRjQAAABXRUJQVlA4ICgAAACQAQCdASoQAAwAA4BaJaACdLoAA5gA/sDP9CjZRMU//kp/i77zd2gA', '2026-11-29 06:21:59.526+00', 4, NULL, NULL);
INSERT INTO public.recipe_docs VALUES
	(2, '{"recipeId" : 2, "name" : "Tomato soup", "sortName" : "tomato soup", "coverDrawing" : "LOAF", "visibility" : "unlisted", "linkKey" : "D6YOsvbfxpSzyNMWFjiBBg", "instructions" : "Dough:\nKnead: Knead the dough for 10 minutes.\nBake at 200 °C.", "ingredientsNotes" : "For the dough:\n50 g butter", "description" : "For Sundays.", "source" : "Aunt Jo''s notebook", "language" : "en-GB", "servings" : 1.5, "servingsUnit" : "loaves", "prepMinutes" : 20, "cookMinutes" : 40, "ownTotalMinutes" : 90, "ownerId" : 2, "ownerName" : "Jo", "categoryId" : 2, "difficultyLevelId" : 1, "version" : 1, "createdAt" : "2026-11-29T06:21:59.056+00:00", "updatedAt" : "2026-11-29T06:21:59.056+00:00", "lines" : [{"ingredientId" : 5, "quantity" : "1", "unit" : "kg", "isOptional" : false, "scales" : true, "preparation" : null}, {"ingredientId" : 1, "quantity" : null, "unit" : null, "isOptional" : false, "scales" : true, "preparation" : null}], "tagIds" : [1, 2], "photos" : []}'),
	(5, '{"recipeId" : 5, "name" : "Mint tea", "sortName" : "mint tea", "coverDrawing" : null, "visibility" : "private", "linkKey" : null, "instructions" : "Boil the water.\nAdd the tea leaves.", "ingredientsNotes" : null, "description" : null, "source" : null, "language" : null, "servings" : 2, "servingsUnit" : null, "prepMinutes" : null, "cookMinutes" : null, "ownTotalMinutes" : null, "ownerId" : 2, "ownerName" : "Jo", "categoryId" : 1, "difficultyLevelId" : 1, "version" : 1, "createdAt" : "2026-11-29T06:22:01.892+00:00", "updatedAt" : "2026-11-29T06:22:01.892+00:00", "lines" : [{"ingredientId" : 8, "quantity" : "1", "unit" : "l", "isOptional" : false, "scales" : true, "preparation" : null}, {"ingredientId" : 9, "quantity" : "2", "unit" : "tsp", "isOptional" : false, "scales" : true, "preparation" : null}], "tagIds" : [], "photos" : []}'),
	(3, '{"recipeId" : 3, "name" : "Ann''s own bread", "sortName" : "ann''s own bread", "coverDrawing" : "LOAF", "visibility" : "private", "linkKey" : null, "instructions" : "Dough:\nKnead: Knead the dough for 10 minutes.\nBake at 200 °C.", "ingredientsNotes" : "For the dough:\n50 g butter", "description" : "For Sundays.", "source" : "Aunt Jo''s notebook", "language" : "en-GB", "servings" : 1.5, "servingsUnit" : "loaves", "prepMinutes" : 20, "cookMinutes" : 40, "ownTotalMinutes" : 90, "ownerId" : 3, "ownerName" : "Ann", "categoryId" : 1, "difficultyLevelId" : 1, "version" : 1, "createdAt" : "2026-11-29T06:21:59.19+00:00", "updatedAt" : "2026-11-29T06:21:59.19+00:00", "lines" : [{"ingredientId" : 2, "quantity" : "1/2", "unit" : "kg", "isOptional" : false, "scales" : true, "preparation" : "sifted"}, {"ingredientId" : 3, "quantity" : "2-3", "unit" : null, "isOptional" : true, "scales" : true, "preparation" : null}, {"ingredientId" : 7, "quantity" : "1", "unit" : "tsp", "isOptional" : false, "scales" : false, "preparation" : null}], "tagIds" : [1, 2], "photos" : []}'),
	(1, '{"recipeId" : 1, "name" : "Spring onion bread", "sortName" : "spring onion bread", "coverDrawing" : "LOAF", "visibility" : "public", "linkKey" : null, "instructions" : "Dough:\nKnead: Knead the dough for 10 minutes.\nBake at 200 °C.", "ingredientsNotes" : "For the dough:\n50 g butter", "description" : "For Sundays.", "source" : "Aunt Jo''s notebook", "language" : "en-GB", "servings" : 1.5, "servingsUnit" : "loaves", "prepMinutes" : 20, "cookMinutes" : 40, "ownTotalMinutes" : 90, "ownerId" : 2, "ownerName" : "Jo", "categoryId" : 1, "difficultyLevelId" : 1, "version" : 2, "createdAt" : "2026-11-29T06:21:58.917+00:00", "updatedAt" : "2026-11-29T06:21:59.237+00:00", "lines" : [{"ingredientId" : 2, "quantity" : "1/2", "unit" : "kg", "isOptional" : false, "scales" : true, "preparation" : "sifted"}, {"ingredientId" : 3, "quantity" : "2-3", "unit" : null, "isOptional" : true, "scales" : true, "preparation" : null}, {"ingredientId" : 7, "quantity" : "1", "unit" : "tsp", "isOptional" : false, "scales" : false, "preparation" : null}], "tagIds" : [1, 2], "photos" : [{"photoId" : 1, "fileKey" : "d8879c926b13a7c336a0cdb4ea366579", "ownerId" : 2, "position" : 0, "width" : 640, "height" : 480, "placeholder" : "data:image/webp;base64,UklGRjQAAABXRUJQVlA4ICgAAACQAQCdASoQAAwAA4BaJaACdLoAA5gA/sDP9CjZRMU//kp/i77zd2gA", "changedAt" : "2026-11-29T06:21:58.917+00:00", "caption" : null}, {"photoId" : 2, "fileKey" : "70a1c07add5c92281b0d06754e7a9d42", "ownerId" : 2, "position" : 1, "width" : 640, "height" : 480, "placeholder" : "data:image/webp;base64,UklGRjQAAABXRUJQVlA4ICgAAACQAQCdASoQAAwAA4BaJaACdLoAA5gA/sDP9CjZRMU//kp/i77zd2gA", "changedAt" : "2026-11-29T06:21:58.917+00:00", "caption" : null}]}');
INSERT INTO public.recipe_ingredients VALUES
	(2, 1, 1, NULL, NULL, false, true, NULL),
	(3, 2, 0, '1/2', 'kg', false, true, 'sifted'),
	(3, 7, 2, '1', 'tsp', false, false, NULL),
	(1, 2, 0, '1/2', 'kg', false, true, 'sifted'),
	(1, 7, 2, '1', 'tsp', false, false, NULL),
	(3, 3, 1, '2-3', NULL, true, true, NULL),
	(1, 3, 1, '2-3', NULL, true, true, NULL),
	(2, 5, 0, '1', 'kg', false, true, NULL),
	(5, 8, 0, '1', 'l', false, true, NULL),
	(5, 9, 1, '2', 'tsp', false, true, NULL);
INSERT INTO public.recipe_list_version VALUES
	(13);
INSERT INTO public.recipe_search VALUES
	(1, 'spring onion bread', 90, '{"",c1,d1,o2,i2,i7,i3,t1,t2,len}', '''#c1'' ''#d1'' ''#i2'' ''#i3'' ''#i7'' ''#len'' ''#o2'' ''#t1'' ''#t2'' ''nbread'' ''nonion'' ''nonionbread'' ''nspring'' ''nspringonion'' ''~ '' ''~ b'' ''~ br'' ''~ o'' ''~ on'' ''~a'' ''~ad'' ''~b'' ''~br'' ''~bre'' ''~d'' ''~e'' ''~ea'' ''~ead'' ''~g'' ''~g '' ''~g o'' ''~i'' ''~in'' ''~ing'' ''~io'' ''~ion'' ''~n'' ''~n '' ''~n b'' ''~ng'' ''~ng '' ''~ni'' ''~nio'' ''~o'' ''~on'' ''~on '' ''~oni'' ''~p'' ''~pr'' ''~pri'' ''~r'' ''~re'' ''~rea'' ''~ri'' ''~rin'' ''~s'' ''~sp'' ''~spr''', 18);
INSERT INTO public.recipe_stats VALUES
	(2, 0, '{0,0,0,0,0}', DEFAULT),
	(3, 0, '{0,0,0,0,0}', DEFAULT),
	(1, 1, '{0,0,0,1,0}', DEFAULT),
	(5, 0, '{0,0,0,0,0}', DEFAULT);
INSERT INTO public.recipe_tags VALUES
	(2, 1),
	(3, 1),
	(1, 1),
	(1, 2),
	(2, 2),
	(3, 2);
INSERT INTO public.recipes VALUES
	(3, 'Ann''s own bread', 'ann''s own bread', 'Dough:
Knead: Knead the dough for 10 minutes.
Bake at 200 °C.', 'For the dough:
50 g butter', 3, 1, 1, 1, '2026-11-29 06:21:59.19+00', '2026-11-29 06:21:59.19+00', 'For Sundays.', 'Aunt Jo''s notebook', 1.5, 'loaves', 20, 40, 90, 'LOAF', 'private', NULL, 'en-GB'),
	(1, 'Spring onion bread', 'spring onion bread', 'Dough:
Knead: Knead the dough for 10 minutes.
Bake at 200 °C.', 'For the dough:
50 g butter', 2, 1, 1, 2, '2026-11-29 06:21:58.917+00', '2026-11-29 06:21:59.237+00', 'For Sundays.', 'Aunt Jo''s notebook', 1.5, 'loaves', 20, 40, 90, 'LOAF', 'public', NULL, 'en-GB'),
	(2, 'Tomato soup', 'tomato soup', 'Dough:
Knead: Knead the dough for 10 minutes.
Bake at 200 °C.', 'For the dough:
50 g butter', 2, 2, 1, 1, '2026-11-29 06:21:59.056+00', '2026-11-29 06:21:59.056+00', 'For Sundays.', 'Aunt Jo''s notebook', 1.5, 'loaves', 20, 40, 90, 'LOAF', 'unlisted', 'D6YOsvbfxpSzyNMWFjiBBg', 'en-GB'),
	(5, 'Mint tea', 'mint tea', 'Boil the water.
Add the tea leaves.', NULL, 2, 1, 1, 1, '2026-11-29 06:22:01.892+00', '2026-11-29 06:22:01.892+00', NULL, NULL, 2, NULL, NULL, NULL, NULL, NULL, 'private', NULL, NULL);
INSERT INTO public.recovery_codes VALUES
	(3, '\x8af3c1a7f799b98e6c2952576793fb9eb40ed334b6ae9a7e36932436b512db28', '2026-11-29 06:22:02.773+00'),
	(3, '\xefb4c3c270e3ea1c853ba40828a9a1b27726a190c3f3fa96563d71a4f860b84d', '2026-11-29 06:22:02.773+00'),
	(3, '\xb0203afcaeef2e5c4e4eba525c8d97da75add5a35c0179611f04556b05d0a68d', '2026-11-29 06:22:02.773+00'),
	(3, '\x856530d38a51f2302c88a9a683eb8f51623687191d008dfb66d15583ee83b23e', '2026-11-29 06:22:02.773+00'),
	(3, '\xcdbfc13399856d2ab6ea3e8031d53ba11d3ce0cbf25e98d7380e7c3f34196636', '2026-11-29 06:22:02.773+00'),
	(3, '\x1ac82426a6613990ba423eb282d78e32707d76041ceab1f8391e695dacb0fdeb', '2026-11-29 06:22:02.773+00'),
	(3, '\x28bf58fb9d2134d1e4854b05e65b218f26388a873cfefd417535a611b439dd69', '2026-11-29 06:22:02.773+00'),
	(3, '\x0ae81171ea81c15309f219ff56d377aca1e2af55f09a05d30acea9888d7a004f', '2026-11-29 06:22:02.773+00'),
	(3, '\x618b27851a39eda408119839efbc1912fced281a65f71e133f6fca1c0cbd0e0a', '2026-11-29 06:22:02.773+00'),
	(3, '\x701fd46420036372036b4588132c8cce00a0606b03852326749b159b461f2b75', '2026-11-29 06:22:02.773+00');
INSERT INTO public.reference_version VALUES
	(22);
INSERT INTO public.reviews VALUES
	(1, 3, 1, 4, 'Wonderful.', 1, '2026-11-29 06:21:59.282+00');
INSERT INTO public.roles VALUES
	(1, 'admin'),
	(2, 'contributor'),
	(3, 'member');
INSERT INTO public.search_terms VALUES
	('o1', '''admin'''),
	('c1', '''bread'''),
	('d1', '''easi'' ''easy'''),
	('d2', '''hard'''),
	('t1', '''vegan'''),
	('i1', '''butt'' ''butter'''),
	('i7', '''salt'''),
	('o2', '''jo'''),
	('o3', '''ann'''),
	('o4', '''ben'''),
	('o5', '''cy'''),
	('i3', '''onion'' ''scallion'' ''spring'''),
	('i5', '''tomato'' ''tomatoe'''),
	('t2', '''fast'' ''quick'''),
	('c2', '''soup'' ''soups'''),
	('i2', '''flour'' ''plain'''),
	('i8', '''wat'' ''water'''),
	('i9', '''leav'' ''leaves'' ''tea''');
INSERT INTO public.search_vocabulary VALUES
	('admin'),
	('bread'),
	('soups'),
	('soup'),
	('easy'),
	('hard'),
	('vegan'),
	('quick'),
	('fast'),
	('butter'),
	('flour'),
	('onion'),
	('spring'),
	('scallion'),
	('tomato'),
	('tomatoe'),
	('salt'),
	('ann'),
	('ben'),
	('plain'),
	('leaves'),
	('tea'),
	('water');
INSERT INTO public.sessions VALUES
	('80d8253a-86f9-4012-ac8d-4f5906e65bb6', 1, '2026-11-29 06:21:54.968+00', '2026-11-29 06:21:54.968+00', 'node', false, NULL),
	('d81f68c9-d8ed-4083-84eb-0b474403812b', 2, '2026-11-29 06:21:56.005+00', '2026-11-29 06:21:56.005+00', 'node', false, NULL),
	('f4d3c5b1-5960-43af-8b0e-527884be9f7a', 3, '2026-11-29 06:21:56.701+00', '2026-11-29 06:21:56.701+00', 'node', false, NULL),
	('06c37851-3d30-4964-8253-73b3d8ea1cd3', 4, '2026-11-29 06:21:57.454+00', '2026-11-29 06:21:57.454+00', 'node', false, NULL),
	('838c1e5b-0188-4f43-b711-66ea22a6ac4c', 5, '2026-11-29 06:21:58.258+00', '2026-11-29 06:21:58.258+00', 'node', false, NULL);
INSERT INTO public.tags VALUES
	(1, 'vegan', 'vegan', 'vegan', 1),
	(2, 'quick', 'quick', 'quick', 1);
INSERT INTO public.totp_secrets VALUES
	(3, '\x0f4b54f3ef7df9128b58cf346c8642ca2c311f51dc5f0fbafcfb0b923093ab852c4666413a94280a349f1823f6de2d54', '2026-11-29 06:22:03.34+00', 59864444);
INSERT INTO public.used_challenges VALUES
	('\x6512aa4d474af3e652815ddd28dcf7d4e2e6c8b32e4b401f9d495dd4784ba554', '2026-11-29 06:27:02.746+00');
INSERT INTO public.users VALUES
	(1, 'admin', 'admin', 'admin@old.example', 'admin@old.example', false, '$2b$12$FxLMw0nlAkp9j3ZChMDbsuzhfKUDvUMusVl4v2zREZpYBPsRTAbke', false, 1, '2026-11-29 06:21:54.236+00', 1, NULL, 'adrnln', false, false),
	(4, 'Ben', 'ben', 'ben@old.example', 'ben@old.example', false, '$2b$12$8Au9owgbgxqctMgkGiZIX.nRwObIQc6gRDzKgYxhM.djvIK2J7nQ2', false, 3, '2026-11-29 06:21:57.097+00', 1, NULL, 'ben', false, false),
	(2, 'Jo', 'jo', 'jo@old.example', 'jo@old.example', false, '$2b$12$67fxCT/Gm6WAgf.Kq/xdTeWHg4u0nCS8W0TJWQsUzbD.dXdRIFLrC', false, 2, '2026-11-29 06:21:55.69+00', 1, NULL, 'jo', false, false),
	(3, 'Ann', 'ann', 'ann@old.example', 'ann@old.example', false, '$2b$12$EvmbrBMMUbtRd8kNzdRm7uJveWM0QLnMDqITEUaudGys9yqPa9Wxy', false, 3, '2026-11-29 06:21:56.355+00', 1, NULL, 'ann', false, true),
	(5, 'Cy', 'cy', 'cy@old.example', 'cy@old.example', false, '$2b$12$6hmBwO7Lu9eELThjxRBQgudzJiT53ZdFuv2iL7J6qve0aROm53fMK', true, 3, '2026-11-29 06:21:57.872+00', 1, 'Spam', 'cy', false, false);
SELECT pg_catalog.setval('public.aliases_alias_id_seq', 5, true);
SELECT pg_catalog.setval('public.categories_category_id_seq', 3, true);
SELECT pg_catalog.setval('public.contributor_requests_contributor_request_id_seq', 1, true);
SELECT pg_catalog.setval('public.deleted_recipe_rows_deleted_recipe_row_id_seq', 8, true);
SELECT pg_catalog.setval('public.difficulty_levels_difficulty_level_id_seq', 2, true);
SELECT pg_catalog.setval('public.favorites_favorite_id_seq', 2, true);
SELECT pg_catalog.setval('public.import_items_import_item_id_seq', 3, true);
SELECT pg_catalog.setval('public.imports_import_id_seq', 3, true);
SELECT pg_catalog.setval('public.ingredients_ingredient_id_seq', 9, true);
SELECT pg_catalog.setval('public.merges_merge_id_seq', 4, true);
SELECT pg_catalog.setval('public.migrations_id_seq', 46, true);
SELECT pg_catalog.setval('public.notes_note_id_seq', 2, true);
SELECT pg_catalog.setval('public.outbox_mail_id_seq', 3, true);
SELECT pg_catalog.setval('public.passkeys_passkey_id_seq', 1, true);
SELECT pg_catalog.setval('public.photos_photo_id_seq', 3, true);
SELECT pg_catalog.setval('public.recipe_doc_version', 18, true);
SELECT pg_catalog.setval('public.recipes_recipe_id_seq', 5, true);
SELECT pg_catalog.setval('public.reviews_review_id_seq', 2, true);
SELECT pg_catalog.setval('public.tags_tag_id_seq', 3, true);
SELECT pg_catalog.setval('public.users_user_id_seq', 5, true);
ALTER TABLE ONLY public.aliases
    ADD CONSTRAINT pk_aliases PRIMARY KEY (alias_id);
ALTER TABLE ONLY public.categories
    ADD CONSTRAINT pk_categories PRIMARY KEY (category_id);
ALTER TABLE ONLY public.contributor_requests
    ADD CONSTRAINT pk_contributor_requests PRIMARY KEY (contributor_request_id);
ALTER TABLE ONLY public.cooking_progress
    ADD CONSTRAINT pk_cooking_progress PRIMARY KEY (user_id, recipe_id);
ALTER TABLE ONLY public.deleted_recipe_rows
    ADD CONSTRAINT pk_deleted_recipe_rows PRIMARY KEY (deleted_recipe_row_id);
ALTER TABLE ONLY public.deleted_recipes
    ADD CONSTRAINT pk_deleted_recipes PRIMARY KEY (recipe_id);
ALTER TABLE ONLY public.difficulty_levels
    ADD CONSTRAINT pk_difficulty_levels PRIMARY KEY (difficulty_level_id);
ALTER TABLE ONLY public.distinct_names
    ADD CONSTRAINT pk_distinct_names PRIMARY KEY (kind, one_key, other_key);
ALTER TABLE ONLY public.duplicate_keys
    ADD CONSTRAINT pk_duplicate_keys PRIMARY KEY (kind, key, id);
ALTER TABLE ONLY public.facet_counts
    ADD CONSTRAINT pk_facet_counts PRIMARY KEY (facet);
ALTER TABLE ONLY public.facet_pairs
    ADD CONSTRAINT pk_facet_pairs PRIMARY KEY (facet, other);
ALTER TABLE ONLY public.favorites
    ADD CONSTRAINT pk_favorites PRIMARY KEY (user_id, recipe_id);
ALTER TABLE ONLY public.identities
    ADD CONSTRAINT pk_identities PRIMARY KEY (user_id);
ALTER TABLE ONLY public.import_chunks
    ADD CONSTRAINT pk_import_chunks PRIMARY KEY (import_id, "position");
ALTER TABLE ONLY public.import_items
    ADD CONSTRAINT pk_import_items PRIMARY KEY (import_item_id);
ALTER TABLE ONLY public.import_photos
    ADD CONSTRAINT pk_import_photos PRIMARY KEY (import_item_id, "position");
ALTER TABLE ONLY public.imported_ingredients
    ADD CONSTRAINT pk_imported_ingredients PRIMARY KEY (import_id, ingredient_id);
ALTER TABLE ONLY public.imports
    ADD CONSTRAINT pk_imports PRIMARY KEY (import_id);
ALTER TABLE ONLY public.ingredients
    ADD CONSTRAINT pk_ingredients PRIMARY KEY (ingredient_id);
ALTER TABLE ONLY public.last_writes
    ADD CONSTRAINT pk_last_writes PRIMARY KEY (user_id);
ALTER TABLE ONLY public.merged_recipes
    ADD CONSTRAINT pk_merged_recipes PRIMARY KEY (merge_id, recipe_id);
ALTER TABLE ONLY public.merges
    ADD CONSTRAINT pk_merges PRIMARY KEY (merge_id);
ALTER TABLE ONLY public.migrations
    ADD CONSTRAINT pk_migrations PRIMARY KEY (id);
ALTER TABLE ONLY public.notes
    ADD CONSTRAINT pk_notes PRIMARY KEY (note_id);
ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT pk_outbox PRIMARY KEY (mail_id);
ALTER TABLE ONLY public.page_version
    ADD CONSTRAINT pk_page_version PRIMARY KEY (slot);
ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT pk_passkeys PRIMARY KEY (passkey_id);
ALTER TABLE ONLY public.password_resets
    ADD CONSTRAINT pk_password_resets PRIMARY KEY (user_id);
ALTER TABLE ONLY public.photos
    ADD CONSTRAINT pk_photos PRIMARY KEY (photo_id);
ALTER TABLE ONLY public.recipe_docs
    ADD CONSTRAINT pk_recipe_docs PRIMARY KEY (recipe_id);
ALTER TABLE ONLY public.recipe_ingredients
    ADD CONSTRAINT pk_recipe_ingredients PRIMARY KEY (recipe_id, ingredient_id);
ALTER TABLE ONLY public.recipe_search
    ADD CONSTRAINT pk_recipe_search PRIMARY KEY (recipe_id);
ALTER TABLE ONLY public.recipe_stats
    ADD CONSTRAINT pk_recipe_stats PRIMARY KEY (recipe_id);
ALTER TABLE ONLY public.recipe_tags
    ADD CONSTRAINT pk_recipe_tags PRIMARY KEY (recipe_id, tag_id);
ALTER TABLE ONLY public.recipes
    ADD CONSTRAINT pk_recipes PRIMARY KEY (recipe_id);
ALTER TABLE ONLY public.recovery_codes
    ADD CONSTRAINT pk_recovery_codes PRIMARY KEY (user_id, code_hash);
ALTER TABLE ONLY public.reviews
    ADD CONSTRAINT pk_reviews PRIMARY KEY (review_id);
ALTER TABLE ONLY public.roles
    ADD CONSTRAINT pk_roles PRIMARY KEY (role_id);
ALTER TABLE ONLY public.search_terms
    ADD CONSTRAINT pk_search_terms PRIMARY KEY (facet);
ALTER TABLE ONLY public.search_vocabulary
    ADD CONSTRAINT pk_search_vocabulary PRIMARY KEY (word);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT pk_sessions PRIMARY KEY (session_id);
ALTER TABLE ONLY public.setup_keys
    ADD CONSTRAINT pk_setup_keys PRIMARY KEY (key_hash);
ALTER TABLE ONLY public.tags
    ADD CONSTRAINT pk_tags PRIMARY KEY (tag_id);
ALTER TABLE ONLY public.totp_secrets
    ADD CONSTRAINT pk_totp_secrets PRIMARY KEY (user_id);
ALTER TABLE ONLY public.used_challenges
    ADD CONSTRAINT pk_used_challenges PRIMARY KEY (challenge_hash);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT pk_users PRIMARY KEY (user_id);
ALTER TABLE ONLY public.starter_data
    ADD CONSTRAINT starter_data_pkey PRIMARY KEY (loaded);
ALTER TABLE ONLY public.aliases
    ADD CONSTRAINT uq_aliases_kind_name_key UNIQUE (kind, name_key);
ALTER TABLE ONLY public.categories
    ADD CONSTRAINT uq_categories_name_key UNIQUE (name_key);
ALTER TABLE ONLY public.difficulty_levels
    ADD CONSTRAINT uq_difficulty_levels_name_key UNIQUE (name_key);
ALTER TABLE ONLY public.favorites
    ADD CONSTRAINT uq_favorites_favorite_id UNIQUE (favorite_id);
ALTER TABLE ONLY public.identities
    ADD CONSTRAINT uq_identities_issuer_subject UNIQUE (issuer, subject);
ALTER TABLE ONLY public.ingredients
    ADD CONSTRAINT uq_ingredients_name_key UNIQUE (name_key);
ALTER TABLE ONLY public.merges
    ADD CONSTRAINT uq_merges_kind_merged_id UNIQUE (kind, merged_id);
ALTER TABLE ONLY public.notes
    ADD CONSTRAINT uq_notes_user_id_recipe_id UNIQUE (user_id, recipe_id);
ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT uq_passkeys_credential_id UNIQUE (credential_id);
ALTER TABLE ONLY public.password_resets
    ADD CONSTRAINT uq_password_resets_token_hash UNIQUE (token_hash);
ALTER TABLE ONLY public.photos
    ADD CONSTRAINT uq_photos_key UNIQUE (key);
ALTER TABLE ONLY public.reviews
    ADD CONSTRAINT uq_reviews_user_id_recipe_id UNIQUE (user_id, recipe_id);
ALTER TABLE ONLY public.roles
    ADD CONSTRAINT uq_roles_role_name UNIQUE (role_name);
ALTER TABLE ONLY public.tags
    ADD CONSTRAINT uq_tags_name_key UNIQUE (name_key);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT uq_users_email_key UNIQUE (email_key);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT uq_users_name_key UNIQUE (name_key);
CREATE INDEX ix_aliases_category_id ON public.aliases USING btree (category_id);
CREATE INDEX ix_aliases_ingredient_id ON public.aliases USING btree (ingredient_id);
CREATE INDEX ix_aliases_tag_id ON public.aliases USING btree (tag_id);
CREATE INDEX ix_contributor_requests_user_id ON public.contributor_requests USING btree (user_id);
CREATE INDEX ix_cooking_progress_recipe_id ON public.cooking_progress USING btree (recipe_id);
CREATE INDEX ix_deleted_recipe_rows_recipe_id ON public.deleted_recipe_rows USING btree (recipe_id);
CREATE INDEX ix_deleted_recipe_rows_user_id ON public.deleted_recipe_rows USING btree (user_id);
CREATE INDEX ix_deleted_recipes_deleted_at ON public.deleted_recipes USING btree (deleted_at);
CREATE INDEX ix_deleted_recipes_owner_id ON public.deleted_recipes USING btree (owner_id);
CREATE INDEX ix_duplicate_keys_kind_id ON public.duplicate_keys USING btree (kind, id);
CREATE INDEX ix_favorites_recipe_id ON public.favorites USING btree (recipe_id);
CREATE INDEX ix_import_items_duplicate_of_id ON public.import_items USING btree (duplicate_of_id);
CREATE INDEX ix_import_items_import_id_position ON public.import_items USING btree (import_id, "position");
CREATE INDEX ix_import_items_recipe_id ON public.import_items USING btree (recipe_id);
CREATE INDEX ix_imported_ingredients_ingredient_id ON public.imported_ingredients USING btree (ingredient_id);
CREATE INDEX ix_imports_created_at ON public.imports USING btree (created_at);
CREATE INDEX ix_imports_next_try_at ON public.imports USING btree (next_try_at);
CREATE INDEX ix_imports_user_id ON public.imports USING btree (user_id);
CREATE INDEX ix_merged_recipes_recipe_id ON public.merged_recipes USING btree (recipe_id);
CREATE INDEX ix_merges_created_at ON public.merges USING btree (created_at);
CREATE INDEX ix_merges_kind_into_id ON public.merges USING btree (kind, into_id);
CREATE INDEX ix_merges_user_id ON public.merges USING btree (user_id);
CREATE INDEX ix_notes_recipe_id ON public.notes USING btree (recipe_id);
CREATE INDEX ix_outbox_next_try_at ON public.outbox USING btree (next_try_at);
CREATE INDEX ix_outbox_user_id ON public.outbox USING btree (user_id);
CREATE INDEX ix_passkeys_user_id ON public.passkeys USING btree (user_id);
CREATE INDEX ix_pending_counts_transaction ON public.pending_counts USING btree (transaction);
CREATE INDEX ix_photos_deleted_recipe_id ON public.photos USING btree (deleted_recipe_id);
CREATE INDEX ix_photos_owner_id ON public.photos USING btree (owner_id);
CREATE INDEX ix_photos_recipe_id ON public.photos USING btree (recipe_id);
CREATE INDEX ix_recipe_ingredients_ingredient_id ON public.recipe_ingredients USING btree (ingredient_id);
CREATE INDEX ix_recipe_search_document ON public.recipe_search USING gin (document) WITH (fastupdate=off);
CREATE INDEX ix_recipe_search_sample ON public.recipe_search USING gin (document) WITH (fastupdate=off) WHERE ((recipe_id % 16) = 0);
CREATE INDEX ix_recipe_search_sort_name ON public.recipe_search USING btree (sort_name, recipe_id);
ALTER TABLE public.recipe_search CLUSTER ON ix_recipe_search_sort_name;
CREATE INDEX ix_recipe_stats_best ON public.recipe_stats USING btree (best, recipe_id);
CREATE INDEX ix_recipe_stats_favorites ON public.recipe_stats USING btree (favorites, recipe_id);
CREATE INDEX ix_recipe_tags_tag_id ON public.recipe_tags USING btree (tag_id);
CREATE INDEX ix_recipes_category_id ON public.recipes USING btree (category_id);
CREATE INDEX ix_recipes_difficulty_level_id ON public.recipes USING btree (difficulty_level_id);
CREATE INDEX ix_recipes_owner_id ON public.recipes USING btree (owner_id);
CREATE INDEX ix_recipes_sort_name_recipe_id ON public.recipes USING btree (sort_name, recipe_id);
CREATE INDEX ix_reviews_recipe_id_review_id ON public.reviews USING btree (recipe_id, review_id);
CREATE INDEX ix_search_terms_words ON public.search_terms USING gin (words) WITH (fastupdate=off);
CREATE INDEX ix_search_vocabulary_runs ON public.search_vocabulary USING gin (public.word_runs(word)) WITH (fastupdate=off);
CREATE INDEX ix_sessions_user_id ON public.sessions USING btree (user_id);
CREATE INDEX ix_users_role_id ON public.users USING btree (role_id);
CREATE INDEX ix_users_skeleton ON public.users USING btree (skeleton);
CREATE UNIQUE INDEX uq_contributor_requests_open ON public.contributor_requests USING btree (user_id) WHERE (status = 'open'::text);
CREATE CONSTRAINT TRIGGER apply_pending_counts AFTER INSERT ON public.pending_counts DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.apply_pending_counts();
CREATE TRIGGER forget_terms_delete AFTER DELETE ON public.search_terms REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION public.forget_terms();
CREATE TRIGGER forget_terms_update AFTER UPDATE ON public.search_terms REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION public.forget_terms();
CREATE TRIGGER lock_aliases BEFORE INSERT OR UPDATE ON public.aliases FOR EACH STATEMENT EXECUTE FUNCTION public.lock_aliases();
CREATE TRIGGER lock_names BEFORE INSERT OR UPDATE OF name_key ON public.categories FOR EACH STATEMENT EXECUTE FUNCTION public.lock_names();
CREATE TRIGGER lock_names BEFORE INSERT OR UPDATE OF name_key ON public.ingredients FOR EACH STATEMENT EXECUTE FUNCTION public.lock_names();
CREATE TRIGGER lock_names BEFORE INSERT OR UPDATE OF name_key ON public.tags FOR EACH STATEMENT EXECUTE FUNCTION public.lock_names();
CREATE TRIGGER page_version AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.favorites FOR EACH STATEMENT EXECUTE FUNCTION public.count_page_version();
CREATE TRIGGER page_version AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.reviews FOR EACH STATEMENT EXECUTE FUNCTION public.count_page_version();
CREATE TRIGGER page_version AFTER INSERT OR DELETE OR UPDATE OF name OR TRUNCATE ON public.users FOR EACH STATEMENT EXECUTE FUNCTION public.count_page_version();
CREATE TRIGGER read_model_delete AFTER DELETE ON public.aliases REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.read_model_aliases();
CREATE TRIGGER read_model_delete AFTER DELETE ON public.categories REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.read_model_reference_deleted('c', 'category_id');
CREATE TRIGGER read_model_delete AFTER DELETE ON public.difficulty_levels REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.read_model_reference_deleted('d', 'difficulty_level_id');
CREATE TRIGGER read_model_delete AFTER DELETE ON public.favorites REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.read_model_favorites('-1');
CREATE TRIGGER read_model_delete AFTER DELETE ON public.ingredients REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.read_model_reference_deleted('i', 'ingredient_id');
CREATE TRIGGER read_model_delete AFTER DELETE ON public.photos REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.read_model_recipes();
CREATE TRIGGER read_model_delete AFTER DELETE ON public.recipe_ingredients REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.read_model_recipes();
CREATE TRIGGER read_model_delete AFTER DELETE ON public.recipe_search REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.read_model_facets_deleted();
CREATE TRIGGER read_model_delete AFTER DELETE ON public.recipe_tags REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.read_model_recipes();
CREATE TRIGGER read_model_delete AFTER DELETE ON public.reviews REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.read_model_reviews('-1');
CREATE TRIGGER read_model_delete AFTER DELETE ON public.tags REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.read_model_reference_deleted('t', 'tag_id');
CREATE TRIGGER read_model_delete AFTER DELETE ON public.users REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.read_model_users_deleted();
CREATE TRIGGER read_model_duplicates AFTER DELETE ON public.categories REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.read_model_duplicates_deleted('c', 'category_id');
CREATE TRIGGER read_model_duplicates AFTER DELETE ON public.ingredients REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.read_model_duplicates_deleted('i', 'ingredient_id');
CREATE TRIGGER read_model_duplicates AFTER DELETE ON public.tags REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.read_model_duplicates_deleted('t', 'tag_id');
CREATE TRIGGER read_model_insert AFTER INSERT ON public.aliases REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.read_model_aliases();
CREATE TRIGGER read_model_insert AFTER INSERT ON public.categories REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.read_model_reference('c', 'category_id');
CREATE TRIGGER read_model_insert AFTER INSERT ON public.difficulty_levels REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.read_model_reference('d', 'difficulty_level_id');
CREATE TRIGGER read_model_insert AFTER INSERT ON public.favorites REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.read_model_favorites('1');
CREATE TRIGGER read_model_insert AFTER INSERT ON public.ingredients REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.read_model_reference('i', 'ingredient_id');
CREATE TRIGGER read_model_insert AFTER INSERT ON public.photos REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.read_model_recipes();
CREATE TRIGGER read_model_insert AFTER INSERT ON public.recipe_ingredients REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.read_model_recipes();
CREATE TRIGGER read_model_insert AFTER INSERT ON public.recipe_search REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.read_model_facets_inserted();
CREATE TRIGGER read_model_insert AFTER INSERT ON public.recipe_tags REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.read_model_recipes();
CREATE TRIGGER read_model_insert AFTER INSERT ON public.recipes REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.read_model_recipes();
CREATE TRIGGER read_model_insert AFTER INSERT ON public.reviews REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.read_model_reviews('1');
CREATE TRIGGER read_model_insert AFTER INSERT ON public.tags REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.read_model_reference('t', 'tag_id');
CREATE TRIGGER read_model_insert AFTER INSERT ON public.users REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.read_model_users_inserted();
CREATE TRIGGER read_model_update AFTER UPDATE ON public.aliases REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.read_model_aliases_updated();
CREATE TRIGGER read_model_update AFTER UPDATE ON public.categories REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.read_model_reference('c', 'category_id');
CREATE TRIGGER read_model_update AFTER UPDATE ON public.difficulty_levels REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.read_model_reference('d', 'difficulty_level_id');
CREATE TRIGGER read_model_update AFTER UPDATE ON public.ingredients REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.read_model_reference('i', 'ingredient_id');
CREATE TRIGGER read_model_update AFTER UPDATE ON public.photos REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.read_model_moved();
CREATE TRIGGER read_model_update AFTER UPDATE ON public.recipe_ingredients REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.read_model_recipes();
CREATE TRIGGER read_model_update AFTER UPDATE ON public.recipe_search REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.read_model_facets_updated();
CREATE TRIGGER read_model_update AFTER UPDATE ON public.recipe_tags REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.read_model_recipes();
CREATE TRIGGER read_model_update AFTER UPDATE ON public.recipes REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.read_model_recipes();
CREATE TRIGGER read_model_update AFTER UPDATE ON public.reviews REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.read_model_reviews_updated();
CREATE TRIGGER read_model_update AFTER UPDATE ON public.tags REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.read_model_reference('t', 'tag_id');
CREATE TRIGGER read_model_update AFTER UPDATE ON public.users REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.read_model_users_updated();
CREATE TRIGGER recipe_list_version_delete AFTER DELETE ON public.recipe_docs REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.count_recipe_list_version();
CREATE TRIGGER recipe_list_version_insert AFTER INSERT ON public.recipe_docs REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.count_recipe_list_version();
CREATE TRIGGER recipe_list_version_update AFTER UPDATE ON public.recipe_docs REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.count_recipe_list_version();
CREATE TRIGGER refuse_aliases_insert AFTER INSERT ON public.categories REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_aliases_as_names('category', 'category_id');
CREATE TRIGGER refuse_aliases_insert AFTER INSERT ON public.ingredients REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_aliases_as_names('ingredient', 'ingredient_id');
CREATE TRIGGER refuse_aliases_insert AFTER INSERT ON public.tags REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_aliases_as_names('tag', 'tag_id');
CREATE TRIGGER refuse_aliases_update AFTER UPDATE ON public.categories REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_aliases_as_names('category', 'category_id');
CREATE TRIGGER refuse_aliases_update AFTER UPDATE ON public.ingredients REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_aliases_as_names('ingredient', 'ingredient_id');
CREATE TRIGGER refuse_aliases_update AFTER UPDATE ON public.tags REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_aliases_as_names('tag', 'tag_id');
CREATE TRIGGER refuse_names_insert AFTER INSERT ON public.aliases REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_names_as_aliases();
CREATE TRIGGER refuse_names_update AFTER UPDATE ON public.aliases REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_names_as_aliases();
ALTER TABLE ONLY public.aliases
    ADD CONSTRAINT fk_aliases_category_id FOREIGN KEY (category_id) REFERENCES public.categories(category_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.aliases
    ADD CONSTRAINT fk_aliases_ingredient_id FOREIGN KEY (ingredient_id) REFERENCES public.ingredients(ingredient_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.aliases
    ADD CONSTRAINT fk_aliases_tag_id FOREIGN KEY (tag_id) REFERENCES public.tags(tag_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.contributor_requests
    ADD CONSTRAINT fk_contributor_requests_user_id FOREIGN KEY (user_id) REFERENCES public.users(user_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.cooking_progress
    ADD CONSTRAINT fk_cooking_progress_recipe_id FOREIGN KEY (recipe_id) REFERENCES public.recipes(recipe_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.cooking_progress
    ADD CONSTRAINT fk_cooking_progress_user_id FOREIGN KEY (user_id) REFERENCES public.users(user_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.deleted_recipe_rows
    ADD CONSTRAINT fk_deleted_recipe_rows_recipe_id FOREIGN KEY (recipe_id) REFERENCES public.deleted_recipes(recipe_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.deleted_recipe_rows
    ADD CONSTRAINT fk_deleted_recipe_rows_user_id FOREIGN KEY (user_id) REFERENCES public.users(user_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.deleted_recipes
    ADD CONSTRAINT fk_deleted_recipes_owner_id FOREIGN KEY (owner_id) REFERENCES public.users(user_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.favorites
    ADD CONSTRAINT fk_favorites_recipe_id FOREIGN KEY (recipe_id) REFERENCES public.recipes(recipe_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.favorites
    ADD CONSTRAINT fk_favorites_user_id FOREIGN KEY (user_id) REFERENCES public.users(user_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.identities
    ADD CONSTRAINT fk_identities_user_id FOREIGN KEY (user_id) REFERENCES public.users(user_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.import_chunks
    ADD CONSTRAINT fk_import_chunks_import_id FOREIGN KEY (import_id) REFERENCES public.imports(import_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.import_items
    ADD CONSTRAINT fk_import_items_duplicate_of_id FOREIGN KEY (duplicate_of_id) REFERENCES public.recipes(recipe_id) ON DELETE SET NULL;
ALTER TABLE ONLY public.import_items
    ADD CONSTRAINT fk_import_items_import_id FOREIGN KEY (import_id) REFERENCES public.imports(import_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.import_items
    ADD CONSTRAINT fk_import_items_recipe_id FOREIGN KEY (recipe_id) REFERENCES public.recipes(recipe_id) ON DELETE SET NULL;
ALTER TABLE ONLY public.import_photos
    ADD CONSTRAINT fk_import_photos_import_item_id FOREIGN KEY (import_item_id) REFERENCES public.import_items(import_item_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.imported_ingredients
    ADD CONSTRAINT fk_imported_ingredients_import_id FOREIGN KEY (import_id) REFERENCES public.imports(import_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.imported_ingredients
    ADD CONSTRAINT fk_imported_ingredients_ingredient_id FOREIGN KEY (ingredient_id) REFERENCES public.ingredients(ingredient_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.imports
    ADD CONSTRAINT fk_imports_user_id FOREIGN KEY (user_id) REFERENCES public.users(user_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.last_writes
    ADD CONSTRAINT fk_last_writes_user_id FOREIGN KEY (user_id) REFERENCES public.users(user_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.merged_recipes
    ADD CONSTRAINT fk_merged_recipes_merge_id FOREIGN KEY (merge_id) REFERENCES public.merges(merge_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.merges
    ADD CONSTRAINT fk_merges_user_id FOREIGN KEY (user_id) REFERENCES public.users(user_id) ON DELETE SET NULL;
ALTER TABLE ONLY public.notes
    ADD CONSTRAINT fk_notes_recipe_id FOREIGN KEY (recipe_id) REFERENCES public.recipes(recipe_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.notes
    ADD CONSTRAINT fk_notes_user_id FOREIGN KEY (user_id) REFERENCES public.users(user_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT fk_outbox_user_id FOREIGN KEY (user_id) REFERENCES public.users(user_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT fk_passkeys_user_id FOREIGN KEY (user_id) REFERENCES public.users(user_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.password_resets
    ADD CONSTRAINT fk_password_resets_user_id FOREIGN KEY (user_id) REFERENCES public.users(user_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.photos
    ADD CONSTRAINT fk_photos_deleted_recipe_id FOREIGN KEY (deleted_recipe_id) REFERENCES public.deleted_recipes(recipe_id) ON DELETE SET NULL;
ALTER TABLE ONLY public.photos
    ADD CONSTRAINT fk_photos_owner_id FOREIGN KEY (owner_id) REFERENCES public.users(user_id) ON DELETE SET NULL;
ALTER TABLE ONLY public.photos
    ADD CONSTRAINT fk_photos_recipe_id FOREIGN KEY (recipe_id) REFERENCES public.recipes(recipe_id) ON DELETE SET NULL;
ALTER TABLE ONLY public.recipe_docs
    ADD CONSTRAINT fk_recipe_docs_recipe_id FOREIGN KEY (recipe_id) REFERENCES public.recipes(recipe_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.recipe_ingredients
    ADD CONSTRAINT fk_recipe_ingredients_ingredient_id FOREIGN KEY (ingredient_id) REFERENCES public.ingredients(ingredient_id);
ALTER TABLE ONLY public.recipe_ingredients
    ADD CONSTRAINT fk_recipe_ingredients_recipe_id FOREIGN KEY (recipe_id) REFERENCES public.recipes(recipe_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.recipe_search
    ADD CONSTRAINT fk_recipe_search_recipe_id FOREIGN KEY (recipe_id) REFERENCES public.recipes(recipe_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.recipe_stats
    ADD CONSTRAINT fk_recipe_stats_recipe_id FOREIGN KEY (recipe_id) REFERENCES public.recipes(recipe_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.recipe_tags
    ADD CONSTRAINT fk_recipe_tags_recipe_id FOREIGN KEY (recipe_id) REFERENCES public.recipes(recipe_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.recipe_tags
    ADD CONSTRAINT fk_recipe_tags_tag_id FOREIGN KEY (tag_id) REFERENCES public.tags(tag_id);
ALTER TABLE ONLY public.recipes
    ADD CONSTRAINT fk_recipes_category_id FOREIGN KEY (category_id) REFERENCES public.categories(category_id);
ALTER TABLE ONLY public.recipes
    ADD CONSTRAINT fk_recipes_difficulty_level_id FOREIGN KEY (difficulty_level_id) REFERENCES public.difficulty_levels(difficulty_level_id);
ALTER TABLE ONLY public.recipes
    ADD CONSTRAINT fk_recipes_owner_id FOREIGN KEY (owner_id) REFERENCES public.users(user_id);
ALTER TABLE ONLY public.recovery_codes
    ADD CONSTRAINT fk_recovery_codes_user_id FOREIGN KEY (user_id) REFERENCES public.users(user_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.reviews
    ADD CONSTRAINT fk_reviews_recipe_id FOREIGN KEY (recipe_id) REFERENCES public.recipes(recipe_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.reviews
    ADD CONSTRAINT fk_reviews_user_id FOREIGN KEY (user_id) REFERENCES public.users(user_id);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT fk_sessions_user_id FOREIGN KEY (user_id) REFERENCES public.users(user_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.totp_secrets
    ADD CONSTRAINT fk_totp_secrets_user_id FOREIGN KEY (user_id) REFERENCES public.users(user_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.users
    ADD CONSTRAINT fk_users_role_id FOREIGN KEY (role_id) REFERENCES public.roles(role_id);
