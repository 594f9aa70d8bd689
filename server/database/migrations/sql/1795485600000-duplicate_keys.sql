-- The keys by which an index finds likely duplicates; `duplicate_keys_of` makes them.
create table duplicate_keys (
  kind text collate "C" not null,
  key text collate "C" not null,
  id integer not null,
  constraint pk_duplicate_keys primary key (kind, key, id)
);

create index ix_duplicate_keys_kind_id on duplicate_keys (kind, id);

create function read_model_duplicates_deleted() returns trigger language plpgsql as $$
  begin
    execute format('delete from duplicate_keys using changed where kind = %L and id = %I', tg_argv[0], tg_argv[1]);
    return null;
  end $$;

create trigger read_model_duplicates after delete on categories referencing old table as changed
  for each statement execute function read_model_duplicates_deleted('c', 'category_id');

create trigger read_model_duplicates after delete on tags referencing old table as changed
  for each statement execute function read_model_duplicates_deleted('t', 'tag_id');

create trigger read_model_duplicates after delete on ingredients referencing old table as changed
  for each statement execute function read_model_duplicates_deleted('i', 'ingredient_id');
