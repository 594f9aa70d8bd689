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
