create or replace function recipe_name_lexemes(name text, sort_name text) returns text[]
  language plpgsql immutable strict parallel safe as $$
  declare
    words text := search_spellings(name, sort_name);
    word text[] := string_to_array(words, ' ');
    lexemes text[] := '{}';
    lexeme text;
  begin
    foreach lexeme in array search_lexemes(words) loop
      lexemes := lexemes || ('n' || lexeme);
    end loop;
    for i in 1 .. cardinality(word) - 1 loop
      lexemes := lexemes || ('n' || word[i] || word[i + 1]);
    end loop;
    for i in 1 .. length(sort_name) loop
      for letters in 1 .. least(3, length(sort_name) - i + 1) loop
        lexemes := lexemes || ('~' || substr(sort_name, i, letters));
      end loop;
    end loop;
    return lexemes;
  end $$;
