-- Each three letters in a row of a word, by which words are found that contain others.
create or replace function word_runs(word text) returns text[]
language sql immutable strict parallel safe as $$
        select array(select substr(word, i, 3) from generate_series(1, length(word) - 2) i)
      $$;
