import type { EntityManager } from "typeorm";

const FIND = `
  select coalesce(array_agg(distinct word), '{}') as words from (
    select search_spellings(name, name_key) as spelled from users where user_id = $1
    union all select search_spellings(name, sort_name) from recipes where owner_id = $1
    union all select search_spellings(name, lower(name)) from deleted_recipes where owner_id = $1
  ) names, unnest(string_to_array(spelled, ' ')) word`;

/** The words of a user's name and recipes, as the search knows them. */
export async function findSearchWords(data: EntityManager, userId: number): Promise<string[]> {
  const [found]: { words: string[] }[] = await data.query(FIND, [userId]);
  return found!.words;
}

/** Removes words from the vocabulary of the search, when the transaction commits, that nothing contains by then. */
export async function deleteUnusedWords(
  data: EntityManager,
  words: readonly string[],
): Promise<void> {
  await data.query("select forget_words($1)", [words]);
}
