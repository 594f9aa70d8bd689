import type * as Schema from '../../../shared/apollo/schema.generated';

import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ProfileHeader_UserFragment = { __typename: 'User', id: string, userId: number, name: string, email: string | null, createdAt: string, viewerCanEdit: boolean, viewerCanChangeRole: boolean, role: { __typename: 'Role', roleId: number, roleName: string } | null } & { ' $fragmentName'?: 'ProfileHeader_UserFragment' };

export const ProfileHeader_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileHeader_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"role"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"roleId"}},{"kind":"Field","name":{"kind":"Name","value":"roleName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanEdit"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanChangeRole"}}]}}]} as unknown as DocumentNode<ProfileHeader_UserFragment, unknown>;
/** Stands for the data of `ProfileHeader_user`, which only that fragment's hook can read. */
export type ProfileHeader_UserRef = FragmentType<ProfileHeader_UserFragment>;
/** The masked data of `ProfileHeader_user`; renders again only when its own fields change. */
export const useProfileHeader_User = (from: ProfileHeader_UserRef): ProfileHeader_UserFragment =>
  // The cache holds all fields of a fragment that the route's query included.
  useSuspenseFragment({ fragment: ProfileHeader_UserFragmentDoc, fragmentName: "ProfileHeader_user", from })
    .data as ProfileHeader_UserFragment;