/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Schema from '../shared/apollo/schema.generated';

import { loadQuery, useLoadedQuery } from "../shared/preload";
import type { LoadOptions, Preload } from "../shared/preload";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ChangePasswordPageQueryVariables = Exact<{ [key: string]: never; }>;


export type ChangePasswordPageQuery = { viewer: { __typename: 'User', id: string, userId: number, mustChangePassword: boolean | null } | null };


export const ChangePasswordPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChangePasswordPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","alias":{"kind":"Name","value":"mustChangePassword"},"name":{"kind":"Name","value":"mustChangeCredentials"}}]}}]}}]} as unknown as DocumentNode<ChangePasswordPageQuery, ChangePasswordPageQueryVariables>;
/** Starts `ChangePasswordPage` for a route, and waits for its answer. */
export const preloadChangePasswordPage = (preload: Preload, options: LoadOptions) =>
  loadQuery(preload, ChangePasswordPageDocument, options);
/** The query that a route has started with `preloadChangePasswordPage`, with the present data of the cache. */
export const useChangePasswordPage = useLoadedQuery<ChangePasswordPageQuery, ChangePasswordPageQueryVariables>;