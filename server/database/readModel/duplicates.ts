/**
 * What the names of likely duplicates have in common, so that an index finds them. A key begins with what
 * it stands for: `f` the letters of a name, without accents and blanks; `s` the stems of its words; `t` the
 * letters with one left out, which two names have in common where one of them has a typing error.
 */

/** A typing error in a shorter name is more often another word: "Mint" is no "Mind". */
const SHORTEST_TYPO = 6;
const LONGEST_TYPO = 60;

/** An entry of an index has a limit. */
const LONGEST_KEY = 200;

const stems = (language: string) => `
    select 's' || left((select string_agg(coalesce((ts_lexize('words_${language}', word))[1], word), ' ' order by place)
      from unnest(string_to_array(words, ' ')) with ordinality w (word, place)), ${LONGEST_KEY}) from formed`;

const typos = `letters !~ '\\d' and length(letters) between ${SHORTEST_TYPO} and ${LONGEST_TYPO}`;

/** English plurals that stemming does not find, as PostgreSQL's expressions, with the singular. */
export const irregularPlurals: readonly (readonly [plural: string, singular: string])[] = [
  ["(lea|loa|hal|cal)ves\\M", "\\1f"],
  ["geese\\M", "goose"],
  ["\\mfeet\\M", "foot"],
  ["\\mfungi\\M", "fungus"],
  ["\\mchildren\\M", "child"],
];

const singular = (plurals: typeof irregularPlurals): string =>
  plurals.reduce(
    (words, [plural, one]) => `regexp_replace(${words}, '${plural}', '${one}', 'g')`,
    "words",
  );

/** The function that makes the keys of a name. */
export const duplicateKeysOf = (plurals: typeof irregularPlurals): string =>
  `create or replace function duplicate_keys_of(name text, sort_name text) returns setof text
  language sql immutable strict parallel safe as $$
    with spelled as (
      select search_words(sort_name) as words
      union select search_words(lower(regexp_replace(normalize(
        replace(replace(replace(replace(replace(replace(name,
          'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'Ä', 'ae'), 'Ö', 'oe'), 'Ü', 'ue'),
        NFKD), '[\\u0300-\\u036f]', '', 'g'))) where name ~ '[äöüÄÖÜ]'
    ),
    lettered as (select words, replace(words, ' ', '') as letters from spelled where words <> ''),
    formed as (select words from lettered union select ${singular(plurals)} from lettered)
    select 'f' || left(letters, ${LONGEST_KEY}) from lettered
    union ${stems("english")}
    union ${stems("german")}
    union select 't' || letters from lettered where ${typos}
    union select 't' || left(letters, i - 1) || substr(letters, i + 1)
      from lettered, generate_series(1, length(letters)) i where ${typos}
  $$`;

export const duplicateKeys: readonly string[] = [
  `create table duplicate_keys (
    kind text collate "C" not null,
    key text collate "C" not null,
    id integer not null,
    constraint pk_duplicate_keys primary key (kind, key, id)
  )`,
  "create index ix_duplicate_keys_kind_id on duplicate_keys (kind, id)",

  duplicateKeysOf([]),

  `create function read_model_duplicates_deleted() returns trigger language plpgsql as $$
  begin
    execute format('delete from duplicate_keys using changed where kind = %L and id = %I', tg_argv[0], tg_argv[1]);
    return null;
  end $$`,
  ...[
    ["categories", "c", "category_id"],
    ["tags", "t", "tag_id"],
    ["ingredients", "i", "ingredient_id"],
  ].map(
    ([table, kind, key]) => `
    create trigger read_model_duplicates after delete on ${table} referencing old table as changed
    for each statement execute function read_model_duplicates_deleted('${kind}', '${key}')`,
  ),
];

/** The keys of names, computed. */
export const COMPUTED_KEYS = `
  select 'c' as kind, key, category_id as id from categories, duplicate_keys_of(name, sort_name) key
  union all select 't', key, tag_id from tags, duplicate_keys_of(name, sort_name) key
  union all select 'i', key, ingredient_id from ingredients, duplicate_keys_of(name, sort_name) key`;
