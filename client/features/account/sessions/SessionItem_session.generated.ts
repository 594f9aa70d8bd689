import type * as Schema from '../../../shared/apollo/schema.generated';

import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SessionItem_SessionFragment = { __typename: 'Session', id: string, device: string | null, createdAt: string, lastUsedAt: string, current: boolean } & { ' $fragmentName'?: 'SessionItem_SessionFragment' };

export const SessionItem_SessionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionItem_session"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Session"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]} as unknown as DocumentNode<SessionItem_SessionFragment, unknown>;
/** Stands for the data of `SessionItem_session`, which only that fragment's hook can read. */
export type SessionItem_SessionRef = FragmentType<SessionItem_SessionFragment>;
/** The masked data of `SessionItem_session`; renders again only when its own fields change. */
export const useSessionItem_Session = (from: SessionItem_SessionRef): SessionItem_SessionFragment =>
  // The cache holds all fields of a fragment that the route's query included.
  useSuspenseFragment({ fragment: SessionItem_SessionFragmentDoc, fragmentName: "SessionItem_session", from })
    .data as SessionItem_SessionFragment;