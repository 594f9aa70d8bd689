import type { DataSource } from "typeorm";
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

/**
 * All reference data, which every recipe refers to by key.
 * @param version what `reference_version` said beside the keys; an older copy is read again
 */
export function referenceNames(db: DataSource, version: number): Promise<ReferenceNames> {
  const known = loaded.get(db);
  if (known && known.version >= version) return known.names;
  const names = read(db);
  loaded.set(db, { version, names });
  names.catch(() => loaded.delete(db));
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
