import type { DataSource } from "typeorm";
import { isPrimarySilent, getPrimary } from "../../database/replicas/getPrimary";
import { Category } from "./Category";
import { DifficultyLevel } from "./DifficultyLevel";
import { Ingredient } from "./Ingredient";
import { Tag } from "./Tag";

/** All reference data by key, as they were at one version. */
export interface ReferenceNames {
  categories: ReadonlyMap<number, Category>;
  difficultyLevels: ReadonlyMap<number, DifficultyLevel>;
  ingredients: ReadonlyMap<number, Ingredient>;
  tags: ReadonlyMap<number, Tag>;
}

interface Loaded {
  version: number;
  names: Promise<ReferenceNames>;
}

/** What this process has read of each database. */
const loaded = new WeakMap<DataSource, Loaded>();
/** What it has read of replicas that knew an older version. */
const loadedBefore = new WeakMap<DataSource, Loaded>();

/**
 * All reference data, which every recipe refers to by key.
 * @param version what `reference_version` said beside the keys; an older copy is read again
 */
export function referenceNames(db: DataSource, version: number): Promise<ReferenceNames> {
  const primary = getPrimary(db);
  const known = loaded.get(primary);
  const isOutdated = !known || known.version < version;
  if (isOutdated && !isPrimarySilent(db)) return load(loaded, primary, primary, version);
  if (known && !isOutdated && (known.version === version || db === primary)) return known.names;
  // What is newer may lack what an older recipe refers to.
  const before = loadedBefore.get(primary);
  if (before?.version === version) return before.names;
  return load(loadedBefore, primary, db, version);
}

function load(
  into: WeakMap<DataSource, Loaded>,
  primary: DataSource,
  db: DataSource,
  version: number,
): Promise<ReferenceNames> {
  const names = read(db);
  into.set(primary, { version, names });
  names.catch(() => into.delete(primary));
  return names;
}

async function read(db: DataSource): Promise<ReferenceNames> {
  const [categories, difficultyLevels, ingredients, tags] = await Promise.all([
    db.getRepository(Category).find(),
    db.getRepository(DifficultyLevel).find(),
    db.getRepository(Ingredient).find(),
    db.getRepository(Tag).find(),
  ]);
  return {
    categories: new Map(categories.map((each) => [each.categoryId, each])),
    difficultyLevels: new Map(difficultyLevels.map((each) => [each.difficultyLevelId, each])),
    ingredients: new Map(ingredients.map((each) => [each.ingredientId, each])),
    tags: new Map(tags.map((each) => [each.tagId, each])),
  };
}
