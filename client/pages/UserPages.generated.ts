/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Schema from '../shared/apollo/schema.generated';

import type { Picture_ImageFragment } from '../shared/ui/Picture_image.generated';
import { loadQuery, useLoadedQuery } from "../shared/preload";
import type { LoadOptions, Preload } from "../shared/preload";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type EditUserPageQueryVariables = Exact<{
  userId: number;
}>;


export type EditUserPageQuery = { user: { __typename: 'User', id: string, userId: number, name: string, email: string | null, about: string | null, showsEmail: boolean | null, version: number, hasTwoFactor: boolean | null, viewerCanChangeRole: boolean, viewerCanEdit: boolean, picture: { __typename: 'Image', url: string, width: number, height: number, srcSet: string | null, placeholder: string | null } | null } };

export type UserRolePageQueryVariables = Exact<{
  userId: number;
}>;


export type UserRolePageQuery = { roles: Array<{ __typename: 'Role', roleId: number, roleName: string }>, user: { __typename: 'User', id: string, userId: number, name: string, viewerCanChangeRole: boolean, role: { __typename: 'Role', roleId: number, roleName: string } | null } };

export type DeleteUserPageQueryVariables = Exact<{
  userId: number;
}>;


export type DeleteUserPageQuery = { user: { __typename: 'User', id: string, userId: number, name: string, viewerCanChangeRole: boolean } };


export const EditUserPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditUserPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"about"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture_image"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"showsEmail"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"hasTwoFactor"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanChangeRole"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanEdit"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture_image"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"srcSet"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}}]}}]} as unknown as DocumentNode<EditUserPageQuery, EditUserPageQueryVariables>;
export const UserRolePageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UserRolePage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"roles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"roleId"}},{"kind":"Field","name":{"kind":"Name","value":"roleName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"user"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"roleId"}},{"kind":"Field","name":{"kind":"Name","value":"roleName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanChangeRole"}}]}}]}}]} as unknown as DocumentNode<UserRolePageQuery, UserRolePageQueryVariables>;
export const DeleteUserPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeleteUserPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanChangeRole"}}]}}]}}]} as unknown as DocumentNode<DeleteUserPageQuery, DeleteUserPageQueryVariables>;
/** Starts `EditUserPage` for a route, and waits for its answer. */
export const preloadEditUserPage = (preload: Preload, options: LoadOptions & { variables: EditUserPageQueryVariables }) =>
  loadQuery(preload, EditUserPageDocument, options);
/** The query that a route has started with `preloadEditUserPage`, with the present data of the cache. */
export const useEditUserPage = useLoadedQuery<EditUserPageQuery, EditUserPageQueryVariables>;
/** Starts `UserRolePage` for a route, and waits for its answer. */
export const preloadUserRolePage = (preload: Preload, options: LoadOptions & { variables: UserRolePageQueryVariables }) =>
  loadQuery(preload, UserRolePageDocument, options);
/** The query that a route has started with `preloadUserRolePage`, with the present data of the cache. */
export const useUserRolePage = useLoadedQuery<UserRolePageQuery, UserRolePageQueryVariables>;
/** Starts `DeleteUserPage` for a route, and waits for its answer. */
export const preloadDeleteUserPage = (preload: Preload, options: LoadOptions & { variables: DeleteUserPageQueryVariables }) =>
  loadQuery(preload, DeleteUserPageDocument, options);
/** The query that a route has started with `preloadDeleteUserPage`, with the present data of the cache. */
export const useDeleteUserPage = useLoadedQuery<DeleteUserPageQuery, DeleteUserPageQueryVariables>;