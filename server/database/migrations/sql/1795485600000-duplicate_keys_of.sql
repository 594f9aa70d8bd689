create or replace function duplicate_keys_of(name text, sort_name text) returns setof text
  language sql immutable strict parallel safe as $$
    with spelled as (
      select search_words(sort_name) as words
      union select search_words(lower(regexp_replace(normalize(
        replace(replace(replace(replace(replace(replace(name,
          'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'Ä', 'ae'), 'Ö', 'oe'), 'Ü', 'ue'),
        NFKD), '[\u0300-\u036f]', '', 'g'))) where name ~ '[äöüÄÖÜ]'
    ),
    lettered as (select words, replace(words, ' ', '') as letters from spelled where words <> ''),
    formed as (select words from lettered union select words from lettered)
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
