import type { DataSource } from "typeorm";
import { prepared } from "../../database/prepared";
import { oncePerTurn } from "../../lib/oncePerTurn";

const VERSION = prepared(`select l.version || ' ' || r.version as version
  from recipe_list_version l, reference_version r`);

/** Reads what changes with every change of a recipe, and of a name that recipes refer to. */
export const recipeListVersion = (db: DataSource): (() => Promise<string>) =>
  oncePerTurn(async () => {
    const [row]: { version: string }[] = await db.query(VERSION);
    return row!.version;
  });
