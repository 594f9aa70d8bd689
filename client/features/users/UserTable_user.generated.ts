/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../apollo/schema.generated';

import { useSuspenseFragment } from "@apollo/client/react";
import type { FragmentType } from "@apollo/client";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type UserTable_UserFragment = { __typename: 'User', id: string, userId: number, name: string, email: string | null, banned: boolean, viewerCanEdit: boolean, viewerCanChangeRole: boolean, role: { __typename: 'Role', roleId: number, roleName: string } | null } & { ' $fragmentName'?: 'UserTable_UserFragment' };

export const UserTable_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserTable_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"banned"}},{"kind":"Field","name":{"kind":"Name","value":"role"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"roleId"}},{"kind":"Field","name":{"kind":"Name","value":"roleName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanEdit"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanChangeRole"}}]}}]} as unknown as DocumentNode<UserTable_UserFragment, unknown>;
/** The masked data of `UserTable_user`; renders again only when its own fields change. */
export type UserTable_UserRef = FragmentType<UserTable_UserFragment>;
export const useUserTable_User = (from: UserTable_UserRef): UserTable_UserFragment =>
  // The cache holds all fields of a fragment that the route's query included.
  useSuspenseFragment({ fragment: UserTable_UserFragmentDoc, fragmentName: "UserTable_user", from })
    .data as UserTable_UserFragment;