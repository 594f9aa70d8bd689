/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Schema from '../shared/apollo/schema.generated';

import type { SessionItem_SessionFragment } from '../features/account/sessions/SessionItem_session.generated';
import { loadQuery, useLoadedQuery } from "../shared/preload";
import type { LoadOptions, Preload } from "../shared/preload";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SessionsPageQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionsPageQuery = { viewerSessions: Array<(
    { __typename: 'Session', id: string, current: boolean }
    & { ' $fragmentRefs'?: { 'SessionItem_SessionFragment': SessionItem_SessionFragment } }
  )>, viewerOpenIdLogin: { __typename: 'OpenIdLogin', providerName: string | null, linkedAt: string | null, lastUsedAt: string | null, isRemovable: boolean } };


export const SessionsPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SessionsPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewerSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"current"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionItem_session"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerOpenIdLogin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"providerName"}},{"kind":"Field","name":{"kind":"Name","value":"linkedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isRemovable"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionItem_session"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Session"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]} as unknown as DocumentNode<SessionsPageQuery, SessionsPageQueryVariables>;
/** Starts `SessionsPage` for a route, and waits for its answer. */
export const preloadSessionsPage = (preload: Preload, options: LoadOptions) =>
  loadQuery(preload, SessionsPageDocument, options);
/** The query that a route has started with `preloadSessionsPage`, with the present data of the cache. */
export const useSessionsPage = useLoadedQuery<SessionsPageQuery, SessionsPageQueryVariables>;