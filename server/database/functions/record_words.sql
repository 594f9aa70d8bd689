-- Adds words to the vocabulary. Without triggers, as in a rebuild, they are added at once.
create or replace function record_words(words text[]) returns void language plpgsql as $$
  begin
    if coalesce(current_setting('potluck.read_model', true), 'on') <> 'off' then
      insert into pending_counts (kind, texts) select 'words', words where cardinality(words) > 0;
    else
      insert into search_vocabulary
      select distinct word from unnest(words) word where length(word) > 2 order by word
      on conflict do nothing;
    end if;
  end $$;
