-- A word as it is, as its stems, or as the beginning of a longer one.
create or replace function search_word(word text) returns tsquery
language sql immutable strict parallel safe as $$
    select (string_agg(quote_literal(lexeme), ' | ')
      || case when length(word) > 2 then ' | ' || quote_literal(word) || ':*' else '' end)::tsquery
    from unnest(search_lexemes(word)) lexeme
  $$;
