-- Writers of names share a lock, writers of aliases take it alone, each before any row: of an alias and the same name at once,
-- the second one sees the first.
create or replace function lock_names() returns trigger language plpgsql as $$
  begin
    perform pg_advisory_xact_lock_shared(795238786);
    return null;
  end $$;
