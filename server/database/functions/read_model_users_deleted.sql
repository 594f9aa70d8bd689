create or replace function read_model_users_deleted() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('potluck.read_model', true), 'on') <> 'off' then
    delete from search_terms using changed where facet = 'o' || user_id;
  end if;
  return null;
end $$;
