/** A line of the model. Its ID is null until the database has given it one. */
export interface ModelLine {
  id: number | null;
  ingredient: number | null;
  heading: string | null;
  quantity: string | null;
  preparation: string | null;
}

interface ModelRecipe {
  lines: ModelLine[];
  isDeleted: boolean;
}

interface ModelMerge {
  id: number;
  merged: number;
  into: number;
  /** The changed lines. */
  lines: { recipe: number; line: number }[];
}

/** A plain model of the lines of recipes under edits, merges, undos, deletions and restores. */
export class RecipeModel {
  readonly recipes = new Map<number, ModelRecipe>();
  readonly merges: ModelMerge[] = [];

  constructor(
    recipeIds: readonly number[],
    readonly ingredients: Set<number>,
  ) {
    for (const id of recipeIds) this.recipes.set(id, { lines: [], isDeleted: false });
  }

  /** The lines of a recipe that is not deleted. */
  findLines(recipe: number): ModelLine[] | null {
    const { lines, isDeleted } = this.recipes.get(recipe)!;
    return isDeleted ? null : lines;
  }

  /** Follows merges to the ingredient that replaces one. */
  resolve(ingredient: number): number {
    const merge = this.merges.find(({ merged }) => merged === ingredient);
    return merge ? this.resolve(merge.into) : ingredient;
  }

  /** Replaces the lines of a recipe, in which ingredients may have been merged. */
  edit(recipe: number, lines: readonly ModelLine[]): void {
    this.recipes.get(recipe)!.lines = lines.map((line) => this.withCurrentIngredient(line));
  }

  private withCurrentIngredient(line: ModelLine): ModelLine {
    return {
      ...line,
      ingredient: line.ingredient === null ? null : this.resolve(line.ingredient),
    };
  }

  merge(id: number, merged: number, into: number): void {
    this.ingredients.delete(merged);
    const changed = [...this.recipes].flatMap(([recipe, { isDeleted, lines }]) =>
      lines
        .filter(({ ingredient }) => !isDeleted && ingredient === merged)
        .map((line) => ({ recipe, line })),
    );
    for (const { line } of changed) line.ingredient = into;
    const lines = changed.map(({ recipe, line }) => ({ recipe, line: line.id! }));
    this.merges.push({ id, merged, into, lines });
  }

  /** Returns true if the ingredient that a merge kept was not merged later. */
  canUndo = ({ into }: ModelMerge): boolean => this.ingredients.has(into);

  undo(merge: ModelMerge): void {
    this.merges.splice(this.merges.indexOf(merge), 1);
    this.ingredients.add(merge.merged);
    for (const changed of merge.lines) {
      const line = this.findLines(changed.recipe)?.find(({ id }) => id === changed.line);
      if (line?.ingredient === merge.into) line.ingredient = merge.merged;
    }
  }

  delete(recipe: number): void {
    this.recipes.get(recipe)!.isDeleted = true;
  }

  restore(recipe: number): void {
    const restored = this.recipes.get(recipe)!;
    restored.isDeleted = false;
    restored.lines = restored.lines.map((line) => this.withCurrentIngredient(line));
  }
}
