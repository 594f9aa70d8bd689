import { countFacets, facetChanges } from "./facetCounting";
import { WRITERS_LOCK } from "./refresh";
import { IF_ON, triggerFunction } from "./triggerFunction";

/**
 * Counts that all recipes share: of facets, of words, and the versions of lists and names. A transaction collects its
 * changes in `pending_counts`. They are applied when it commits, after its last statement, so that no transaction
 * holds these rows while its client works, pauses or is lost. The lock that precedes them is the only one that is
 * waited for at that time, which rules out deadlocks.
 */
const tables = [
  `create unlogged table pending_counts (
    transaction xid8 not null default pg_current_xact_id(),
    kind text not null,
    texts text[] not null default '{}',
    change integer not null default 0
  )`,
  // Rows of transactions that have ended remain in the table until it is vacuumed.
  "create index ix_pending_counts_transaction on pending_counts (transaction)",
];

/** Adds words to the vocabulary, or removes those that no recipe and no name contains any more. */
const words = [
  `create function record_words(words text[]) returns void language plpgsql as $$
  begin
    if ${IF_ON} then
      insert into pending_counts (kind, texts) select 'words', words where cardinality(words) > 0;
    else
      insert into search_vocabulary
      select distinct word from unnest(words) word where length(word) > 2 order by word
      on conflict do nothing;
    end if;
  end $$`,
  `create function forget_words(words text[]) returns void language sql as $$
    insert into pending_counts (kind, texts) select 'former words', words where cardinality(words) > 0
  $$`,
];

const PENDING = (kind: string) =>
  `from pending_counts where transaction = pg_current_xact_id() and kind = '${kind}'`;

const WORDS = (kind: string) =>
  `select distinct word ${PENDING(kind).replace("where", ", unnest(texts) word where")}`;

const COUNT_RECIPES = "update recipe_list_version set version = version + 1;";
const COUNT_NAMES = "update reference_version set version = version + 1;";

const apply = [
  `create function apply_pending_counts() returns trigger language plpgsql as $$
  begin
    -- The first of the transaction's rows has applied all.
    if not exists (select from pending_counts where transaction = pg_current_xact_id()) then
      return null;
    end if;
    perform pg_advisory_xact_lock(${WRITERS_LOCK});
    if exists (select ${PENDING("words")}) then
      insert into search_vocabulary
      select word from (${WORDS("words")}) recorded where length(word) > 2 order by word
      on conflict do nothing;
    end if;
    if exists (select ${PENDING("former words")}) then
      delete from search_vocabulary v using (${WORDS("former words")}) former
      where v.word = former.word
        and not exists (select from search_terms t where t.words @@ quote_literal(v.word)::tsquery)
        and not exists (select from recipe_search s where s.document @@ quote_literal('n' || v.word)::tsquery);
    end if;
    ${countFacets(
      `select texts as facets, sum(change)::integer as change ${PENDING("facets")} group by texts having sum(change) <> 0`,
    )}
    if exists (select ${PENDING("names")}) then
      ${COUNT_NAMES}
    end if;
    if exists (select ${PENDING("recipes")}) then
      ${COUNT_RECIPES}
    end if;
    delete from pending_counts where transaction = pg_current_xact_id();
    return null;
  end $$`,
  `create constraint trigger apply_pending_counts after insert on pending_counts
  deferrable initially deferred for each row execute function apply_pending_counts()`,
];

/** Forgets the words of names that recipes no longer have in the lists. */
const forgetNames = (names: string) => `
    perform forget_words(array(
      select distinct word from (${names}) former, unnest(string_to_array(search_words(sort_name), ' ')) word));`;

const collectFacets = (change: keyof typeof facetChanges, forgetFormerNames = "") =>
  triggerFunction(
    `read_model_facets_${change}`,
    `insert into pending_counts (kind, texts, change)
    select 'facets', facets, change from (${facetChanges[change]}) changes;${forgetFormerNames}`,
  );

const facets = [
  collectFacets("inserted"),
  collectFacets(
    "updated",
    forgetNames("select sort_name from before except select sort_name from changed"),
  ),
  collectFacets("deleted", forgetNames("select sort_name from changed")),
];

/** Forgets the words that categories, tags, ingredients and users were found by, unless they still are. */
const terms = [
  triggerFunction(
    "forget_terms",
    "perform forget_words(array(select word.lexeme from before, unnest(words) word));",
  ),
  ...["update", "delete"].map(
    (event) => `create trigger forget_terms_${event} after ${event} on search_terms
    referencing old table as before for each statement execute function forget_terms()`,
  ),
];

const refreshAliases = (rows: string) =>
  [
    ["c", "category_id"],
    ["t", "tag_id"],
    ["i", "ingredient_id"],
  ]
    .map(
      ([letter, key]) => `
    if exists (select from ${rows} where ${key} is not null) then
      perform refresh_terms('${letter}', array(select ${key} from ${rows} where ${key} is not null));
    end if;`,
    )
    .join("");

/** When the versions of lists and names are counted. */
const counting = {
  "at once": { recipes: COUNT_RECIPES, names: COUNT_NAMES },
  "at the end": {
    recipes: "insert into pending_counts (kind) values ('recipes');",
    names: "insert into pending_counts (kind) values ('names');",
  },
};

/** The functions of the triggers that count the changes of recipes and names. */
export function versionCounting(when: keyof typeof counting): string[] {
  const { recipes, names } = counting[when];
  return [
    `create or replace function count_recipe_list_version() returns trigger language plpgsql as $$
    begin
      if exists (select from changed) then ${recipes} end if;
      return null;
    end $$`,
    triggerFunction(
      "read_model_reference",
      `execute format('select refresh_terms(%L, array(select %I from changed))', tg_argv[0], tg_argv[1]);
      ${names}`,
    ),
    triggerFunction(
      "read_model_reference_deleted",
      `execute format('delete from search_terms using changed where facet = %L || %I', tg_argv[0], tg_argv[1]);
      ${names}`,
    ),
    triggerFunction("read_model_aliases", `${refreshAliases("changed")}\n    ${names}`),
    triggerFunction(
      "read_model_aliases_updated",
      `${refreshAliases("before")}${refreshAliases("changed")}\n    ${names}`,
    ),
  ];
}

/** The table of changes, and the functions that collect and apply them. */
export const pendingCounts: readonly string[] = [
  ...tables,
  ...words,
  ...apply,
  ...facets,
  ...terms,
  ...versionCounting("at the end"),
];
