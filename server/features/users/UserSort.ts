import { registerEnumType } from "type-graphql";

/** The orders that a list of users comes in. */
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
  description: "The orders that a list of users comes in.",
  valuesConfig: {
    KEY_ASC: { description: "The first registered first." },
    KEY_DESC: { description: "The last registered first." },
    NAME_ASC: { description: "By name, A to Z, without regard to case." },
    NAME_DESC: { description: "By name, Z to A." },
    EMAIL_ASC: { description: "By email, A to Z, without regard to case." },
    EMAIL_DESC: { description: "By email, Z to A." },
    ROLE_ASC: { description: "Admins, contributors, members; of one role by key." },
    ROLE_DESC: { description: "Members, contributors, admins; of one role by key, descending." },
    BANNED_ASC: { description: "Banned people last; otherwise by key." },
    BANNED_DESC: { description: "Banned people first; otherwise by key, descending." },
  },
});
