-- A transaction counts in a row that no other has locked, so that writers neither wait for each other nor deadlock.
create or replace function count_page_version() returns trigger language plpgsql as $$
      begin
        update page_version set version = version + 1 where slot = coalesce(
          (select slot from page_version for update skip locked limit 1), 1);
        return null;
      end $$;
