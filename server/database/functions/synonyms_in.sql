-- The synonyms of phrases of up to four consecutive words, with the places of the phrase's first and last word.
create or replace function synonyms_in(words text[]) returns table (first integer, last integer, name text)
language sql stable parallel safe as $$
    with phrases as materialized (
      select f.place as first, l.place as last,
        synonym_keys(array[array_to_string(words[f.place:l.place], ' ')]) as keys
      from generate_subscripts(words, 1) f (place)
      join generate_subscripts(words, 1) l (place) on l.place between f.place and f.place + 3
    )
    select distinct p.first, p.last, name
    from phrases p join synonyms y on y.keys && p.keys cross join unnest(y.names) name
  $$;
