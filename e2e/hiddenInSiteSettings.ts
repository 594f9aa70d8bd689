import { expect } from "@playwright/test";
import { intercept, refusal } from "./graphql";
import { button, open, type State } from "./hidden";
import { enter } from "./people";

/** The states of the settings of the site. No request changes the site, which other tests use. */
export const inSiteSettings: State[] = [
  {
    name: "site settings that another admin has changed",
    file: "site-settings-conflict",
    async show(page) {
      await enter(page, "admin");
      await open(page, "/site-settings", "Site settings");
      await intercept(page, "SaveSiteSettings", refusal("PRECONDITION_FAILED", 412, "Changed."));
      await page.getByLabel("Name of the site").fill("Ana's Kitchen");
      await button(page, "Save").click();
      await expect(page.getByRole("alert")).toContainText("Another admin has changed");
    },
  },
  {
    name: "site settings without a name",
    file: "site-settings-invalid",
    async show(page) {
      await enter(page, "admin");
      await open(page, "/site-settings", "Site settings");
      await page.getByLabel("Name of the site").fill(" ");
      await button(page, "Save").click();
      await expect(page.getByText("Site name is required")).toBeVisible();
    },
  },
  {
    name: "a test mail that the mail server refuses",
    file: "site-settings-test-mail",
    async show(page) {
      await enter(page, "admin");
      await open(page, "/site-settings", "Site settings");
      await intercept(page, "RequestTestMail", (route) =>
        route.fulfill({
          json: {
            data: {
              sendTestMail: {
                __typename: "TestMail",
                recipient: "admin@potluck.example",
                outcome: "REFUSED",
                answer: "550 No such address",
              },
            },
          },
        }),
      );
      await button(page, "Send a test mail to my address").click();
      await expect(page.getByRole("alert")).toContainText("550 No such address");
    },
  },
];
