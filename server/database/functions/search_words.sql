-- Words with single blanks between them.
create or replace function search_words(text) returns text language sql immutable strict parallel safe as $$
    select btrim(regexp_replace(search_folded($1),
      '[\s\u0021-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f]+',
      ' ', 'g'))
  $$;
