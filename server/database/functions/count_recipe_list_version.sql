-- A statement that changed no row leaves stored pages and lists as they are.
create or replace function count_recipe_list_version() returns trigger language plpgsql as $$
    begin
      if exists (select from changed) then insert into pending_counts (kind) values ('recipes'); end if;
      return null;
    end $$;
