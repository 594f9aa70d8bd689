-- Processes reload names, and discard stored pages and lists.
create or replace function read_model_synonyms() returns trigger language plpgsql as $$
  begin
    if coalesce(current_setting('potluck.read_model', true), 'on') <> 'off' then
      insert into pending_counts (kind) values ('names');
    end if;
    return null;
  end $$;
