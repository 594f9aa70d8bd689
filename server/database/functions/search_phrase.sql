-- Matches all words of a name, each as it is or as its stems. Lexemes of documents begin with the letter.
create or replace function search_phrase(name text, letter text) returns tsquery
language sql immutable strict parallel safe as $$
    select string_agg('(' || lexemes || ')', ' & ')::tsquery
    from unnest(string_to_array(search_words(
      lower(regexp_replace(normalize(name, NFKD), '[\u0300-\u036f]', '', 'g'))), ' ')) word
    cross join lateral (
      select string_agg(quote_literal(letter || lexeme), ' | ') as lexemes from unnest(search_lexemes(word)) lexeme) l
    where lexemes is not null
  $$;
