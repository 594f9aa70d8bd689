import { capitalize } from "../../../shared/changeCase";
import {
  type ReferenceKindDeclaration,
  type ReferenceKindName,
  referenceEntries,
} from "../../../shared/referenceKinds";
import { NAME_PREFIX, type Things } from "../statementScene";
import { admin, another, type ExampleCall, first, FREE, member, onlyClient } from "./ExampleCall";

/** The numbers of statements that differ from those of tags. */
const statements: Partial<
  Record<ReferenceKindName, { list?: number; one?: number; rename?: number }>
> = {
  // The list and the item have more statements, because they show the number of recipes.
  categories: { list: 5, one: 5 },
  ingredients: { list: 5, one: 5 },
  difficultyLevels: { one: 3, rename: 7 },
};

/** Makes the calls for a kind of reference data. */
const reference = (name: ReferenceKindName, kind: ReferenceKindDeclaration): ExampleCall[] => {
  const { type, one: thing, key, path } = kind;
  const { list = 4, one = 4, rename = 9 } = statements[name] ?? {};
  const types = capitalize(name);
  const nameField = key.replace(/Id$/, "Name");
  const ids = (things: Things) => ({ [key]: things[thing] });
  const body = () => ({ [nameField]: another() });
  const conflict = { body: { [nameField]: "TAKEN" } };
  const item = `${path}/{${key}}`;
  return [
    {
      act: `create${type}`,
      client: { name: `Add${type}`, statements: 4, as: "admin" },
      variables: (_things, scene) => ({ input: { name: scene.newName() } }),
      rest: `POST ${path}`,
      body,
      responses: { example: admin, stranger: member, conflict },
    },
    {
      act: `update${type}`,
      needs: [thing],
      client: { name: `Rename${type}`, statements: rename, as: "admin" },
      variables: (things, scene) => ({
        key: things[thing],
        input: { name: scene.newName() },
        version: 1,
      }),
      rest: `PUT ${item}`,
      ids,
      body,
      responses: { example: admin, stranger: member, conflict },
    },
    {
      act: `delete${type}`,
      needs: [thing],
      client: { name: `Delete${type}`, statements: 3, as: "admin" },
      variables: (things) => ({ key: things[thing] }),
      rest: `DELETE ${item}`,
      ids,
      responses: {
        example: { ...admin, things: { [thing]: FREE } },
        stranger: member,
        conflict: { things: { [thing]: 1 } },
      },
    },
    { rest: `GET ${path}`, responses: {} },
    { rest: `GET ${item}`, ids, responses: {} },
    onlyClient(`${types}Page`, list, "admin", () => ({
      first,
      search: NAME_PREFIX,
      sort: "NAME_ASC",
    })),
    onlyClient(`New${type}Page`, 2, "admin"),
    onlyClient(`${capitalize(thing)}Page`, one, "admin", () => ({ key: 1 })),
  ];
};

export const referenceCalls: ExampleCall[] = [
  ...referenceEntries.flatMap(([name, kind]) => reference(name, kind)),
  // The form of a recipe sends this operation.
  onlyClient("CreateIngredient", 4, "cook", (_things, scene) => ({
    input: { name: scene.newName() },
  })),
  onlyClient("IngredientNames", 4, "cook"),
];
