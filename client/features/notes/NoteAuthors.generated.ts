/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Schema from '../../shared/apollo/schema.generated';

import { loadQuery, useLoadedQuery } from "../../shared/preload";
import type { LoadOptions, Preload } from "../../shared/preload";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type NoteAuthorsQueryVariables = Exact<{ [key: string]: never; }>;


export type NoteAuthorsQuery = { usersByRoles: Array<{ __typename: 'RoleHolder', user: { __typename: 'User', id: string, userId: number, name: string } }> };


export const NoteAuthorsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NoteAuthors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"usersByRoles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"roles"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"ADMIN","block":false},{"kind":"StringValue","value":"CONTRIBUTOR","block":false}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<NoteAuthorsQuery, NoteAuthorsQueryVariables>;
/** Starts `NoteAuthors` for a route, and waits for its answer. */
export const preloadNoteAuthors = (preload: Preload, options: LoadOptions) =>
  loadQuery(preload, NoteAuthorsDocument, options);
/** The query that a route has started with `preloadNoteAuthors`, with the present data of the cache. */
export const useNoteAuthors = useLoadedQuery<NoteAuthorsQuery, NoteAuthorsQueryVariables>;