/** The kinds of reference data, each declared once: docs/architecture.md, "Adding a kind of reference data". */

import { capitalize } from "./changeCase";

/** The declaration of a kind. Its name is the root field of its whole list, and its table in snake case. */
interface Declaration {
  /** The type in the schema. */
  type: string;
  /** The root field of one item. */
  one: string;
  /** The property of an item's numeric ID, and the argument of its root field. */
  key: string;
  /** The word in "Tag not found." and "Tag already exists." */
  thing: string;
  /** The words for one, for all and for several in a sentence. */
  words: { a: string; all: string; several: string };
  /** The error message for a missing name, if it is not "Tag name is required." */
  required?: string;
  /** The path of the kind's list, in the client and in REST. */
  path: `/${string}`;
  /** The order of the kind's list. */
  order: "name" | "key";
  /** The roles that create, rename and delete items of the kind. */
  editors: readonly ("contributor" | "admin")[];
  /** The first letter of the kind's facets in the read model. */
  letter: string;
  /** The table with the recipes that use an item: `recipes` itself if each recipe has one item. */
  usedIn: string;
  /** The field of a recipe's input that refers to the kind. */
  input: string;
  /** True if items of the kind have aliases and can be merged. */
  isMergeable: boolean;
  /**
   * An upper bound of the length of the kind's list, for the cost of documents; null for a short
   * list.
   */
  maxListed: number | null;
}

/** The kinds in the order of menus. */
export const referenceKinds = {
  tags: {
    type: "Tag",
    one: "tag",
    key: "tagId",
    thing: "Tag",
    words: { a: "a tag", all: "tags", several: "tags" },
    path: "/tags",
    order: "name",
    editors: ["admin"],
    letter: "t",
    usedIn: "recipe_tags",
    input: "tagIds",
    isMergeable: true,
    maxListed: 200,
  },
  categories: {
    type: "Category",
    one: "category",
    key: "categoryId",
    thing: "Category",
    words: { a: "a category", all: "categories", several: "categories" },
    path: "/categories",
    order: "name",
    editors: ["admin"],
    letter: "c",
    usedIn: "recipes",
    input: "categoryId",
    isMergeable: true,
    maxListed: 100,
  },
  difficultyLevels: {
    type: "DifficultyLevel",
    one: "difficultyLevel",
    key: "difficultyLevelId",
    thing: "Difficulty level",
    words: { a: "a difficulty level", all: "difficulty levels", several: "difficulty levels" },
    required: "Difficulty level name is required",
    path: "/difficulty-levels",
    // The order is a scale from easy to difficult, which an admin has created.
    order: "key",
    editors: ["admin"],
    letter: "d",
    usedIn: "recipes",
    input: "difficultyLevelId",
    isMergeable: false,
    maxListed: null,
  },
  ingredients: {
    type: "Ingredient",
    one: "ingredient",
    key: "ingredientId",
    thing: "Ingredient",
    words: { a: "an ingredient", all: "ingredients", several: "ingredients" },
    path: "/ingredients",
    order: "name",
    editors: ["contributor", "admin"],
    letter: "i",
    usedIn: "recipe_lines",
    input: "ingredients",
    isMergeable: true,
    maxListed: 1_000,
  },
  equipment: {
    type: "Equipment",
    one: "pieceOfEquipment",
    key: "equipmentId",
    thing: "Equipment",
    words: { a: "a piece of equipment", all: "equipment", several: "pieces of equipment" },
    path: "/equipment",
    order: "name",
    editors: ["contributor", "admin"],
    letter: "q",
    usedIn: "recipe_equipment",
    input: "equipmentIds",
    isMergeable: true,
    maxListed: 200,
  },
} as const satisfies Record<string, Declaration>;

type Kinds = typeof referenceKinds;

export type ReferenceKindName = keyof Kinds;

/** The declaration of any kind. */
export type ReferenceKindDeclaration = Declaration & {
  [Field in "type" | "one" | "key" | "letter"]: Kinds[ReferenceKindName][Field];
};

/** The declarations with their names, in order. */
export const referenceEntries = Object.entries(referenceKinds) as [
  ReferenceKindName,
  ReferenceKindDeclaration,
][];

/** Makes an object with a value for each kind. */
export const mapKinds = <Value>(
  map: (name: ReferenceKindName, kind: ReferenceKindDeclaration) => Value,
): Record<ReferenceKindName, Value> =>
  Object.fromEntries(referenceEntries.map(([name, kind]) => [name, map(name, kind)])) as Record<
    ReferenceKindName,
    Value
  >;

/** The names of the kinds whose items can be merged. */
export type MergeableKindName = {
  [Name in ReferenceKindName]: Kinds[Name]["isMergeable"] extends true ? Name : never;
}[ReferenceKindName];

/** The names of the kinds of which a recipe can have several items. */
export type SeveralKindName = {
  [Name in ReferenceKindName]: Kinds[Name]["usedIn"] extends "recipes" ? never : Name;
}[ReferenceKindName];

/** The root field of one item, such as `tag`. */
export type ReferenceOne = Kinds[ReferenceKindName]["one"];

/** The property of an item's ID, such as `tagId`. */
export type ReferenceKey<Name extends ReferenceKindName = ReferenceKindName> = Kinds[Name]["key"];

/** The value of `kind` in the tables of merges and aliases, such as `tag`. */
export type MergeableKindValue = Lowercase<Kinds[MergeableKindName]["type"]>;

/** The kinds whose items can be merged, by that value. */
export const mergeableEntries = referenceEntries
  .filter(([, { isMergeable }]) => isMergeable)
  .map(
    ([name, kind]) => [kind.type.toLowerCase() as MergeableKindValue, { ...kind, name }] as const,
  );

/** Returns true if a recipe can have several items of a kind. */
export const hasSeveral = ({ usedIn }: Pick<Declaration, "usedIn">): boolean =>
  usedIn !== "recipes";

/** The names of a kind's fields in a filter of recipes: `tagIds`, and `withoutTagIds` if a recipe can have several. */
export type FilterListField = `${ReferenceKey}s`;
export type FilterWithoutField = `without${Capitalize<ReferenceKey<SeveralKindName>>}s`;

const toFilterKind = ([name, kind]: (typeof referenceEntries)[number]) => ({
  ...kind,
  name,
  listField: `${kind.key}s` as const,
  /** The field that excludes items; null for a kind of which each recipe has one item. */
  withoutField: hasSeveral(kind) ? (`without${capitalize(kind.key)}s` as FilterWithoutField) : null,
});

/** The kinds by which recipes are filtered, in order: first those of which a recipe can have several items. */
export const filterKinds = [
  ...referenceEntries.filter(([, kind]) => hasSeveral(kind)),
  ...referenceEntries.filter(([, kind]) => !hasSeveral(kind)),
].map(toFilterKind);
