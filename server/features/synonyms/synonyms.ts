import type { DataSource, EntityManager } from "typeorm";
import { conflict, notFound } from "../../errors";
import type { Loader } from "../../graphql/context";
import { byKey } from "../../graphql/loading";
import { SynonymGroup } from "./SynonymGroup";

/** The maximum length of the list. */
export const MAX_GROUPS = 1_000;

const GROUP = 'synonym_id as "synonymId", names';

const toGroup = (row: object): SynonymGroup => Object.assign(new SynonymGroup(), row);

/** Lists all groups by their first word. */
export async function findSynonymGroups(db: DataSource): Promise<SynonymGroup[]> {
  const rows: object[] = await db.query(
    `select ${GROUP} from synonyms order by lower(names[1]), synonym_id limit ${MAX_GROUPS}`,
  );
  return rows.map(toGroup);
}

/** Groups by ID. */
export const synonymGroupById: Loader<number, SynonymGroup | null> = {
  async batch(ids, { db }) {
    const rows: object[] = await db.query(
      `select ${GROUP} from synonyms where synonym_id = any($1)`,
      [ids],
    );
    return byKey(ids, rows.map(toGroup), ({ synonymId }) => synonymId);
  },
};

/** The words of the same meaning as an ingredient, by its ID. */
export const synonymsByIngredient: Loader<number, string[]> = {
  async batch(ids, { db }) {
    const rows: { id: number; names: string[] }[] = await db.query(
      "select id, names from synonym_names where kind = 'i' and id = any($1)",
      [ids],
    );
    const namesById = new Map(rows.map(({ id, names }) => [id, names]));
    return ids.map((id) => namesById.get(id) ?? []);
  },
};

/**
 * Writes a group without other writers, so that no word is in two groups.
 * @param synonymId the group that is replaced; 0 for a new one
 * @param write writes the group and returns its row
 * @throws CONFLICT if a word, or a form of it, is in another group
 */
const writeGroup = (
  db: DataSource,
  synonymId: number,
  names: readonly string[],
  write: (data: EntityManager) => Promise<object>,
): Promise<SynonymGroup> =>
  db.transaction(async (data) => {
    await data.query("lock table synonyms in share row exclusive mode");
    const [other]: { name: string }[] = await data.query(
      `select names[1] as name from synonyms
       where synonym_id <> $1 and keys && synonym_keys($2) order by synonym_id limit 1`,
      [synonymId, names],
    );
    if (other) throw conflict(`One of the words is already a synonym of ${other.name}.`, "names");
    return toGroup(await write(data));
  });

/** Adds a group, unless the list is full. */
const ADD = `
  insert into synonyms (names) select $1 where (select count(*) from synonyms) < ${MAX_GROUPS}
  returning ${GROUP}`;

/** Adds a group. Throws CONFLICT if the list is full. */
export const createGroup = (db: DataSource, names: readonly string[]): Promise<SynonymGroup> =>
  writeGroup(db, 0, names, async (data) => {
    const [row]: object[] = await data.query(ADD, [names]);
    if (!row) throw conflict(`There are already ${MAX_GROUPS} groups of synonyms.`);
    return row;
  });

/** Replaces the words of a group. Throws NOT_FOUND if it has been deleted. */
export const updateGroup = (
  db: DataSource,
  synonymId: number,
  names: readonly string[],
): Promise<SynonymGroup> =>
  writeGroup(db, synonymId, names, async (data) => {
    // TypeORM returns the rows of an update with their count.
    const [[row]] = await data.query<[object[], number]>(
      `update synonyms set names = $2 where synonym_id = $1 returning ${GROUP}`,
      [synonymId, names],
    );
    if (!row) throw notFound("Synonyms");
    return row;
  });

/** Deletes a group. */
export const deleteGroup = (db: DataSource, synonymId: number): Promise<unknown> =>
  db.query("delete from synonyms where synonym_id = $1", [synonymId]);
