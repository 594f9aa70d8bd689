import { another, call, type PermittedCall } from "./permittedCall";

/** The same three acts on each kind of reference data. */
const reference = (
  thing: "tag" | "category" | "level" | "ingredient",
  type: string,
  key: string,
  path: string,
  nameField: string,
): PermittedCall[] => [
  call(
    `create${type}`,
    [],
    () => `mutation { create${type}(input: { name: "${another()}" }) { name } }`,
    `POST /${path}`,
    () => [`POST /${path}`, { [nameField]: another() }],
  ),
  call(
    `update${type}`,
    [thing],
    (things) =>
      `mutation { update${type}(${key}: ${things[thing]}, input: { name: "${another()}" }) { name } }`,
    `PUT /${path}/:${key}`,
    (things) => [`PUT /${path}/${things[thing]}`, { [nameField]: another() }],
  ),
  call(
    `delete${type}`,
    [thing],
    (things) => `mutation { delete${type}(${key}: ${things[thing]}) }`,
    `DELETE /${path}/:${key}`,
    (things) => [`DELETE /${path}/${things[thing]}`],
  ),
];

export const referenceCalls: PermittedCall[] = [
  ...reference("tag", "Tag", "tagId", "tags", "tagName"),
  ...reference("category", "Category", "categoryId", "categories", "categoryName"),
  ...reference(
    "level",
    "DifficultyLevel",
    "difficultyLevelId",
    "difficulty-levels",
    "difficultyLevelName",
  ),
  ...reference("ingredient", "Ingredient", "ingredientId", "ingredients", "ingredientName"),
];
