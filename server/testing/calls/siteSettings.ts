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
    client: { name: "SaveSiteSettings", statements: 9, together: 8, as: "admin" },
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
  // A process that has just polled the settings does not read them again.
  { client: { name: "SiteSettingsPage", statements: 3, together: 2, as: "admin" } },
  { client: { name: "SiteSettingsNow", statements: 3, together: 2, as: "admin" } },
  onlyClient("SiteChecks", 1, "admin"),
];
