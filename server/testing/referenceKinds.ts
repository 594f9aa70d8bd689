import type { Account } from "./testServer";

/** A kind of reference data: its names in the schema, the database and messages. */
export interface ReferenceKind {
  /** The name in `createTag` and `TagInput`. */
  type: string;
  /** The plural in `searchTags`. */
  types: string;
  one: string;
  all: string;
  key: string;
  table: string;
  thing: string;
  required: string;
  editors: Account[];
  others: Account[];
}

/** The callers who may change tags, categories and levels. */
const admins: Pick<ReferenceKind, "editors" | "others"> = {
  editors: ["admin"],
  others: ["member", "contributor"],
};

/** The four kinds, for tests that run for each of them. */
export const referenceKinds: ReferenceKind[] = [
  {
    type: "Tag",
    types: "Tags",
    one: "tag",
    all: "tags",
    key: "tagId",
    table: "tags",
    thing: "Tag",
    required: "Tag name is required.",
    ...admins,
  },
  {
    type: "Category",
    types: "Categories",
    one: "category",
    all: "categories",
    key: "categoryId",
    table: "categories",
    thing: "Category",
    required: "Category name is required.",
    ...admins,
  },
  {
    type: "DifficultyLevel",
    types: "DifficultyLevels",
    one: "difficultyLevel",
    all: "difficultyLevels",
    key: "difficultyLevelId",
    table: "difficulty_levels",
    thing: "Difficulty level",
    required: "Difficulty level name is required",
    ...admins,
  },
  {
    type: "Ingredient",
    types: "Ingredients",
    one: "ingredient",
    all: "ingredients",
    key: "ingredientId",
    table: "ingredients",
    thing: "Ingredient",
    required: "Ingredient name is required.",
    editors: ["contributor", "admin"],
    others: ["member"],
  },
];

/** The documents for a kind; their fields have the same aliases for all kinds. */
export const callsOn = ({ type, types, one, all, key }: ReferenceKind) => {
  const fields = `{ id key: ${key} name version }`;
  return {
    one: `query ($id: Int!) { thing: ${one}(${key}: $id) ${fields} }`,
    all: `{ things: ${all} ${fields} }`,
    search: `query ($first: Int, $after: String, $search: String, $sort: ReferenceSort) {
      page: search${types}(first: $first, after: $after, search: $search, sort: $sort) {
        totalCount pageInfo { hasNextPage endCursor } edges { node ${fields} } } }`,
    create: `mutation ($name: String!) { thing: create${type}(input: { name: $name }) ${fields} }`,
    update: `mutation ($id: Int!, $name: String!, $version: Int) {
      thing: update${type}(${key}: $id, input: { name: $name }, version: $version) ${fields} }`,
    delete: `mutation ($id: Int!) { gone: delete${type}(${key}: $id) }`,
  };
};

/** An item in the responses to these documents. */
export interface Thing {
  id: string;
  key: number;
  name: string;
  version: number;
}
