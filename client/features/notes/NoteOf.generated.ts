/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Schema from '../../apollo/schema.generated';

import { useQuery } from "@apollo/client/react";
import { loadQuery, useLoadedQuery } from "../../shared/preload";
import type { LoadOptions, Preload } from "../../shared/preload";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type NoteOfQueryVariables = Exact<{
  recipeId: number;
  userId: number;
}>;


export type NoteOfQuery = { note: { __typename: 'Note', id: string, text: string } | null };

export type NoteAuthorsQueryVariables = Exact<{ [key: string]: never; }>;


export type NoteAuthorsQuery = { usersByRoles: Array<{ __typename: 'RoleHolder', user: { __typename: 'User', id: string, userId: number, name: string } }> };


export const NoteOfDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NoteOf"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"recipeId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"note"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"recipeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"recipeId"}}},{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<NoteOfQuery, NoteOfQueryVariables>;
export const NoteAuthorsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NoteAuthors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"usersByRoles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"roles"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"ADMIN","block":false},{"kind":"StringValue","value":"CONTRIBUTOR","block":false}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<NoteAuthorsQuery, NoteAuthorsQueryVariables>;
export const useNoteOfQuery = (options: useQuery.Options<NoteOfQuery, NoteOfQueryVariables>) =>
  useQuery(NoteOfDocument, options);
/** Starts `NoteAuthors` for a route, and waits for its answer. */
export const preloadNoteAuthors = (preload: Preload, options: LoadOptions) =>
  loadQuery(preload, NoteAuthorsDocument, options);
/** What a route has started with `preloadNoteAuthors`, as the cache has it by now. */
export const useNoteAuthors = useLoadedQuery<NoteAuthorsQuery, NoteAuthorsQueryVariables>;