-- Counts that all recipes share: of facets, of words, and the versions of lists and names. A transaction collects its
-- changes in `pending_counts`. They are applied when it commits, after its last statement, so that no transaction holds
-- these rows while its client works, pauses or is lost. The lock that precedes them is the only one that is waited for at
-- that time, which rules out deadlocks. Rows of transactions that have ended remain in the table until it is vacuumed.
create unlogged table pending_counts (
  transaction xid8 not null default pg_current_xact_id(),
  kind text not null,
  texts text[] not null default '{}',
  change integer not null default 0
);

create index ix_pending_counts_transaction on pending_counts (transaction);

create function record_words(words text[]) returns void language plpgsql as $$
  begin
    if coalesce(current_setting('potluck.read_model', true), 'on') <> 'off' then
      insert into pending_counts (kind, texts) select 'words', words where cardinality(words) > 0;
    else
      insert into search_vocabulary
      select distinct word from unnest(words) word where length(word) > 2 order by word
      on conflict do nothing;
    end if;
  end $$;

create function forget_words(words text[]) returns void language sql as $$
    insert into pending_counts (kind, texts) select 'former words', words where cardinality(words) > 0
  $$;

create constraint trigger apply_pending_counts after insert on pending_counts
  deferrable initially deferred for each row execute function apply_pending_counts();

create or replace function read_model_facets_inserted() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('potluck.read_model', true), 'on') <> 'off' then
    insert into pending_counts (kind, texts, change)
    select 'facets', facets, change from (select facets, 1 as change from changed) changes;
  end if;
  return null;
end $$;

create or replace function read_model_facets_updated() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('potluck.read_model', true), 'on') <> 'off' then
    insert into pending_counts (kind, texts, change)
    select 'facets', facets, change from (select facets, sum(change)::integer as change
        from (select facets, -1 as change from before union all select facets, 1 from changed) had
        group by facets having sum(change) <> 0) changes;
    perform forget_words(array(
      select distinct word from (select sort_name from before except select sort_name from changed) former, unnest(string_to_array(search_words(sort_name), ' ')) word));
  end if;
  return null;
end $$;

create or replace function read_model_facets_deleted() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('potluck.read_model', true), 'on') <> 'off' then
    insert into pending_counts (kind, texts, change)
    select 'facets', facets, change from (select facets, -1 as change from changed) changes;
    perform forget_words(array(
      select distinct word from (select sort_name from changed) former, unnest(string_to_array(search_words(sort_name), ' ')) word));
  end if;
  return null;
end $$;

create or replace function forget_terms() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('potluck.read_model', true), 'on') <> 'off' then
    perform forget_words(array(select word.lexeme from before, unnest(words) word));
  end if;
  return null;
end $$;

create trigger forget_terms_update after update on search_terms
  referencing old table as before for each statement execute function forget_terms();

create trigger forget_terms_delete after delete on search_terms
  referencing old table as before for each statement execute function forget_terms();

create or replace function count_recipe_list_version() returns trigger language plpgsql as $$
    begin
      if exists (select from changed) then insert into pending_counts (kind) values ('recipes'); end if;
      return null;
    end $$;

create or replace function read_model_reference() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('potluck.read_model', true), 'on') <> 'off' then
    execute format('select refresh_terms(%L, array(select %I from changed))', tg_argv[0], tg_argv[1]);
      insert into pending_counts (kind) values ('names');
  end if;
  return null;
end $$;

create or replace function read_model_reference_deleted() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('potluck.read_model', true), 'on') <> 'off' then
    execute format('delete from search_terms using changed where facet = %L || %I', tg_argv[0], tg_argv[1]);
      insert into pending_counts (kind) values ('names');
  end if;
  return null;
end $$;

create or replace function read_model_aliases() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('potluck.read_model', true), 'on') <> 'off' then
    
    if exists (select from changed where category_id is not null) then
      perform refresh_terms('c', array(select category_id from changed where category_id is not null));
    end if;
    if exists (select from changed where tag_id is not null) then
      perform refresh_terms('t', array(select tag_id from changed where tag_id is not null));
    end if;
    if exists (select from changed where ingredient_id is not null) then
      perform refresh_terms('i', array(select ingredient_id from changed where ingredient_id is not null));
    end if;
    insert into pending_counts (kind) values ('names');
  end if;
  return null;
end $$;

create or replace function read_model_aliases_updated() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('potluck.read_model', true), 'on') <> 'off' then
    
    if exists (select from before where category_id is not null) then
      perform refresh_terms('c', array(select category_id from before where category_id is not null));
    end if;
    if exists (select from before where tag_id is not null) then
      perform refresh_terms('t', array(select tag_id from before where tag_id is not null));
    end if;
    if exists (select from before where ingredient_id is not null) then
      perform refresh_terms('i', array(select ingredient_id from before where ingredient_id is not null));
    end if;
    if exists (select from changed where category_id is not null) then
      perform refresh_terms('c', array(select category_id from changed where category_id is not null));
    end if;
    if exists (select from changed where tag_id is not null) then
      perform refresh_terms('t', array(select tag_id from changed where tag_id is not null));
    end if;
    if exists (select from changed where ingredient_id is not null) then
      perform refresh_terms('i', array(select ingredient_id from changed where ingredient_id is not null));
    end if;
    insert into pending_counts (kind) values ('names');
  end if;
  return null;
end $$;
