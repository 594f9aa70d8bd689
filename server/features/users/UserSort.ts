import { registerEnumType } from "type-graphql";

/** The sort orders of a list of users. */
export enum UserSort {
  KEY_ASC = "KEY_ASC",
  KEY_DESC = "KEY_DESC",
  NAME_ASC = "NAME_ASC",
  NAME_DESC = "NAME_DESC",
  EMAIL_ASC = "EMAIL_ASC",
  EMAIL_DESC = "EMAIL_DESC",
  ROLE_ASC = "ROLE_ASC",
  ROLE_DESC = "ROLE_DESC",
  BANNED_ASC = "BANNED_ASC",
  BANNED_DESC = "BANNED_DESC",
}

registerEnumType(UserSort, {
  name: "UserSort",
  description: "The sort order of a list of users.",
  valuesConfig: {
    KEY_ASC: { description: "By ID, ascending: oldest account first." },
    KEY_DESC: { description: "By ID, descending: newest account first." },
    NAME_ASC: { description: "By name, A to Z, ignoring case." },
    NAME_DESC: { description: "By name, Z to A." },
    EMAIL_ASC: { description: "By email, A to Z, ignoring case." },
    EMAIL_DESC: { description: "By email, Z to A." },
    ROLE_ASC: { description: "By role: admins, contributors, members; then by ID." },
    ROLE_DESC: { description: "By role: members, contributors, admins; then by ID, descending." },
    BANNED_ASC: { description: "Banned users last; then by ID." },
    BANNED_DESC: { description: "Banned users first; then by ID, descending." },
  },
});
