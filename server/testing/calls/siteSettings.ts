import { admin, contributor, type ExampleCall, onlyClient } from "./ExampleCall";

/** The calls for the settings of the site. */
export const siteSettingsCalls: ExampleCall[] = [
  {
    act: "siteSettings",
    graphql: () => "{ siteSettings { version } }",
    rest: "GET /site-settings",
    responses: { example: admin, stranger: contributor },
  },
  {
    act: "siteChecks",
    graphql: () => "{ siteChecks { name } }",
    rest: "GET /site-settings/checks",
    responses: { example: admin, stranger: contributor },
  },
  {
    act: "updateSiteSettings",
    client: { name: "SaveSiteSettings", statements: 9, as: "admin" },
    variables: () => ({ input: { siteName: "Ana's Kitchen" }, version: null }),
    rest: "PUT /site-settings",
    responses: { example: admin, stranger: contributor, broken: { newUserRole: "admin" } },
  },
  {
    act: "sendTestMail",
    client: { name: "RequestTestMail", statements: 2, as: "admin" },
    rest: "POST /site-settings/test-mail",
    responses: { example: admin, stranger: contributor },
  },
  onlyClient("SiteSettingsPage", 3, "admin"),
  onlyClient("SiteSettingsNow", 3, "admin"),
  onlyClient("SiteChecks", 1, "admin"),
];
