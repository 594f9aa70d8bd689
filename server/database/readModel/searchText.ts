/** How the lexemes of a name are made: the same ones, but each statement that a function in SQL begins takes longer than they do. */
const lexemeFunctions = {
  "as first released": `sql immutable strict parallel safe as $$
    with spelled as (select search_spellings(name, sort_name) as words),
      listed as (select string_to_array(words, ' ') as word from spelled)
    select array(
      select 'n' || lexeme from spelled, unnest(search_lexemes(words)) lexeme
      union select 'n' || word[i] || word[i + 1] from listed, generate_series(1, cardinality(word) - 1) i
      union select '~' || substr(sort_name, i, letters)
        from generate_series(1, length(sort_name)) i, generate_series(1, 3) letters
        where i + letters - 1 <= length(sort_name)
    )
  $$`,
  "without statements": `plpgsql immutable strict parallel safe as $$
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
  end $$`,
};

/** The lexemes of a recipe's name. Two words in a row are also one: "padthai" finds "Pad Thai". */
export const recipeNameLexemes = (version: keyof typeof lexemeFunctions): string =>
  `create or replace function recipe_name_lexemes(name text, sort_name text) returns text[]
  language ${lexemeFunctions[version]}`;

/**
 * How texts become what search compares. A document's lexemes are of three kinds, told apart by their
 * first letter: `n` a word of the recipe's name, `~` one to three letters in a row of it, and `#` a facet
 * such as `#i12`, the ingredient with key 12. Words are stored as they are and as their English and German
 * stems, so that "soups" finds "Soup" and "Suppe" finds "Suppen".
 */
export const searchText: readonly string[] = [
  "create text search dictionary words_english (template = snowball, language = english)",
  "create text search dictionary words_german (template = snowball, language = german)",
  "create text search configuration words_plain (copy = simple)",
  ...["english", "german"].flatMap((language) => [
    `create text search configuration words_${language} (copy = simple)`,
    `alter text search configuration words_${language}
      alter mapping for asciiword, word, numword, asciihword, hword, numhword, hword_asciipart,
        hword_part, hword_numpart
      with words_${language}`,
  ]),

  // A sort_name has neither case nor accents; these letters are no accents, but are typed without.
  `create function search_folded(text) returns text language sql immutable strict parallel safe as $$
    select replace(replace(replace(replace(
      translate($1, 'łøđðı', 'loddi'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')
  $$`,

  // Words with single blanks between them.
  `create function search_words(text) returns text language sql immutable strict parallel safe as $$
    select btrim(regexp_replace(search_folded($1),
      '[\\s\\u0021-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u00bf\\u2000-\\u206f\\u3000-\\u303f]+',
      ' ', 'g'))
  $$`,

  // "Glögg" is also spelled "gloegg".
  `create function search_spellings(name text, sort_name text) returns text
  language sql immutable strict parallel safe as $$
    select search_words(sort_name) || case when name ~ '[äöüÄÖÜ]' then ' ' || search_words(lower(
      regexp_replace(normalize(
        replace(replace(replace(replace(replace(replace(name,
          'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'Ä', 'ae'), 'Ö', 'oe'), 'Ü', 'ue'),
        NFKD), '[\\u0300-\\u036f]', '', 'g'))) else '' end
  $$`,

  `create function search_lexemes(words text) returns text[]
  language sql immutable strict parallel safe as $$
    select tsvector_to_array(to_tsvector('words_plain', words)
      || to_tsvector('words_english', words) || to_tsvector('words_german', words))
  $$`,

  // A word as it is, as its stems, or as the beginning of a longer one.
  `create function search_word(word text) returns tsquery
  language sql immutable strict parallel safe as $$
    select (string_agg(quote_literal(lexeme), ' | ')
      || case when length(word) > 2 then ' | ' || quote_literal(word) || ':*' else '' end)::tsquery
    from unnest(search_lexemes(word)) lexeme
  $$`,

  recipeNameLexemes("as first released"),
];
