import type { TestServer } from "./testServer";
import { waitUntil } from "./waitUntil";

/** A recipe that an import has created. */
export interface CreatedRecipe {
  recipeId: number;
  ingredientsNotes: string | null;
  ingredients: { ingredientId: number; name: string }[];
  ownIngredients: { ingredientId: number; name: string; isProposed: boolean }[];
}

const RECIPE = `recipeId ingredientsNotes ingredients { ingredientId name }
  ownIngredients { ingredientId name isProposed }`;

let serial = 0;

/** A user, by default a member, who imports recipes. */
export class ImportingMember {
  private constructor(
    readonly server: TestServer,
    readonly name: string,
    readonly userId: number,
    readonly token: string,
  ) {}

  static async add(server: TestServer, role: "member" | "contributor" = "member") {
    const name = `importer-${++serial}`;
    const userId = await server.addPerson(name, role);
    return new ImportingMember(server, name, userId, await server.login(name));
  }

  /** Sends an operation whose root field is `result`. */
  async call<Result>(operation: string, variables: object): Promise<Result> {
    const { data, errors } = await this.server.graphql<{ result: Result }>(
      operation,
      variables,
      this.token,
    );
    if (errors) throw Object.assign(new Error(errors[0]!.message), errors[0]!.extensions);
    return data!.result;
  }

  /** Imports a recipe with these lines, and returns the import's ID. */
  async read(lines: readonly string[]): Promise<number> {
    const text = [
      "Imported stew",
      "Category: Soups",
      "Ingredients",
      ...lines,
      "Method",
      "Stir.",
    ].join("\n");
    const { importId } = await this.call<{ importId: number }>(
      "mutation ($input: ImportInput!) { result: createImport(input: $input) { importId } }",
      { input: { text } },
    );
    await this.settle(importId);
    return importId;
  }

  async confirm(importId: number): Promise<CreatedRecipe> {
    await this.call(
      "mutation ($importId: Int!) { result: confirmImport(importId: $importId) { importId } }",
      { importId },
    );
    await this.settle(importId);
    const { items } = await this.call<{ items: { edges: { node: { recipe: CreatedRecipe } }[] } }>(
      `query ($importId: Int!) { result: import(importId: $importId) {
        items { edges { node { recipe { ${RECIPE} } } } } } }`,
      { importId },
    );
    return items.edges[0]!.node.recipe;
  }

  /** Imports a recipe with these lines, and creates it. */
  import = async (...lines: string[]): Promise<CreatedRecipe> =>
    this.confirm(await this.read(lines));

  async undo(importId: number): Promise<void> {
    await this.call(
      "mutation ($importId: Int!) { result: undoImport(importId: $importId) { importId } }",
      { importId },
    );
    await this.settle(importId);
  }

  fetch = (recipeId: number): Promise<CreatedRecipe> =>
    this.call(`query ($recipeId: Int!) { result: recipe(recipeId: $recipeId) { ${RECIPE} } }`, {
      recipeId,
    });

  async setRole(role: "member" | "contributor"): Promise<void> {
    await this.server.database.db.query(
      "update users set role_id = (select role_id from roles where role_name = $1) where user_id = $2",
      [role, this.userId],
    );
  }

  private async settle(importId: number): Promise<void> {
    await waitUntil(async () => {
      const { isInProgress } = await this.call<{ isInProgress: boolean }>(
        "query ($importId: Int!) { result: import(importId: $importId) { isInProgress } }",
        { importId },
      );
      return !isInProgress;
    });
  }
}
