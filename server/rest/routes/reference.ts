import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { array, object } from "../openapi/schemaBuilders";
import { ref, schemas } from "../openapi/schemas";
import { created, json, noContent } from "../responses";
import type { RestRequest } from "../RestRequest";
import { type Resource, route } from "../Route";
import { toText } from "../values";
import * as categoryDocuments from "./categories.generated";
import * as difficultyLevelDocuments from "./difficultyLevels.generated";
import * as ingredientDocuments from "./ingredients.generated";
import * as tagDocuments from "./tags.generated";
import { ownProperty } from "../../../shared/ownProperty";

type Id = { id: number };
type Input = { input: { name: string } };
type Version = { version?: number | null | undefined };

/** The differences between kinds of reference data. */
interface Kind<Item extends object> {
  name: string;
  description: string;
  type: "Tag" | "Category" | "DifficultyLevel" | "Ingredient";
  path: `/${string}`;
  /** REST's names for an item's id and name. */
  idField: keyof Item & `${string}Id`;
  nameField: keyof Item & string;
  /** Names that demo data does not have, and the ID of the first item that is added to it. */
  examples: { name: string; newName: string; nextId: number };
  documents: {
    list: TypedDocumentNode<{ items: Item[] }, Record<string, never>>;
    get: TypedDocumentNode<{ item: Item & { version: number } }, Id>;
    create: TypedDocumentNode<{ item: Item }, Input>;
    update: TypedDocumentNode<{ item: Item }, Id & Input & Version>;
    delete: TypedDocumentNode<unknown, Id>;
  };
}

/** The five routes of a kind. */
function reference<Item extends object>(kind: Kind<Item>): Resource {
  const { name, description, type, path, idField, nameField, documents, examples } = kind;
  const items = name.toLowerCase();
  const itemPath: `/${string}` = `${path}/:${idField}`;
  const id = ({ params }: RestRequest) => ({ id: Number(params[idField]) });
  const input = ({ body }: RestRequest) => ({
    input: { name: toText(ownProperty(body, nameField)) },
  });
  const nameBody = {
    body: object({ [nameField]: ownProperty(schemas[type].properties!, nameField)! }),
    fields: { name: nameField },
  };
  const plural = name.replace(/ (\w)/, (_match, letter: string) => letter.toUpperCase());
  const routes = [
    route(`GET ${path}`, documents.list, {
      operationId: `list${plural}`,
      summary: `List all ${items}`,
      response: json(array(ref(type)), (data) => data.items),
    }),
    route(`GET ${itemPath}`, documents.get, {
      operationId: `get${type}`,
      summary: `Get one of the ${items}`,
      variables: id,
      response: json(ref(type), ({ item: { version: _version, ...item } }) => item),
      version: ({ item }) => item.version,
    }),
    route(`POST ${path}`, documents.create, {
      operationId: `create${type}`,
      summary: `Add to the ${items}`,
      example: { body: { [nameField]: examples.name } },
      variables: input,
      ...nameBody,
      response: created(
        ref(type),
        ({ item }) => item,
        (item) => `${path}/${String(item[idField])}`,
      ),
    }),
    route(`PUT ${itemPath}`, documents.update, {
      operationId: `update${type}`,
      summary: `Rename one of the ${items}`,
      example: { body: { [nameField]: examples.newName } },
      variables: (request) => ({ ...id(request), ...input(request) }),
      ...nameBody,
      response: json(ref(type), ({ item }) => item),
    }),
    route(`DELETE ${itemPath}`, documents.delete, {
      operationId: `delete${type}`,
      summary: `Delete one of the ${items} that no recipe uses`,
      example: {
        parameters: { [idField]: examples.nextId },
        requires: `call \`create${type}\` first.`,
      },
      variables: id,
      response: noContent,
    }),
  ];
  return { name, description, routes };
}

export const tags = reference({
  name: "Tags",
  description: "Tags of recipes",
  type: "Tag",
  path: "/tags",
  idField: "tagId",
  nameField: "tagName",
  examples: { name: "Street food", newName: "Meat-free", nextId: 17 },
  documents: {
    list: tagDocuments.TagsDocument,
    get: tagDocuments.TagDocument,
    create: tagDocuments.CreateTagDocument,
    update: tagDocuments.UpdateTagDocument,
    delete: tagDocuments.DeleteTagDocument,
  },
});

export const categories = reference({
  name: "Categories",
  description: "Categories of recipes; each recipe has one",
  type: "Category",
  path: "/categories",
  idField: "categoryId",
  nameField: "categoryName",
  examples: { name: "Snacks", newName: "Brunch", nextId: 10 },
  documents: {
    list: categoryDocuments.CategoriesDocument,
    get: categoryDocuments.CategoryDocument,
    create: categoryDocuments.CreateCategoryDocument,
    update: categoryDocuments.UpdateCategoryDocument,
    delete: categoryDocuments.DeleteCategoryDocument,
  },
});

export const difficultyLevels = reference({
  name: "Difficulty levels",
  description: "Difficulty levels of recipes; each recipe has one",
  type: "DifficultyLevel",
  path: "/difficulty-levels",
  idField: "difficultyLevelId",
  nameField: "difficultyLevelName",
  examples: { name: "Expert", newName: "Effortless", nextId: 4 },
  documents: {
    list: difficultyLevelDocuments.DifficultyLevelsDocument,
    get: difficultyLevelDocuments.DifficultyLevelDocument,
    create: difficultyLevelDocuments.CreateDifficultyLevelDocument,
    update: difficultyLevelDocuments.UpdateDifficultyLevelDocument,
    delete: difficultyLevelDocuments.DeleteDifficultyLevelDocument,
  },
});

export const ingredients = reference({
  name: "Ingredients",
  description: "Ingredients that recipes can use",
  type: "Ingredient",
  path: "/ingredients",
  idField: "ingredientId",
  nameField: "ingredientName",
  examples: { name: "Dragon fruit", newName: "Virgin olive oil", nextId: 214 },
  documents: {
    list: ingredientDocuments.IngredientsDocument,
    get: ingredientDocuments.IngredientDocument,
    create: ingredientDocuments.CreateIngredientDocument,
    update: ingredientDocuments.UpdateIngredientDocument,
    delete: ingredientDocuments.DeleteIngredientDocument,
  },
});
