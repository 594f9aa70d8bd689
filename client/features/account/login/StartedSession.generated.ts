import type * as Schema from '../../../shared/apollo/schema.generated';

export type StartedSession_LoginFragment = { __typename: 'LoginPayload', token: string, user: { __typename: 'User', id: string, userId: number, name: string, email: string | null, banned: boolean, role: { __typename: 'Role', roleId: number, roleName: string } | null } } & { ' $fragmentName'?: 'StartedSession_LoginFragment' };


