-- The keys that forms of the same words have in common: the stems of words, see `duplicate_keys_of`.
create or replace function synonym_keys(names text[]) returns text[]
language sql immutable strict parallel safe as $$
    select coalesce(array_agg(distinct key), '{}') from unnest(names) name,
      duplicate_keys_of(name, lower(regexp_replace(normalize(name, NFKD), '[\u0300-\u036f]', '', 'g'))) key
    where key like 's%'
  $$;
