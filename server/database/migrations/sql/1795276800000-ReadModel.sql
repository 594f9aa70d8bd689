-- A document's lexemes are of three kinds, told apart by their first letter: `n` a word of the recipe's name, `~` one to
-- three letters in a row of it, and `#` a facet such as `#i12`, the ingredient with key 12. Words are stored as they are
-- and as their English and German stems, so that "soups" finds "Soup" and "Suppe" finds "Suppen".
create text search dictionary words_english (template = snowball, language = english);

create text search dictionary words_german (template = snowball, language = german);

create text search configuration words_plain (copy = simple);

create text search configuration words_english (copy = simple);

alter text search configuration words_english
  alter mapping for asciiword, word, numword, asciihword, hword, numhword, hword_asciipart,
    hword_part, hword_numpart
  with words_english;

create text search configuration words_german (copy = simple);

alter text search configuration words_german
  alter mapping for asciiword, word, numword, asciihword, hword, numhword, hword_asciipart,
    hword_part, hword_numpart
  with words_german;

-- A sort_name has neither case nor accents; these letters are no accents, but are typed without.
create function search_folded(text) returns text language sql immutable strict parallel safe as $$
    select replace(replace(replace(replace(
      translate($1, 'łøđðı', 'loddi'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')
  $$;

-- Words with single blanks between them.
create function search_words(text) returns text language sql immutable strict parallel safe as $$
    select btrim(regexp_replace(search_folded($1),
      '[\s\u0021-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f]+',
      ' ', 'g'))
  $$;

-- "Glögg" is also spelled "gloegg".
create function search_spellings(name text, sort_name text) returns text
  language sql immutable strict parallel safe as $$
    select search_words(sort_name) || case when name ~ '[äöüÄÖÜ]' then ' ' || search_words(lower(
      regexp_replace(normalize(
        replace(replace(replace(replace(replace(replace(name,
          'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'Ä', 'ae'), 'Ö', 'oe'), 'Ü', 'ue'),
        NFKD), '[\u0300-\u036f]', '', 'g'))) else '' end
  $$;

create function search_lexemes(words text) returns text[]
  language sql immutable strict parallel safe as $$
    select tsvector_to_array(to_tsvector('words_plain', words)
      || to_tsvector('words_english', words) || to_tsvector('words_german', words))
  $$;

-- A word as it is, as its stems, or as the beginning of a longer one.
create function search_word(word text) returns tsquery
  language sql immutable strict parallel safe as $$
    select (string_agg(quote_literal(lexeme), ' | ')
      || case when length(word) > 2 then ' | ' || quote_literal(word) || ':*' else '' end)::tsquery
    from unnest(search_lexemes(word)) lexeme
  $$;

-- One narrow row for each public recipe, for lists and searches.
create table recipe_search (
  recipe_id integer not null,
  sort_name text collate "C" not null,
  total_minutes integer,
  facets text[] not null,
  document tsvector not null,
  doc_version bigint not null,
  constraint pk_recipe_search primary key (recipe_id),
  constraint fk_recipe_search_recipe_id foreign key (recipe_id) references recipes on delete cascade
) with (toast_tuple_target = 8160);

create index ix_recipe_search_document on recipe_search using gin (document) with (fastupdate = off);

create index ix_recipe_search_sort_name on recipe_search (sort_name, recipe_id);

alter table recipe_search cluster on ix_recipe_search_sort_name;

alter table recipe_search alter document set statistics 1000;

-- The content of a recipe as one document; reference data are in it by key.
create table recipe_docs (
  recipe_id integer not null,
  doc json not null,
  constraint pk_recipe_docs primary key (recipe_id),
  constraint fk_recipe_docs_recipe_id foreign key (recipe_id) references recipes on delete cascade
);

create sequence recipe_doc_version;

-- `best` is the average score in millionths as if five more people had given a 3, so that one 5 alone does not pass
-- fifty that average 4.8.
create table recipe_stats (
  recipe_id integer not null,
  favorites integer not null default 0,
  scores integer[] not null default '{0,0,0,0,0}',
  best integer not null generated always as (
    1000000 * (15 + scores[1]::bigint + 2 * scores[2] + 3 * scores[3] + 4 * scores[4] + 5 * scores[5])
      / (5 + scores[1] + scores[2] + scores[3] + scores[4] + scores[5])
  ) stored,
  constraint pk_recipe_stats primary key (recipe_id),
  constraint fk_recipe_stats_recipe_id foreign key (recipe_id) references recipes on delete cascade
) with (fillfactor = 70);

create index ix_recipe_stats_favorites on recipe_stats (favorites, recipe_id);

create index ix_recipe_stats_best on recipe_stats (best, recipe_id);

-- The words of reference data and people, by facet: a search for them looks for the facet.
create table search_terms (
  facet text collate "C" not null,
  words tsvector not null,
  constraint pk_search_terms primary key (facet)
);

create index ix_search_terms_words on search_terms using gin (words) with (fastupdate = off);

-- Every word that a search can find: any other one is a typing error, or nothing.
create table search_vocabulary (
  word text collate "C" not null,
  constraint pk_search_vocabulary primary key (word)
);

-- The number of recipes that have a facet, and that have two of different kinds; the facet '' counts all.
create table facet_counts (
  facet text collate "C" not null,
  count integer not null,
  constraint pk_facet_counts primary key (facet)
);

create table facet_pairs (
  facet text collate "C" not null,
  other text collate "C" not null,
  count integer not null,
  constraint pk_facet_pairs primary key (facet, other)
);

-- Counts the changes of reference data, so that a process notices that its copy is old.
create table reference_version (version bigint not null);

insert into reference_version values (1);
