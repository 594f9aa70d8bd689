-- Words as they are and as their English and German stems, so that "soups" finds "Soup" and "Suppe" finds "Suppen".
create or replace function search_lexemes(words text) returns text[]
language sql immutable strict parallel safe as $$
    select tsvector_to_array(to_tsvector('words_plain', words)
      || to_tsvector('words_english', words) || to_tsvector('words_german', words))
  $$;
