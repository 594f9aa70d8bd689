import { toSnakeCase } from "../../shared/changeCase";
import { mergeableEntries, type MergeableKindValue } from "../../shared/referenceKinds";
import { toNameKey, toSortName } from "../lib/text";
import type { TestServer } from "./testServer";

/** The kinds that can be merged, as tests name them. */
export const mergeableKinds = mergeableEntries.map(([kind, { name, key, thing }]) => ({
  kind: kind.toUpperCase() as KindName,
  table: toSnakeCase(name),
  key: toSnakeCase(key),
  thing,
}));

export type KindName = Uppercase<MergeableKindValue>;

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
  equipmentIds?: number[];
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
    if (kind === "EQUIPMENT") return { equipmentIds: ids };
    return { ingredients: ids.map((ingredientId, i) => ({ ingredientId, quantity: `${i + 1}` })) };
  }

  makeInput(parts: RecipeParts, name = "Of merges") {
    const { ingredients = [], tagIds = [], equipmentIds = [], categoryId = 1 } = parts;
    const items = { categoryId, tagIds, equipmentIds, ingredients };
    return { name, difficultyLevelId: 1, instructions: "Stir.", ...items };
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
        equipment: { equipmentId: number }[];
        ingredients: {
          ingredientId: number;
          quantity: string | null;
          unit: string | null;
          preparation: string | null;
        }[];
      };
    }>(
      `query ($id: Int!) { recipe(recipeId: $id) { category { categoryId } tags { tagId }
        equipment { equipmentId }
        ingredients { ingredientId quantity unit preparation } } }`,
      { id: recipeId },
    );
    const { category, tags, equipment, ingredients } = data!.recipe;
    return {
      category: category.categoryId,
      tags: tags.map(({ tagId }) => tagId).sort((a, b) => a - b),
      equipment: equipment.map(({ equipmentId }) => equipmentId).sort((a, b) => a - b),
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
    const { category, tags, equipment, lines } = await this.contents(recipeId);
    if (kind === "CATEGORY") return [category];
    if (kind === "EQUIPMENT") return equipment;
    return kind === "TAG" ? tags : lines.map((line) => Number(line.split(" ")[0]));
  }
}
