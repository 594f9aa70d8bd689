import { maxLength } from "../../../shared/inputLimits";
import { UserPicture } from "./photoSchemas";
import { boolean, id, nullable, object, string, time } from "./schemaBuilders";

export const userName = string(
  "The user name, unique regardless of case.",
  "Ana",
  maxLength.username,
);
export const userEmail = string("An email address.", "ana@potluck.example", maxLength.email);
export const about = nullable(
  string("A sentence about the user, as plain text.", "I bake.", maxLength.about),
);

const user = {
  userId: id("The user's ID."),
  userName,
  userEmail: nullable({
    ...userEmail,
    description:
      "Visible to the user and to admins, and to others if the user shares it; otherwise null.",
  }),
  banned: boolean("True if the account is banned."),
  role: {
    anyOf: [{ $ref: "#/components/schemas/Role" }, { type: "null" }],
    description: "Visible to the user and to admins; otherwise null.",
  },
};

/** The schemas of accounts. */
export const userSchemas = {
  User: object(user),
  ListedUser: object({
    ...user,
    createdAt: time("The time when the account was created."),
    lastSeenAt: nullable(
      time("The time when the user was last active; null before the first login."),
    ),
  }),
  UserChange: object({
    userId: id("The user's ID."),
    user: nullable({ $ref: "#/components/schemas/User" }),
    error: nullable(
      string("The reason why the user stays unchanged; null after a change.", "User not found."),
    ),
  }),
  Profile: object({ ...user, about, picture: nullable(UserPicture) }),
};
