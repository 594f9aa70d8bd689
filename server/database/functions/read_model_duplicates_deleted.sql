create or replace function read_model_duplicates_deleted() returns trigger language plpgsql as $$
  begin
    execute format('delete from duplicate_keys using changed where kind = %L and id = %I', tg_argv[0], tg_argv[1]);
    return null;
  end $$;
