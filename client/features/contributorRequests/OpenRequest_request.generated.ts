import type * as Schema from '../../shared/apollo/schema.generated';

import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OpenRequest_RequestFragment = { __typename: 'ContributorRequest', id: string, contributorRequestId: number, message: string, createdAt: string, user: { __typename: 'User', id: string, userId: number, name: string } } & { ' $fragmentName'?: 'OpenRequest_RequestFragment' };

export const OpenRequest_RequestFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpenRequest_request"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContributorRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"contributorRequestId"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<OpenRequest_RequestFragment, unknown>;
/** Stands for the data of `OpenRequest_request`, which only that fragment's hook can read. */
export type OpenRequest_RequestRef = FragmentType<OpenRequest_RequestFragment>;
/** The masked data of `OpenRequest_request`; renders again only when its own fields change. */
export const useOpenRequest_Request = (from: OpenRequest_RequestRef): OpenRequest_RequestFragment =>
  // The cache holds all fields of a fragment that the route's query included.
  useSuspenseFragment({ fragment: OpenRequest_RequestFragmentDoc, fragmentName: "OpenRequest_request", from })
    .data as OpenRequest_RequestFragment;