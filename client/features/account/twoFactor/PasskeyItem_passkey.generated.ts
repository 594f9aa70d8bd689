import type * as Schema from '../../../shared/apollo/schema.generated';

import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PasskeyItem_PasskeyFragment = { __typename: 'Passkey', id: string, passkeyId: number, name: string, createdAt: string, lastUsedAt: string | null } & { ' $fragmentName'?: 'PasskeyItem_PasskeyFragment' };

export const PasskeyItem_PasskeyFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PasskeyItem_passkey"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Passkey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"passkeyId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]} as unknown as DocumentNode<PasskeyItem_PasskeyFragment, unknown>;
/** Stands for the data of `PasskeyItem_passkey`, which only that fragment's hook can read. */
export type PasskeyItem_PasskeyRef = FragmentType<PasskeyItem_PasskeyFragment>;
/** The masked data of `PasskeyItem_passkey`; renders again only when its own fields change. */
export const usePasskeyItem_Passkey = (from: PasskeyItem_PasskeyRef): PasskeyItem_PasskeyFragment =>
  // The cache holds all fields of a fragment that the route's query included.
  useSuspenseFragment({ fragment: PasskeyItem_PasskeyFragmentDoc, fragmentName: "PasskeyItem_passkey", from })
    .data as PasskeyItem_PasskeyFragment;