import { foldText } from "../../../shared/foldText";
import { listSpellings } from "../../../shared/amounts/ingredientMatches";
import { IngredientIndex, type KnownIngredient } from "./readers/IngredientIndex";

type IdAndName = readonly [id: number, name: string];

/** The reference data that imported recipes are matched with, in a form that can be sent to a thread. */
export interface References {
  ingredients: KnownIngredient[];
  categories: IdAndName[];
  tags: IdAndName[];
  equipment: IdAndName[];
  /** In order of difficulty, the easiest first. */
  difficultyLevels: IdAndName[];
  usualCategoryId: number;
  /** The name of the user who imports. */
  importer: string;
}

/** Maps the spellings of names to ids. If two names share a spelling, the later one wins. */
const indexBySpelling = (entries: readonly IdAndName[]) =>
  new Map(entries.flatMap(([id, name]) => listSpellings(name).map((spelling) => [spelling, id])));

const findId = (ids: ReadonlyMap<string, number>, name: string): number | undefined =>
  [foldText(name), ...listSpellings(name)].flatMap((spelling) => ids.get(spelling) ?? [])[0];

/** Matches the names in imported recipes with existing reference data. */
export class ReferenceMatcher {
  readonly ingredients: IngredientIndex;
  readonly usualCategoryId: number;
  readonly importer: string;
  private readonly categories: ReadonlyMap<string, number>;
  private readonly tags: ReadonlyMap<string, number>;
  private readonly equipment: ReadonlyMap<string, number>;
  private readonly difficultyLevels: ReadonlyMap<string, number>;

  constructor(references: References) {
    this.ingredients = new IngredientIndex(references.ingredients);
    this.usualCategoryId = references.usualCategoryId;
    this.importer = references.importer;
    this.categories = indexBySpelling(references.categories);
    this.tags = indexBySpelling(references.tags);
    this.equipment = indexBySpelling(references.equipment);
    this.difficultyLevels = indexBySpelling(references.difficultyLevels);
  }

  findCategory(names: readonly string[]): number | undefined {
    return names.flatMap((name) => findId(this.categories, name) ?? [])[0];
  }

  /** The level of a recipe without a stated level. */
  get easiestLevelId(): number {
    const [easiest = 0] = this.difficultyLevels.values();
    return easiest;
  }

  findDifficultyLevel(name: string | undefined): number | undefined {
    return name === undefined ? undefined : findId(this.difficultyLevels, name);
  }

  findTag(name: string): number | undefined {
    return findId(this.tags, name);
  }

  findEquipment(name: string): number | undefined {
    return findId(this.equipment, name);
  }
}
