import { roleText } from "../../shared/roleText";

/** A role, as in the server's list. */
export interface UserRole {
  roleId: number;
  roleName: string;
}

/**
 * Makes the options of a field for a role.
 * @param none the label of the option without a role
 */
export const roleOptions = (roles: readonly UserRole[], none: string) => [
  { value: "", label: none },
  ...roles.map(({ roleId, roleName }) => ({ value: String(roleId), label: roleText(roleName) })),
];
