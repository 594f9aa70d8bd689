import { capitalize, toSnakeCase } from "../../shared/changeCase";
import { referenceEntries } from "../../shared/referenceKinds";
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

/** The kinds for tests that apply to all of them. */
export const referenceKinds: ReferenceKind[] = referenceEntries.map(
  ([all, { type, one, key, thing, required, editors }]) => ({
    ...{ type, one, all, key, thing },
    types: capitalize(all),
    table: toSnakeCase(all),
    required: required ?? `${thing} name is required.`,
    editors: [...editors],
    others: (["member", "contributor"] as const).filter((role) => role !== editors[0]),
  }),
);

/** Makes the documents for a kind, whose fields have the same aliases for all kinds. */
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

/** An item in the responses to the documents of a kind. */
export interface Thing {
  id: string;
  key: number;
  name: string;
  version: number;
}
