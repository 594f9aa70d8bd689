/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Schema from '../../shared/apollo/schema.generated';

import type { RequestContributor_UserFragment } from './RequestContributor_user.generated';
import { loadQuery, useLoadedQuery } from "../../shared/preload";
import type { LoadOptions, Preload } from "../../shared/preload";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AskToContributeQueryVariables = Exact<{ [key: string]: never; }>;


export type AskToContributeQuery = { viewerCanRequestContributor: boolean, viewer: (
    { __typename: 'User', id: string }
    & { ' $fragmentRefs'?: { 'RequestContributor_UserFragment': RequestContributor_UserFragment } }
  ) | null };


export const AskToContributeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AskToContribute"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewerCanRequestContributor"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RequestContributor_user"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RequestContributor_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"contributorRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<AskToContributeQuery, AskToContributeQueryVariables>;
/** Starts `AskToContribute` for a route, and waits for its answer. */
export const preloadAskToContribute = (preload: Preload, options: LoadOptions) =>
  loadQuery(preload, AskToContributeDocument, options);
/** The query that a route has started with `preloadAskToContribute`, with the present data of the cache. */
export const useAskToContribute = useLoadedQuery<AskToContributeQuery, AskToContributeQueryVariables>;