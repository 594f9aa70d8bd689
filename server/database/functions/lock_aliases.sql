-- See `lock_names`.
create or replace function lock_aliases() returns trigger language plpgsql as $$
  begin
    perform pg_advisory_xact_lock(795238786);
    return null;
  end $$;
