import { toNameKey, toSortName } from "../lib/text";
import type { TestServer } from "./testServer";

/** The kinds that can be merged, as tests name them. */
export const mergeableKinds = [
  { kind: "INGREDIENT", table: "ingredients", key: "ingredient_id", thing: "Ingredient" },
  { kind: "TAG", table: "tags", key: "tag_id", thing: "Tag" },
  { kind: "CATEGORY", table: "categories", key: "category_id", thing: "Category" },
] as const;

export type KindName = (typeof mergeableKinds)[number]["kind"];

/** The parts of a test's recipe. */
export interface RecipeParts {
  ingredients?: {
    lineId?: number;
    ingredientId: number;
    quantity?: string;
    unit?: string;
    preparation?: string;
  }[];
  tagIds?: number[];
  categoryId?: number;
}

export const MERGE = `mutation ($kind: MergeableKind!, $mergedId: Int!, $intoId: Int!) {
  createMerge(kind: $kind, mergedId: $mergedId, intoId: $intoId) {
    mergeId kind mergedId mergedName intoId intoName recipeCount mergedBy { name } } }`;

export const UNDO_MERGE = `mutation ($mergeId: Int!) { undoMerge(mergeId: $mergeId) {
  item { itemId name recipeCount aliases { name } } restoredCount leftCount leftRecipes { recipeId } } }`;

/** The steps that tests of merges share. */
export class Merging {
  constructor(
    readonly server: TestServer,
    readonly token: string,
  ) {}

  /** Adds an item of a kind; returns its ID. */
  async add(table: string, key: string, name: string): Promise<number> {
    const [row] = await this.server.database.db.query<{ id: number }[]>(
      `insert into ${table} (name, name_key, sort_name) values ($1, $2, $3) returning ${key} as id`,
      [name, toNameKey(name), toSortName(name)],
    );
    return row!.id;
  }

  /** Makes the parts of a recipe with items of one kind. */
  static makeParts(kind: KindName, ...ids: number[]): RecipeParts {
    if (kind === "CATEGORY") return { categoryId: ids[0]! };
    if (kind === "TAG") return { tagIds: ids };
    return { ingredients: ids.map((ingredientId, i) => ({ ingredientId, quantity: `${i + 1}` })) };
  }

  makeInput({ ingredients = [], tagIds = [], categoryId = 1 }: RecipeParts, name = "Of merges") {
    return { name, difficultyLevelId: 1, instructions: "Stir.", categoryId, tagIds, ingredients };
  }

  async recipe(parts: RecipeParts, name?: string): Promise<number> {
    const { data, errors } = await this.server.graphql<{ createRecipe: { recipeId: number } }>(
      "mutation ($input: RecipeInput!) { createRecipe(input: $input) { recipeId } }",
      { input: this.makeInput(parts, name) },
      this.token,
    );
    if (!data) throw new Error(JSON.stringify(errors));
    return data.createRecipe.recipeId;
  }

  edit(recipeId: number, parts: RecipeParts, version?: number) {
    return this.server.graphql<{ updateRecipe: { version: number } }>(
      `mutation ($id: Int!, $input: RecipeInput!, $version: Int) {
        updateRecipe(recipeId: $id, input: $input, version: $version) { version } }`,
      { id: recipeId, input: this.makeInput(parts), version },
      this.token,
    );
  }

  merge(kind: KindName, mergedId: number, intoId: number) {
    return this.server.graphql<{ createMerge: { mergeId: number; recipeCount: number } }>(
      MERGE,
      { kind, mergedId, intoId },
      this.token,
    );
  }

  /** Merges two items; returns the ID of the merge. */
  async createMerge(kind: KindName, mergedId: number, intoId: number): Promise<number> {
    const { data, errors } = await this.merge(kind, mergedId, intoId);
    if (!data) throw new Error(JSON.stringify(errors));
    return data.createMerge.mergeId;
  }

  undo(mergeId: number) {
    return this.server.graphql<{
      undoMerge: {
        item: { itemId: number; name: string; recipeCount: number; aliases: { name: string }[] };
        restoredCount: number;
        leftCount: number;
        leftRecipes: { recipeId: number }[];
      };
    }>(UNDO_MERGE, { mergeId }, this.token);
  }

  /** Reads the contents of a recipe: the IDs of its category and tags, and its lines as text. */
  async contents(recipeId: number) {
    const { data } = await this.server.graphql<{
      recipe: {
        category: { categoryId: number };
        tags: { tagId: number }[];
        ingredients: {
          ingredientId: number;
          quantity: string | null;
          unit: string | null;
          preparation: string | null;
        }[];
      };
    }>(
      `query ($id: Int!) { recipe(recipeId: $id) { category { categoryId } tags { tagId }
        ingredients { ingredientId quantity unit preparation } } }`,
      { id: recipeId },
    );
    const { category, tags, ingredients } = data!.recipe;
    return {
      category: category.categoryId,
      tags: tags.map(({ tagId }) => tagId).sort((a, b) => a - b),
      lines: ingredients.map(({ ingredientId, quantity, unit, preparation }) =>
        [ingredientId, quantity, unit, preparation].filter((part) => part !== null).join(" "),
      ),
    };
  }

  /** Lists the IDs of a recipe's lines in order. */
  async listLineIds(recipeId: number): Promise<number[]> {
    const rows = await this.server.database.db.query<{ id: number }[]>(
      "select line_id as id from recipe_lines where recipe_id = $1 order by position",
      [recipeId],
    );
    return rows.map(({ id }) => id);
  }

  /** Lists the IDs of one kind in a recipe. */
  async listIds(kind: KindName, recipeId: number): Promise<number[]> {
    const { category, tags, lines } = await this.contents(recipeId);
    if (kind === "CATEGORY") return [category];
    return kind === "TAG" ? tags : lines.map((line) => Number(line.split(" ")[0]));
  }
}
