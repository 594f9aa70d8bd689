create or replace function recipe_name_lexemes(name text, sort_name text) returns text[]
  language sql immutable strict parallel safe as $$
    with spelled as (select search_spellings(name, sort_name) as words),
      listed as (select string_to_array(words, ' ') as word from spelled)
    select array(
      select 'n' || lexeme from spelled, unnest(search_lexemes(words)) lexeme
      union select 'n' || word[i] || word[i + 1] from listed, generate_series(1, cardinality(word) - 1) i
      union select '~' || substr(sort_name, i, letters)
        from generate_series(1, length(sort_name)) i, generate_series(1, 3) letters
        where i + letters - 1 <= length(sort_name)
    )
  $$;
