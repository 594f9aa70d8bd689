import type { EntityManager } from "typeorm";

const FIND = `
  select coalesce(array_agg(distinct word), '{}') as words from (
    select search_spellings(name, name_key) as spelled from users where user_id = $1
    union all select search_spellings(name, sort_name) from recipes where owner_id = $1
    union all select search_spellings(name, lower(name)) from deleted_recipes where owner_id = $1
  ) names, unnest(string_to_array(spelled, ' ')) word`;

const DELETE_UNUSED = `
  delete from search_vocabulary v where word = any($1)
    and not exists (select from search_terms t where t.words @@ quote_literal(v.word)::tsquery)
    and not exists (select from recipe_search r where r.document @@ quote_literal('n' || v.word)::tsquery)`;

/** The words of a user's name and recipes, as the search knows them. */
export async function findSearchWords(data: EntityManager, userId: number): Promise<string[]> {
  const [found]: { words: string[] }[] = await data.query(FIND, [userId]);
  return found!.words;
}

/** Removes words from the vocabulary of the search that nothing contains any more. */
export async function deleteUnusedWords(
  data: EntityManager,
  words: readonly string[],
): Promise<void> {
  await data.query(DELETE_UNUSED, [words]);
}
