create or replace function read_model_users_inserted() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('potluck.read_model', true), 'on') <> 'off' then
    perform refresh_terms('o', array(select user_id from changed));
  end if;
  return null;
end $$;
