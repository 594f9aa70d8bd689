import { ownProperty } from "../../../shared/ownProperty";
import { toRestEnum } from "../enums";
import { array } from "../openapi/schemaBuilders";
import { ref } from "../openapi/schemas";
import { siteSettingsBody } from "../openapi/siteSettingsSchemas";
import { json } from "../responses";
import type { RestRequest } from "../RestRequest";
import { type Resource, route } from "../Route";
import { toText } from "../values";
import {
  SendTestMailDocument,
  SiteChecksDocument,
  SiteSettingsDocument,
  type SiteSettingsFieldsFragment,
  UpdateSiteSettingsDocument,
} from "./siteSettings.generated";

type Check = SiteSettingsFieldsFragment["settings"][number]["check"];

const flattenCheck = ({ name, state, message }: Check) => ({
  name,
  state: toRestEnum(state),
  message,
});

const flattenOperatorSetting = ({
  source,
  ...setting
}: SiteSettingsFieldsFragment["mail"][number]) => ({
  ...setting,
  source: toRestEnum(source),
});

const flatten = ({ limits, mail, settings, version }: SiteSettingsFieldsFragment) => ({
  version,
  settings: settings.map(({ check, source, ...setting }) => ({
    ...setting,
    source: toRestEnum(source),
    check: flattenCheck(check),
  })),
  limits: limits.map(flattenOperatorSetting),
  mail: mail.map(flattenOperatorSetting),
});

/**
 * Reads a setting, which null returns to its default and which is unchanged if it is omitted. The input's rule
 * rejects any other value.
 */
function readSetting({ body }: RestRequest, name: string): string | null | undefined {
  const value = ownProperty(body, name);
  return value === undefined || value === null ? value : toText(value);
}

export const siteSettings: Resource = {
  name: "Site settings",
  description: "The settings of the site, for admins",
  routes: [
    route("GET /site-settings", SiteSettingsDocument, {
      operationId: "getSiteSettings",
      summary: "Get the settings of the site with the origins of their values",
      response: json(ref("SiteSettings"), (data) => flatten(data.siteSettings)),
      version: (data) => data.siteSettings.version,
    }),
    route("PUT /site-settings", UpdateSiteSettingsDocument, {
      operationId: "updateSiteSettings",
      summary: "Change settings of the site that no variable sets",
      example: { body: { siteName: "Potluck", newUserRole: "member" } },
      variables: (request) => ({
        input: {
          siteName: readSetting(request, "siteName"),
          welcomeText: readSetting(request, "welcomeText"),
          defaultLocale: readSetting(request, "defaultLocale"),
          newUserRole: readSetting(request, "newUserRole"),
        },
      }),
      body: siteSettingsBody,
      response: json(ref("SiteSettings"), (data) => flatten(data.updateSiteSettings)),
    }),
    route("GET /site-settings/checks", SiteChecksDocument, {
      operationId: "checkSiteServices",
      summary: "Check the services that limits, mail and links depend on",
      response: json(array(ref("SiteCheck")), (data) => data.siteChecks.map(flattenCheck)),
    }),
    route("POST /site-settings/test-mail", SendTestMailDocument, {
      operationId: "requestTestMail",
      summary: "Send a test mail to the admin's own address",
      response: json(ref("TestMail"), ({ sendTestMail }) => ({
        ...sendTestMail,
        outcome: toRestEnum(sendTestMail.outcome),
      })),
    }),
  ],
};
