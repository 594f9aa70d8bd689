import type * as Schema from '../../shared/apollo/schema.generated';

export type UserTable_UserFragment = { __typename: 'User', id: string, userId: number, name: string, email: string | null, banned: boolean, createdAt: string, lastSeenAt: string | null, viewerCanEdit: boolean, viewerCanChangeRole: boolean, role: { __typename: 'Role', roleId: number, roleName: string } | null } & { ' $fragmentName'?: 'UserTable_UserFragment' };


