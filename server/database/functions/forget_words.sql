-- Removes words that no recipe and no name contains any more, when the transaction commits.
create or replace function forget_words(words text[]) returns void language sql as $$
    insert into pending_counts (kind, texts) select 'former words', words where cardinality(words) > 0
  $$;
