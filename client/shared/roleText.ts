import { t } from "./messages/t";

const knownRoles = ["admin", "contributor", "member"] as const;

/** Translates a role to the current locale; an unknown role keeps its name. */
export function roleText(roleName: string): string {
  const role = knownRoles.find((each) => each === roleName.toLowerCase());
  return role ? t(`roles.${role}`) : roleName;
}
