/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Schema from '../shared/apollo/schema.generated';

import type { SessionItem_SessionFragment } from '../features/account/sessions/SessionItem_session.generated';
import type { PasskeyItem_PasskeyFragment } from '../features/account/twoFactor/PasskeyItem_passkey.generated';
import { loadQuery, useLoadedQuery } from "../shared/preload";
import type { LoadOptions, Preload } from "../shared/preload";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SettingsPageQueryVariables = Exact<{ [key: string]: never; }>;


export type SettingsPageQuery = { viewer: { __typename: 'User', id: string, userId: number, name: string, email: string | null, showsEmail: boolean | null, showsDiary: boolean, mutedNotices: Array<Schema.NoticeKind> | null, version: number } | null, viewerSessions: Array<(
    { __typename: 'Session', id: string, current: boolean }
    & { ' $fragmentRefs'?: { 'SessionItem_SessionFragment': SessionItem_SessionFragment } }
  )>, viewerOpenIdLogin: { __typename: 'OpenIdLogin', providerName: string | null, linkedAt: string | null, lastUsedAt: string | null, isRemovable: boolean }, viewerTwoFactor: { __typename: 'TwoFactor', authenticatorAddedAt: string | null, recoveryCodesLeft: number, passkeys: Array<(
      { __typename: 'Passkey', id: string }
      & { ' $fragmentRefs'?: { 'PasskeyItem_PasskeyFragment': PasskeyItem_PasskeyFragment } }
    )> } };


export const SettingsPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SettingsPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"showsEmail"}},{"kind":"Field","name":{"kind":"Name","value":"showsDiary"}},{"kind":"Field","name":{"kind":"Name","value":"mutedNotices"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"current"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionItem_session"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerOpenIdLogin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"providerName"}},{"kind":"Field","name":{"kind":"Name","value":"linkedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isRemovable"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerTwoFactor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"authenticatorAddedAt"}},{"kind":"Field","name":{"kind":"Name","value":"passkeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PasskeyItem_passkey"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionItem_session"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Session"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PasskeyItem_passkey"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Passkey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"passkeyId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]} as unknown as DocumentNode<SettingsPageQuery, SettingsPageQueryVariables>;
/** Starts `SettingsPage` for a route, and waits for its answer. */
export const preloadSettingsPage = (preload: Preload, options: LoadOptions) =>
  loadQuery(preload, SettingsPageDocument, options);
/** The query that a route has started with `preloadSettingsPage`, with the present data of the cache. */
export const useSettingsPage = useLoadedQuery<SettingsPageQuery, SettingsPageQueryVariables>;