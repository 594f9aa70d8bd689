import { maxLength } from "../../../shared/inputLimits";
import { locales } from "../../../shared/locales";
import { NEW_USER_ROLES } from "../../../shared/settings";
import { array, count, id, nullable, object, string, time } from "./schemaBuilders";

const source = {
  type: "string",
  enum: ["variable", "database", "default"],
  description: "The origin of the value.",
};

/** The result of a check. */
export const SiteCheck = object({
  name: string("The subject of the check.", "Mail server"),
  state: { type: "string", enum: ["ok", "warning", "failed"], description: "The outcome." },
  message: string("The result in words.", "reachable"),
});

const operatorSetting = object({
  variable: string("The environment variable.", "LOGIN_ATTEMPTS"),
  source,
  value: nullable(string("The value without user names and passwords.", "10")),
});

/** The settings of a site, for admins. */
export const SiteSettings = object({
  version: count("The version, which each change increases."),
  settings: array(
    object({
      name: {
        type: "string",
        enum: ["siteName", "welcomeText", "defaultLocale", "newUserRole"],
        description: "The name of the setting.",
      },
      variable: string("The environment variable that takes precedence.", "SITE_NAME"),
      source,
      value: nullable(string("The value; null for a built-in text.", "Ana's Kitchen")),
      changedAt: nullable(time("The time of the last change by an admin.")),
      changedBy: nullable(
        object({
          userId: id("The ID of the admin who changed it last."),
          userName: string("The user name.", "Ana"),
        }),
      ),
      check: { $ref: "#/components/schemas/SiteCheck" },
    }),
  ),
  limits: array(operatorSetting),
  mail: array(operatorSetting),
});

/** The result of a test mail. */
export const TestMail = object({
  recipient: string("The address of the recipient.", "admin@potluck.example"),
  outcome: {
    type: "string",
    enum: ["accepted", "stored", "not_configured", "unreachable", "login_refused", "refused"],
    description:
      "The outcome: the mail server accepted the mail; the mail was stored in the data directory; there is no mail server; it did not respond; it refused the login; it refused the mail.",
  },
  answer: nullable(string("The response of the mail server.", "250 OK")),
});

const EFFECT = "Null returns to the default; if omitted, it is unchanged.";

/** The body of an update; all fields may be omitted. */
export const siteSettingsBody = object(
  {
    siteName: nullable(
      string(`The name of the site. ${EFFECT}`, "Ana's Kitchen", maxLength.siteName),
    ),
    welcomeText: nullable(
      string(
        `The text on the home page, in one line. ${EFFECT}`,
        "Recipes of our family.",
        maxLength.welcomeText,
      ),
    ),
    defaultLocale: {
      type: ["string", "null"],
      enum: [...Object.keys(locales), null],
      description: `The language of visitors without a supported preference. ${EFFECT}`,
    },
    newUserRole: {
      type: ["string", "null"],
      enum: [...NEW_USER_ROLES, null],
      description: `The role at registration. ${EFFECT}`,
    },
  },
  [],
);
