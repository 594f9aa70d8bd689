import { refreshTerms } from "./refreshTerms";
import { IF_ON } from "./triggerFunction";

/** The advisory lock of transactions that change counts which all recipes share. */
export const WRITERS_LOCK = 795238785;

const LINE = `'ingredientId', i.ingredient_id, 'quantity', i.quantity, 'unit', i.unit,
        'isOptional', i.is_optional, 'scales', i.scales`;
const PREPARED_LINE = `${LINE}, 'preparation', i.preparation`;

const PHOTO = `'photoId', p.photo_id, 'fileKey', p.key, 'ownerId', p.owner_id,
      'position', p.position, 'width', p.width, 'height', p.height, 'placeholder', p.placeholder,
      'changedAt', p.changed_at`;
const CAPTIONED_PHOTO = `${PHOTO}, 'caption', p.caption`;
/** Only few photos have another address than their files: documents of others stay as they are. */
const MOVED_PHOTO = `case when p.stored_as is null then json_build_object(${CAPTIONED_PHOTO})
      else json_build_object(${CAPTIONED_PHOTO}, 'storedAs', p.stored_as) end`;

/** The fields that differ between versions of the documents: a migration that adds one adds a version. */
const fields = {
  "as first released": { recipe: "", line: LINE, photo: `json_build_object(${PHOTO})` },
  "with preparation": { recipe: "", line: PREPARED_LINE, photo: `json_build_object(${PHOTO})` },
  "with captions": {
    recipe: "",
    line: PREPARED_LINE,
    photo: `json_build_object(${CAPTIONED_PHOTO})`,
  },
  "with cover drawings": {
    recipe: "'coverDrawing', r.cover_drawing,",
    line: PREPARED_LINE,
    photo: `json_build_object(${CAPTIONED_PHOTO})`,
  },
  "with visibility": {
    recipe: `'coverDrawing', r.cover_drawing, 'visibility', r.visibility, 'linkKey', r.link_key,`,
    line: PREPARED_LINE,
    photo: `json_build_object(${CAPTIONED_PHOTO})`,
  },
  "with addresses of photos": {
    recipe: `'coverDrawing', r.cover_drawing, 'visibility', r.visibility, 'linkKey', r.link_key,`,
    line: PREPARED_LINE,
    photo: MOVED_PHOTO,
  },
};

/** The rows of recipes in the read model, as the entities have them now. */
export const recipeDocuments = (version: keyof typeof fields): string => `
create or replace function recipe_documents(ids integer[])
returns table (
  recipe_id integer, sort_name text, total_minutes integer, facets text[], document tsvector, doc json
) language sql stable as $$
  select r.recipe_id, r.sort_name,
    coalesce(r.total_minutes, coalesce(r.prep_minutes, 0) + r.cook_minutes, r.prep_minutes),
    f.facets,
    array_to_tsvector(recipe_name_lexemes(r.name, r.sort_name)
      || array(select '#' || facet from unnest(f.facets) facet where facet <> '')),
    json_build_object(
      'recipeId', r.recipe_id, 'name', r.name, 'sortName', r.sort_name, ${fields[version].recipe}
      'instructions', r.instructions, 'ingredientsNotes', r.ingredients_notes,
      'description', r.description, 'source', r.source, 'servings', r.servings,
      'servingsUnit', r.servings_unit, 'prepMinutes', r.prep_minutes, 'cookMinutes', r.cook_minutes,
      'ownTotalMinutes', r.total_minutes, 'ownerId', r.owner_id, 'ownerName', u.name,
      'categoryId', r.category_id, 'difficultyLevelId', r.difficulty_level_id,
      'version', r.version, 'createdAt', r.created_at, 'updatedAt', r.updated_at,
      'lines', coalesce(l.lines, '[]'), 'tagIds', coalesce(t.ids, '[]'), 'photos', coalesce(p.photos, '[]')
    )
  from recipes r
  join users u on u.user_id = r.owner_id
  left join lateral (
    select array_agg('i' || i.ingredient_id) as facets,
      json_agg(json_build_object(${fields[version].line}) order by i.position) as lines
    from recipe_ingredients i where i.recipe_id = r.recipe_id
  ) l on true
  left join lateral (
    select array_agg('t' || t.tag_id) as facets, json_agg(t.tag_id) as ids
    from recipe_tags t where t.recipe_id = r.recipe_id
  ) t on true
  left join lateral (
    select json_agg(${fields[version].photo} order by p.position) as photos
    from photos p where p.recipe_id = r.recipe_id
  ) p on true
  cross join lateral (
    select array['', 'c' || r.category_id, 'd' || r.difficulty_level_id, 'o' || r.owner_id]
      || l.facets || t.facets as facets
  ) f
  where r.recipe_id = any($1)
$$`;

/** Takes recipes that are not public out of lists and searches, with the words that only they had. */
const HIDE_RECIPES = `
  delete from recipe_search s using recipes r
  where s.recipe_id = any(ids) and r.recipe_id = s.recipe_id and r.visibility <> 'public';
  delete from search_vocabulary v
  using recipes r cross join lateral unnest(string_to_array(search_words(r.sort_name), ' ')) named (word)
  where r.recipe_id = any(ids) and r.visibility <> 'public' and v.word = named.word
    and not exists (select from search_terms t where t.words @@ quote_literal(v.word)::tsquery)
    and not exists (select from recipe_search s where s.document @@ quote_literal('n' || v.word)::tsquery);`;

/** The same, but while everything is rebuilt: nothing is there to be hidden then, and no index to look for it. */
const HIDE_RECIPES_UNLESS_PAUSED = HIDE_RECIPES.replaceAll(
  /where (?=[sr]\.recipe_id = any\(ids\))/g,
  "where current_setting('potluck.read_model', true) is distinct from 'off' and ",
);

const WRITERS_LOCKED = `select pg_advisory_xact_lock(${WRITERS_LOCK}) where cardinality(ids) > 0;`;

/** Of two writers of one recipe, the second reads the rows that the first has written. A rebuild has the tables to itself. */
const RECIPES_LOCKED = `
  select 1 from recipes where recipe_id = any(ids) and ${IF_ON}
  order by recipe_id for no key update;`;

/** The words that are not in the name a recipe has in the lists so far. Triggers forget those of recipes that leave the lists. */
const RECORD_WORDS = `
  select record_words(array(
    select distinct word from recipes r left join recipe_search s using (recipe_id),
      unnest(string_to_array(search_words(r.sort_name), ' ')) word
    where r.recipe_id = any(ids) and r.visibility = 'public' and r.sort_name is distinct from s.sort_name
    order by word));
  delete from recipe_search s using recipes r
  where ${IF_ON} and s.recipe_id = any(ids) and r.recipe_id = s.recipe_id and r.visibility <> 'public';`;

const VOCABULARY = (recipes: string) => `
  vocabulary as (
    insert into search_vocabulary
    select distinct word from ${recipes},
      unnest(string_to_array(search_words(sort_name), ' ')) word
    where length(word) > 2 order by word
    on conflict do nothing
  ),`;

const LISTED = `(select made.* from made join recipes using (recipe_id) where visibility = 'public') listed`;

const PUBLIC_RECIPES = {
  before: WRITERS_LOCKED + HIDE_RECIPES,
  recipes: LISTED,
  words: VOCABULARY(LISTED),
};

const IF_DOC_CHANGED = "where recipe_docs.doc::text <> excluded.doc::text";
const IF_SEARCH_CHANGED = `where (recipe_search.sort_name, recipe_search.total_minutes, recipe_search.facets, recipe_search.document)
      is distinct from (excluded.sort_name, excluded.total_minutes, excluded.facets, excluded.document)`;

/**
 * Which recipes lists and searches have: before there were others, all were public. And which rows are written: those
 * that are as they were make work for the index of words, and make every process read the whole list again.
 */
const listed = {
  "all recipes": {
    ...{ before: WRITERS_LOCKED, recipes: "made", words: VOCABULARY("made") },
    ...{ ifDoc: "", ifSearch: "" },
  },
  "public recipes": { ...PUBLIC_RECIPES, ifDoc: "", ifSearch: "" },
  "public recipes that changed": {
    ...PUBLIC_RECIPES,
    before: WRITERS_LOCKED + HIDE_RECIPES_UNLESS_PAUSED,
    ifDoc: IF_DOC_CHANGED,
    ifSearch: IF_SEARCH_CHANGED,
  },
  "counted at the end": {
    before: RECIPES_LOCKED + RECORD_WORDS,
    recipes: LISTED,
    words: "",
    ifDoc: IF_DOC_CHANGED,
    ifSearch: IF_SEARCH_CHANGED,
  },
};

/** The function that brings the rows of recipes up to date. */
export function refreshRecipes(which: keyof typeof listed): string {
  const { before, recipes, words, ifDoc, ifSearch } = listed[which];
  return `
create or replace function refresh_recipes(ids integer[]) returns void language sql as $$
  ${before}
  with made as materialized (select * from recipe_documents(ids)),
  docs as (
    insert into recipe_docs select recipe_id, doc from made
    on conflict (recipe_id) do update set doc = excluded.doc ${ifDoc}
  ),${words}
  stats as (
    insert into recipe_stats (recipe_id) select recipe_id from made on conflict do nothing
  )
  insert into recipe_search
  select recipe_id, sort_name, total_minutes, facets, document, nextval('recipe_doc_version')
  from ${recipes}
  on conflict (recipe_id) do update set
    sort_name = excluded.sort_name, total_minutes = excluded.total_minutes, facets = excluded.facets,
    document = excluded.document, doc_version = excluded.doc_version
  ${ifSearch}
$$`;
}

/** Functions that bring rows of the read model up to date. */
export const refresh: readonly string[] = [
  recipeDocuments("as first released"),
  refreshRecipes("all recipes"),
  refreshTerms("as first released"),
];
