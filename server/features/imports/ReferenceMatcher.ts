import type { DataSource } from "typeorm";
import { foldText } from "../../../shared/foldText";
import { spellingsOf } from "../../../shared/ingredientMatches";
import type { IngredientIndex } from "../../imports/IngredientIndex";
import { Alias } from "../reference/Alias";
import { Category } from "../reference/Category";
import { DifficultyLevel } from "../reference/DifficultyLevel";
import { Tag } from "../reference/Tag";
import { User } from "../users/User";
import { loadIngredientIndex } from "./loadIngredientIndex";

/** What is most often chosen by a user, else by anybody, else the first one. */
const usual = (table: string, key: string) => `
  select k.${key} as id from ${table} k
  left join recipes r on r.${key} = k.${key}
  group by k.${key}
  order by count(*) filter (where r.owner_id = $1) desc, k.${key} limit 1`;

/** Keys by the spellings of names; the last one of a spelling goes before the others. */
const bySpelling = (named: readonly (readonly [id: number | null, name: string])[]) =>
  new Map(
    named.flatMap(([id, name]) =>
      id === null ? [] : spellingsOf(name).map((spelling) => [spelling, id] as const),
    ),
  );

const find = (ids: ReadonlyMap<string, number>, name: string): number | undefined =>
  [foldText(name), ...spellingsOf(name)].flatMap((spelling) => ids.get(spelling) ?? [])[0];

/** Matches names in recipes to import with the reference data that exists. */
export class ReferenceMatcher {
  private constructor(
    readonly ingredients: IngredientIndex,
    private readonly categories: ReadonlyMap<string, number>,
    private readonly tags: ReadonlyMap<string, number>,
    readonly usualCategoryId: number,
    private readonly difficultyLevels: ReadonlyMap<string, number>,
    /** The name of whoever imports. */
    readonly importer: string,
  ) {}

  static async load(db: DataSource, userId: number): Promise<ReferenceMatcher> {
    const ingredients = await loadIngredientIndex(db);
    const aliases = await db.getRepository(Alias).find();
    const categories = await db.getRepository(Category).find();
    const tags = await db.getRepository(Tag).find();
    const [category]: { id: number }[] = await db.query(usual("categories", "category_id"), [
      userId,
    ]);
    const levels = await db.getRepository(DifficultyLevel).find({
      order: { difficultyLevelId: "ASC" },
    });
    const importer = await db.getRepository(User).findOneBy({ userId });
    return new ReferenceMatcher(
      ingredients,
      bySpelling([
        ...aliases.map(({ categoryId, name }) => [categoryId, name] as const),
        ...categories.map(({ categoryId, name }) => [categoryId, name] as const),
      ]),
      bySpelling([
        ...aliases.map(({ tagId, name }) => [tagId, name] as const),
        ...tags.map(({ tagId, name }) => [tagId, name] as const),
      ]),
      category?.id ?? 0,
      bySpelling(levels.map(({ difficultyLevelId, name }) => [difficultyLevelId, name])),
      importer?.name ?? "",
    );
  }

  category(names: readonly string[]): number | undefined {
    return names.flatMap((name) => find(this.categories, name) ?? [])[0];
  }

  /** What a recipe is without a level that is known. */
  get easiestLevelId(): number {
    const [easiest = 0] = this.difficultyLevels.values();
    return easiest;
  }

  difficultyLevel(name: string | undefined): number | undefined {
    return name === undefined ? undefined : find(this.difficultyLevels, name);
  }

  tag(name: string): number | undefined {
    return find(this.tags, name);
  }
}
