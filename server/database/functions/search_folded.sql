-- A sort_name has neither case nor accents; these letters are no accents, but are typed without.
create or replace function search_folded(text) returns text language sql immutable strict parallel safe as $$
    select replace(replace(replace(replace(
      translate($1, 'łøđðı', 'loddi'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')
  $$;
