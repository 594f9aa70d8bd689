import type { Page } from "@playwright/test";
import { expectLooks } from "./accessible";
import { follow } from "./browser";
import { ask } from "./graphql";
import { enter, keyOf, newMember, type Person, tokenOf } from "./people";
import { expect, test } from "./test";

const REQUEST = `mutation {
  createContributorRequest(input: { message: "I bake bread." }) { contributorRequestId }
}`;

const main = (page: Page) => page.getByRole("main");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const section = (page: Page) => page.getByRole("region", { name: "Contribute" });

/** A new member with an open contributor request. */
async function asker(page: Page): Promise<Person> {
  const person = await newMember(page);
  await ask(page, REQUEST, {}, await tokenOf(page, person));
  return person;
}

test("A member who may not add recipes can ask for permission, and can add recipes once an admin has accepted", async ({
  page,
}) => {
  const member = await newMember(page);
  await enter(page, member);

  await test.step("The page that refuses access offers to ask", async () => {
    await page.goto("/recipes/new");
    await expect(page).toHaveURL("/forbidden");
    await button(page, "Ask to contribute").click();
    await expect(page.getByLabel("What would you like to share?")).toBeFocused();
    await button(page, "Ask to contribute").click();
    await expect(main(page)).toContainText("A message is required.");
    await expectLooks(page);
    await page.getByLabel("What would you like to share?").fill("My grandmother's soups.");
    await button(page, "Ask to contribute").click();
    await expect(section(page)).toContainText(/You asked on .+\. An admin will reply by email\./);
  });

  await test.step("So does the profile", async () => {
    await follow(page, `/users/${await keyOf(page, member)}`);
    await expect(section(page)).toContainText("An admin will reply by email.");
    await expect(button(page, "Ask to contribute")).toHaveCount(0);
    await expectLooks(page);
  });

  await test.step("An admin finds the request from the users and accepts it", async () => {
    await enter(page, "admin");
    await page.goto("/users");
    await page.getByRole("link", { name: /^Requests \(\d+\)$/ }).click();
    await expect(main(page)).toContainText("My grandmother's soups.");
    await expectLooks(page);
    await button(page, `Accept: ${member.name}`).click();
    await expect(page.getByText(`${member.name} can now add recipes.`)).toBeVisible();
    await expect(button(page, `Accept: ${member.name}`)).toHaveCount(0);
    await expect(main(page).getByRole("status")).toBeFocused();
  });

  await test.step("The member is a contributor now", async () => {
    await enter(page, member);
    await page.goto("/recipes/new");
    await expect(page.getByRole("heading", { name: "Add Recipe" })).toBeVisible();
    await expect(page.getByRole("banner").getByRole("link", { name: "Ingredients" })).toBeVisible();
  });
});

test("An admin declines a request with a reason, which the member reads before asking again", async ({
  page,
}) => {
  const member = await asker(page);
  await enter(page, "admin");
  await page.goto("/stats");
  await page.getByRole("link", { name: /open requests? to contribute/ }).click();
  await button(page, `Decline: ${member.name}`).click();
  const dialog = page.getByRole("dialog", { name: `Decline ${member.name}'s request?` });
  await expectLooks(page);
  await dialog.getByLabel("Reason").fill("Please write a few reviews first.");
  await dialog.getByRole("button", { name: "Decline" }).click();
  await expect(page.getByText("Request declined.")).toBeVisible();
  await expect(button(page, `Decline: ${member.name}`)).toHaveCount(0);

  await enter(page, member);
  await page.goto(`/users/${await keyOf(page, member)}`);
  await expect(section(page)).toContainText("An admin has declined your request");
  await expect(section(page)).toContainText("Please write a few reviews first.");
  await button(page, "Ask to contribute").click();
  await page.getByLabel("What would you like to share?").fill("I have written three.");
  await button(page, "Ask to contribute").click();
  await expect(section(page)).toContainText("An admin will reply by email.");
});

test("A request that another admin has answered meanwhile is removed from the list", async ({
  page,
}) => {
  const member = await asker(page);
  await enter(page, "admin");
  await page.goto("/users/requests");
  await expect(button(page, `Accept: ${member.name}`)).toBeVisible();
  const userId = await keyOf(page, member);
  const SET_ROLE = `mutation { setUserRole(userId: ${userId}, roleId: 2) { userId } }`;
  await ask(page, SET_ROLE, {}, await tokenOf(page, "admin"));
  await button(page, `Accept: ${member.name}`).click();
  await expect(page.getByText("This request has already been answered.")).toBeVisible();
  await expect(button(page, `Accept: ${member.name}`)).toHaveCount(0);
});
