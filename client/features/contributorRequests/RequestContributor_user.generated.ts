import type * as Schema from '../../shared/apollo/schema.generated';

import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type RequestContributor_UserFragment = { __typename: 'User', id: string, contributorRequest: { __typename: 'ContributorRequest', id: string, status: Schema.ContributorRequestStatus, reason: string | null, createdAt: string } | null } & { ' $fragmentName'?: 'RequestContributor_UserFragment' };

export const RequestContributor_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RequestContributor_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"contributorRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<RequestContributor_UserFragment, unknown>;
/** Stands for the data of `RequestContributor_user`, which only that fragment's hook can read. */
export type RequestContributor_UserRef = FragmentType<RequestContributor_UserFragment>;
/** The masked data of `RequestContributor_user`; renders again only when its own fields change. */
export const useRequestContributor_User = (from: RequestContributor_UserRef): RequestContributor_UserFragment =>
  // The cache holds all fields of a fragment that the route's query included.
  useSuspenseFragment({ fragment: RequestContributor_UserFragmentDoc, fragmentName: "RequestContributor_user", from })
    .data as RequestContributor_UserFragment;