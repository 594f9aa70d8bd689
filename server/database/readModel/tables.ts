/** The tables of the read model. All of their rows can be made anew from those of the entities. */
export const tables: readonly string[] = [
  // One narrow row a public recipe, for lists and searches.
  `create table recipe_search (
    recipe_id integer not null,
    sort_name text collate "C" not null,
    total_minutes integer,
    facets text[] not null,
    document tsvector not null,
    doc_version bigint not null,
    constraint pk_recipe_search primary key (recipe_id),
    constraint fk_recipe_search_recipe_id foreign key (recipe_id) references recipes on delete cascade
  ) with (toast_tuple_target = 8160)`,
  "create index ix_recipe_search_document on recipe_search using gin (document) with (fastupdate = off)",
  "create index ix_recipe_search_sort_name on recipe_search (sort_name, recipe_id)",
  "alter table recipe_search alter document set statistics 1000",

  // What a recipe shows, as one document; reference data are in it by key.
  `create table recipe_docs (
    recipe_id integer not null,
    doc json not null,
    constraint pk_recipe_docs primary key (recipe_id),
    constraint fk_recipe_docs_recipe_id foreign key (recipe_id) references recipes on delete cascade
  )`,
  "create sequence recipe_doc_version",

  // Counts of favourites and scores. `best` is the average score in millionths as if five more people had
  // given a 3, so that one 5 alone does not pass fifty that average 4.8.
  `create table recipe_stats (
    recipe_id integer not null,
    favorites integer not null default 0,
    scores integer[] not null default '{0,0,0,0,0}',
    best integer not null generated always as (
      1000000 * (15 + scores[1]::bigint + 2 * scores[2] + 3 * scores[3] + 4 * scores[4] + 5 * scores[5])
        / (5 + scores[1] + scores[2] + scores[3] + scores[4] + scores[5])
    ) stored,
    constraint pk_recipe_stats primary key (recipe_id),
    constraint fk_recipe_stats_recipe_id foreign key (recipe_id) references recipes on delete cascade
  ) with (fillfactor = 70)`,
  "create index ix_recipe_stats_favorites on recipe_stats (favorites, recipe_id)",
  "create index ix_recipe_stats_best on recipe_stats (best, recipe_id)",

  // The words of reference data and people, by facet: a search for them looks for the facet.
  `create table search_terms (
    facet text collate "C" not null,
    words tsvector not null,
    constraint pk_search_terms primary key (facet)
  )`,
  "create index ix_search_terms_words on search_terms using gin (words) with (fastupdate = off)",

  // Every word that a search can find: what is not among them is a typing error, or nothing.
  `create table search_vocabulary (
    word text collate "C" not null,
    constraint pk_search_vocabulary primary key (word)
  )`,

  // How many recipes have a facet, and how many have two of different kinds; '' counts all.
  `create table facet_counts (
    facet text collate "C" not null,
    count integer not null,
    constraint pk_facet_counts primary key (facet)
  )`,
  `create table facet_pairs (
    facet text collate "C" not null,
    other text collate "C" not null,
    count integer not null,
    constraint pk_facet_pairs primary key (facet, other)
  )`,

  // Counts the changes of reference data, so that a process notices that its copy is old.
  "create table reference_version (version bigint not null)",
  "insert into reference_version values (1)",
];
