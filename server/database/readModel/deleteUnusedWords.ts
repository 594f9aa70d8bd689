import type { Logger } from "pino";
import type { DataSource } from "typeorm";

/** Writers of recipes and names wait, so that none relies on a word that is deleted in the same moment. */
const LOCK = "lock table search_vocabulary in exclusive mode";

const DELETE = `
  delete from search_vocabulary v
  where not exists (select from search_terms t where t.words @@ quote_literal(v.word)::tsquery)
    and not exists (select from recipe_search r where r.document @@ quote_literal('n' || v.word)::tsquery)`;

/**
 * Deletes the words that nothing contains any more from the vocabulary of the search, such as former names of an
 * account that was deleted. Its transaction holds no other locks, or it could deadlock with writers. A failure is
 * logged: the next call and `potluck reindex` delete the same words.
 */
export async function deleteUnusedWords(db: DataSource, log: Logger): Promise<void> {
  try {
    await db.transaction(async (data) => {
      await data.query(LOCK);
      await data.query(DELETE);
    });
  } catch (error) {
    log.error({ err: error }, "unused words of the search could not be deleted");
  }
}
