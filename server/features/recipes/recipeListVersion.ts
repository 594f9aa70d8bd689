import type { DataSource } from "typeorm";
import { keys, prepared } from "../../database/prepared";
import { oncePerTurn } from "../../lib/oncePerTurn";

const VERSION = prepared(`select l.version || ' ' || r.version as version
  from recipe_list_version l, reference_version r`);

/** A row names the transaction that wrote it (`xmin`). */
const SECTION_VERSIONS = prepared(`
  select width_bucket(d.recipe_id, ${keys("$1")}) as section,
    v.version || ' ' || sum(hashtextextended(d.recipe_id || ' ' || d.xmin::text, 0)) as version
  from recipe_docs d cross join reference_version v
  group by section, v.version`);

/**
 * Reads what changes with every change within a section of the list.
 * @param begins the first ID of each section but the first one, ascending
 * @returns one version a section; of a section without recipes always the same
 */
export async function recipeSectionVersions(
  db: DataSource,
  begins: readonly number[],
): Promise<string[]> {
  const rows: { section: number; version: string }[] = await db.query(SECTION_VERSIONS, [begins]);
  const versions = Array.from({ length: begins.length + 1 }, () => "");
  for (const { section, version } of rows) versions[section] = version;
  return versions;
}

/** Reads what changes with every change of a recipe, and of a name that recipes refer to. */
export const recipeListVersion = (db: DataSource): (() => Promise<string>) =>
  oncePerTurn(async () => {
    const [row]: { version: string }[] = await db.query(VERSION);
    return row!.version;
  });
