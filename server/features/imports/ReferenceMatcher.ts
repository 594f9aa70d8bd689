import { foldText } from "../../../shared/foldText";
import { listSpellings } from "../../../shared/amounts/ingredientMatches";
import { IngredientIndex, type KnownIngredient } from "./readers/IngredientIndex";

type Named = readonly [id: number, name: string];

/** The reference data that recipes to import are matched with, in a form that a thread can be sent. */
export interface References {
  ingredients: KnownIngredient[];
  categories: Named[];
  tags: Named[];
  /** The easiest first. */
  difficultyLevels: Named[];
  usualCategoryId: number;
  /** The name of the user who imports. */
  importer: string;
}

/** Keys by the spellings of names; the last one of a spelling goes before the others. */
const bySpelling = (named: readonly Named[]) =>
  new Map(named.flatMap(([id, name]) => listSpellings(name).map((spelling) => [spelling, id])));

const find = (ids: ReadonlyMap<string, number>, name: string): number | undefined =>
  [foldText(name), ...listSpellings(name)].flatMap((spelling) => ids.get(spelling) ?? [])[0];

/** Matches names in recipes to import with the reference data that exists. */
export class ReferenceMatcher {
  readonly ingredients: IngredientIndex;
  readonly usualCategoryId: number;
  readonly importer: string;
  private readonly categories: ReadonlyMap<string, number>;
  private readonly tags: ReadonlyMap<string, number>;
  private readonly difficultyLevels: ReadonlyMap<string, number>;

  constructor(references: References) {
    this.ingredients = new IngredientIndex(references.ingredients);
    this.usualCategoryId = references.usualCategoryId;
    this.importer = references.importer;
    this.categories = bySpelling(references.categories);
    this.tags = bySpelling(references.tags);
    this.difficultyLevels = bySpelling(references.difficultyLevels);
  }

  category(names: readonly string[]): number | undefined {
    return names.flatMap((name) => find(this.categories, name) ?? [])[0];
  }

  /** The level of a recipe that states none. */
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
