/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Schema from '../shared/apollo/schema.generated';

import { loadQuery, useLoadedQuery } from "../shared/preload";
import type { LoadOptions, Preload } from "../shared/preload";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OwnDataPageQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnDataPageQuery = { viewer: { __typename: 'User', id: string, userId: number } | null };


export const OwnDataPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnDataPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}}]}}]}}]} as unknown as DocumentNode<OwnDataPageQuery, OwnDataPageQueryVariables>;
/** Starts `OwnDataPage` for a route, and waits for its answer. */
export const preloadOwnDataPage = (preload: Preload, options: LoadOptions) =>
  loadQuery(preload, OwnDataPageDocument, options);
/** The query that a route has started with `preloadOwnDataPage`, with the present data of the cache. */
export const useOwnDataPage = useLoadedQuery<OwnDataPageQuery, OwnDataPageQueryVariables>;