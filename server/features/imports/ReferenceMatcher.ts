import { foldText } from "../../../shared/foldText";
import { listSpellings } from "../../../shared/amounts/ingredientMatches";
import { CategoryIndex } from "./CategoryIndex";
import { IngredientIndex, type KnownIngredient } from "./readers/IngredientIndex";

type IdAndName = readonly [id: number, name: string];

/** The reference data that imported recipes are matched with, in a form that can be sent to a thread. */
export interface References {
  ingredients: KnownIngredient[];
  categories: IdAndName[];
  /** The names of other sites that an admin has assigned to a category. */
  assignedCategories: IdAndName[];
  tags: IdAndName[];
  equipment: IdAndName[];
  /** In order of difficulty, the easiest first. */
  difficultyLevels: IdAndName[];
  /** The name of the user who imports. */
  importer: string;
  /** True if missing equipment is created for this user. */
  createsEquipment: boolean;
}

/** Maps the spellings of names to ids. If two names share a spelling, the later one wins. */
const indexBySpelling = (entries: readonly IdAndName[]) =>
  new Map(entries.flatMap(([id, name]) => listSpellings(name).map((spelling) => [spelling, id])));

const findId = (ids: ReadonlyMap<string, number>, name: string): number | undefined =>
  [foldText(name), ...listSpellings(name)].flatMap((spelling) => ids.get(spelling) ?? [])[0];

/** Matches the names in imported recipes with existing reference data. */
export class ReferenceMatcher {
  readonly ingredients: IngredientIndex;
  readonly categories: CategoryIndex;
  readonly importer: string;
  readonly createsEquipment: boolean;
  private readonly tags: ReadonlyMap<string, number>;
  private readonly equipment: ReadonlyMap<string, number>;
  private readonly difficultyLevels: ReadonlyMap<string, number>;

  constructor(references: References) {
    this.ingredients = new IngredientIndex(references.ingredients);
    this.importer = references.importer;
    this.createsEquipment = references.createsEquipment;
    this.categories = new CategoryIndex({
      categories: references.categories,
      assigned: references.assignedCategories,
    });
    this.tags = indexBySpelling(references.tags);
    this.equipment = indexBySpelling(references.equipment);
    this.difficultyLevels = indexBySpelling(references.difficultyLevels);
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
