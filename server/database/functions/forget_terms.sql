-- Forgets the words that categories, tags, ingredients and users were found by, unless they still are.
create or replace function forget_terms() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('potluck.read_model', true), 'on') <> 'off' then
    perform forget_words(array(select word.lexeme from before, unnest(words) word));
  end if;
  return null;
end $$;
