/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Schema from '../shared/apollo/schema.generated';

import type { RequestContributor_UserFragment } from '../features/contributorRequests/RequestContributor_user.generated';
import { loadQuery, useLoadedQuery } from "../shared/preload";
import type { LoadOptions, Preload } from "../shared/preload";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ForbiddenPageQueryVariables = Exact<{ [key: string]: never; }>;


export type ForbiddenPageQuery = { viewerCanRequestContributor: boolean, viewer: (
    { __typename: 'User', id: string }
    & { ' $fragmentRefs'?: { 'RequestContributor_UserFragment': RequestContributor_UserFragment } }
  ) | null };


export const ForbiddenPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ForbiddenPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewerCanRequestContributor"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RequestContributor_user"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RequestContributor_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"contributorRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<ForbiddenPageQuery, ForbiddenPageQueryVariables>;
/** Starts `ForbiddenPage` for a route, and waits for its answer. */
export const preloadForbiddenPage = (preload: Preload, options: LoadOptions) =>
  loadQuery(preload, ForbiddenPageDocument, options);
/** The query that a route has started with `preloadForbiddenPage`, with the present data of the cache. */
export const useForbiddenPage = useLoadedQuery<ForbiddenPageQuery, ForbiddenPageQueryVariables>;