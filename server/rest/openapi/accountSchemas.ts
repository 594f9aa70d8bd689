import { maxLength } from "../../../shared/inputLimits";
import { array, boolean, count, id, nullable, object, string, time } from "./schemaBuilders";

/** Everything that is stored about a user, as GraphQL's `viewerExport` describes it. */
export const AccountExport = object({
  account: object({
    userId: id("The user's ID."),
    name: string("The user name.", "Ana"),
    email: string("The email address.", "ana@potluck.example"),
    about: nullable(string("The sentence about the user.", "I bake.", maxLength.about)),
    showsEmail: boolean("True if other logged-in users can see the email."),
    showsDiary: boolean("True if other logged-in users can see the public diary entries."),
    role: string("The role's name.", "member"),
    createdAt: time("The time when the account was created."),
    lastSeenAt: nullable(time("The time of the latest login or use of a session.")),
    twoFactor: object({
      authenticatorAddedAt: nullable(time("The time when the authenticator app was added.")),
      passkeys: array({ type: "object" }),
      recoveryCodesLeft: count("The number of recovery codes that have not been used."),
    }),
    openId: nullable({
      type: "object",
      description: "The account at the OpenID Connect provider that logs in to this one.",
    }),
  }),
  ...Object.fromEntries(
    [
      "recipes",
      "deletedRecipes",
      "ownIngredients",
      "savedVersions",
      "helpfulReviews",
      "replies",
      "photos",
      "reviews",
      "diary",
      "suggestions",
      "favorites",
      "notes",
      "contributorRequests",
      "sessions",
    ].map((name) => [name, array({ type: "object" })]),
  ),
});

export const Passkey = object({
  passkeyId: id("The passkey's ID."),
  name: string("The user's name for it.", "My phone"),
  createdAt: time("The time when it was added."),
  lastUsedAt: nullable(time("The time when it was last used to log in; null if never.")),
});

export const NewPasskey = object({
  passkey: { $ref: "#/components/schemas/Passkey" },
  recoveryCodes: {
    ...array(string("A code that can be used once.", "abcdef-ghijkl-mnopqr-stuvwx")),
    description: "They cannot be read again; empty if there were some already.",
  },
});

export const TwoFactor = object({
  required: boolean("True if the user's role requires a second factor."),
  authenticatorAddedAt: nullable(
    time("The time when the authenticator app was added; null without one."),
  ),
  passkeys: array({ $ref: "#/components/schemas/Passkey" }),
  recoveryCodesLeft: count("The number of recovery codes that have not been used."),
});

export const OpenIdLogin = object({
  providerName: nullable(
    string(
      "The name of the provider; null if this site has no login by OpenID Connect.",
      "Example ID",
    ),
  ),
  linkedAt: nullable(time("The time when the provider's account was linked; null without one.")),
  lastUsedAt: nullable(time("The time when it was last used to log in; null without one.")),
  isRemovable: boolean("True if the user may remove the link: the account has a password."),
});

export const RecoveryCodes = object({
  recoveryCodes: {
    ...array(string("A code that can be used once.", "abcdef-ghijkl-mnopqr-stuvwx")),
    description: "They cannot be read again.",
  },
});

/** The result of a login. */
export const Login = object(
  {
    user: { $ref: "#/components/schemas/User" },
    token: string("A bearer token for the Authorization header.", "eyJ…"),
    mustChangePassword: boolean(
      "True if the password was generated and must be changed before anything else; otherwise left out.",
    ),
    mustSetUpTwoFactor: boolean(
      "True if the user's role requires two-factor login and it must be set up before anything else; otherwise left out.",
    ),
  },
  ["user", "token"],
);
