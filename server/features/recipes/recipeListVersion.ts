import type { DataSource } from "typeorm";

const VERSION = `select l.version || ' ' || r.version as version
  from recipe_list_version l, reference_version r`;

/** Changes with every change of a recipe, and of a name that recipes refer to. */
export async function recipeListVersion(db: DataSource): Promise<string> {
  const [row]: { version: string }[] = await db.query(VERSION);
  return row!.version;
}
