/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Schema from '../shared/apollo/schema.generated';

import type { PasskeyItem_PasskeyFragment } from '../features/account/twoFactor/PasskeyItem_passkey.generated';
import { loadQuery, useLoadedQuery } from "../shared/preload";
import type { LoadOptions, Preload } from "../shared/preload";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type TwoFactorPageQueryVariables = Exact<{ [key: string]: never; }>;


export type TwoFactorPageQuery = { viewer: { __typename: 'User', id: string, mustSetUpTwoFactor: boolean | null } | null, viewerTwoFactor: { __typename: 'TwoFactor', authenticatorAddedAt: string | null, recoveryCodesLeft: number, passkeys: Array<(
      { __typename: 'Passkey', id: string }
      & { ' $fragmentRefs'?: { 'PasskeyItem_PasskeyFragment': PasskeyItem_PasskeyFragment } }
    )> } };


export const TwoFactorPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TwoFactorPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mustSetUpTwoFactor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerTwoFactor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"authenticatorAddedAt"}},{"kind":"Field","name":{"kind":"Name","value":"passkeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PasskeyItem_passkey"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PasskeyItem_passkey"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Passkey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"passkeyId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]} as unknown as DocumentNode<TwoFactorPageQuery, TwoFactorPageQueryVariables>;
/** Starts `TwoFactorPage` for a route, and waits for its answer. */
export const preloadTwoFactorPage = (preload: Preload, options: LoadOptions) =>
  loadQuery(preload, TwoFactorPageDocument, options);
/** The query that a route has started with `preloadTwoFactorPage`, with the present data of the cache. */
export const useTwoFactorPage = useLoadedQuery<TwoFactorPageQuery, TwoFactorPageQueryVariables>;