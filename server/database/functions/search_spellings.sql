-- "Glögg" is also spelled "gloegg".
create or replace function search_spellings(name text, sort_name text) returns text
language sql immutable strict parallel safe as $$
    select search_words(sort_name) || case when name ~ '[äöüÄÖÜ]' then ' ' || search_words(lower(
      regexp_replace(normalize(
        replace(replace(replace(replace(replace(replace(name,
          'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'Ä', 'ae'), 'Ö', 'oe'), 'Ü', 'ue'),
        NFKD), '[\u0300-\u036f]', '', 'g'))) else '' end
  $$;
