import type { Page } from "@playwright/test";
import { expectActFirst } from "./actionPair";
import { broken, held, intercept, noNetwork, refusal } from "./graphql";
import { enter, nameOf, newMember, type Person, tokenOf } from "./people";
import { row, search } from "./referenceScreens";
import { expect, test } from "./test";

/** Registers a user and opens the admin's table, filtered to that user. */
async function newMemberInTable(page: Page): Promise<Person> {
  const person = await newMember(page);
  await enter(page, "admin");
  await page.goto(`/users?search=${encodeURIComponent(person.email)}`);
  await expect(row(page, person.name)).toBeVisible();
  return person;
}

const button = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name });

/** Bans a user, with an optional reason. */
async function ban(page: Page, name: string, reason = ""): Promise<void> {
  await button(page, `Ban: ${name}`).click();
  const dialog = page.getByRole("dialog", { name: `Ban ${name}?` });
  await dialog.getByRole("textbox", { name: "Reason" }).fill(reason);
  await dialog.getByRole("button", { name: "Ban" }).click();
}

test("The table of users is sorted by the server, leads to their screens, and can be reloaded after a failure", async ({
  page,
}) => {
  const person = await newMember(page);
  await enter(page, "admin");
  await page.goto("/forbidden");

  await test.step("A table that cannot be loaded says why", async () => {
    await page.getByRole("banner").getByRole("button", { name: "Admin" }).click();
    // Other tests may have sent requests, which have an entry of their own.
    const entries = page.getByRole("menuitem").filter({ hasNotText: "Requests" });
    await expect(entries).toHaveText([
      "Users",
      "Tags",
      "Categories",
      "Difficulty Levels",
      "Ingredients",
      "Equipment",
      "Synonyms",
      "Statistics",
      "Site settings",
    ]);
    const mend = await intercept(page, "UsersPage", broken);
    await page.getByRole("menuitem", { name: "Users" }).click();
    await expect(page.getByText("Error: HTTP 500 The kitchen is on fire.")).toBeVisible();
    mend();
    await button(page, "Try again").click();
    await expect(page.getByRole("heading", { name: "Users", level: 1 })).toBeVisible();
  });

  await test.step("It is sorted by a click on a head", async () => {
    await expect(page.getByRole("columnheader")).toHaveText([
      "",
      "ID",
      "Username",
      "Email",
      "Role",
      "Is Banned?",
      "Joined",
      "Last seen",
      "Actions",
    ]);
    const first = page.getByRole("row").nth(1);
    for (const [head, column] of [
      ["Username", "name"],
      ["Email", "email"],
      ["Is Banned?", "banned"],
      ["ID", "key"],
      ["Role", "role"],
    ] as const) {
      const sort = page.getByRole("columnheader", { name: head });
      await sort.getByRole("button").click();
      await expect(sort).toHaveAttribute("aria-sort", "ascending");
      if (column === "role") await expect(first).toContainText("Admin");
      await sort.getByRole("button").click();
      await expect(sort).toHaveAttribute("aria-sort", "descending");
      if (column === "role") await expect(first).toContainText("Member");
      await expect(page).toHaveURL(`/users?sort=${column}-desc`);
    }
  });

  await test.step("A row says who a user is, and leads to their screens", async () => {
    await search(page).fill(person.email.toUpperCase());
    await expect(page.getByText("1 user", { exact: true })).toBeVisible();
    const cells = row(page, person.name).getByRole("cell");
    await expect(cells).toHaveText([
      "",
      /^\d+$/,
      person.name,
      person.email,
      "Member",
      "No",
      /^\w+ \d+, \d{4}$/,
      "Never",
      "BanEditDelete",
    ]);
    const id = await cells.nth(1).innerText();
    const link = (text: string) => row(page, person.name).getByRole("link", { name: text });
    await expect(link(person.name).first()).toHaveAttribute("href", `/users/${id}`);
    await expect(link("Edit")).toHaveAttribute("href", `/users/${id}/edit`);
    await expect(link("Delete")).toHaveAttribute("href", `/users/${id}/delete`);
  });

  await test.step("An admin cannot ban or delete themselves", async () => {
    await search(page).fill(nameOf.admin);
    const own = row(page, nameOf.admin);
    await expect(own.getByRole("link", { name: "Edit" })).toBeVisible();
    await expect(own.getByRole("button")).toHaveCount(0);
    await expect(own.getByRole("link", { name: "Delete" })).toHaveCount(0);
  });

  await test.step("An empty list says so", async () => {
    await search(page).fill("nobody at all");
    await expect(page.getByText("No users found.")).toBeVisible();
  });
});

test("A user can be banned, unbanned, edited and deleted, and the table keeps its search meanwhile", async ({
  page,
}) => {
  const person = await newMemberInTable(page);
  const { name } = person;
  const banned = (words: string) => row(page, name).getByRole("cell", { name: words, exact: true });

  /** Expects the dialog, closes it, and expects that nothing has changed. */
  const expectFailure = async (words: string, before: string) => {
    const dialog = page.getByRole("alertdialog", { name: words });
    await dialog.getByRole("button", { name: "OK", exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(banned(before)).toBeVisible();
  };

  for (const { how, answer, words } of [
    {
      how: "for a reason",
      answer: refusal("CONFLICT", 409, "One admin must be left."),
      words: "One admin must be left.",
    },
    { how: "for a 500", answer: broken, words: "Failed to ban/unban user (status 500)" },
    { how: "without network", answer: noNetwork, words: "Failed to ban/unban user (status 0)" },
  ]) {
    await test.step(`A ban that fails ${how} says so`, async () => {
      const mend = await intercept(page, "BanUser", answer);
      await ban(page, name);
      await expectFailure(words, "No");
      await expect(button(page, `Ban: ${name}`)).toBeVisible();
      mend();
    });
  }

  await test.step("A ban shows once the server has answered", async () => {
    const { answer, letGo } = held();
    await intercept(page, "BanUser", answer);
    await ban(page, name);
    await expect(banned("No")).toBeVisible();
    letGo();
    await expect(banned("Yes")).toBeVisible();
  });

  await test.step("An unban fails in the same way, and then lets them in", async () => {
    const mend = await intercept(page, "UnbanUser", broken);
    await button(page, `Unban: ${name}`).click();
    await expectFailure("Failed to ban/unban user (status 500)", "Yes");
    mend();
    await button(page, `Unban: ${name}`).click();
    await expect(banned("No")).toBeVisible();
    await expect(button(page, `Ban: ${name}`)).toBeFocused();
  });

  await test.step("All of their sessions are ended, at once", async () => {
    const headers = { Authorization: `Bearer ${await tokenOf(page, person)}` };
    await page.getByRole("link", { name: `Edit: ${name}` }).click();
    const mend = await intercept(page, "EndUserSessions", broken);
    await button(page, "End all sessions").click();
    await expect(page.getByText(/The kitchen is on fire/)).toBeVisible();
    mend();
    await button(page, "End all sessions").click();
    await expect(page.getByText("1 session ended.")).toBeVisible();
    const data = { query: "{ viewer { name } }" };
    expect((await page.request.post("/graphql", { data, headers })).status()).toBe(401);
    await page.goBack();
    await expect(button(page, `Ban: ${name}`)).toBeVisible();
  });

  await test.step("An edited or deleted user leaves the table as it was searched", async () => {
    const address = page.url();
    await page.getByRole("link", { name: `Edit: ${name}` }).click();
    await expectActFirst(page.getByRole("main"), "Save");
    await page.getByLabel("Username").fill(`${name} too`);
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Profile saved.")).toBeVisible();
    await expect(page).toHaveURL(address);
    await page.getByRole("link", { name: `Delete: ${name} too` }).click();
    await page.getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText("User deleted successfully!")).toBeVisible();
    await expect(page).toHaveURL(address);
    await expect(page.getByText("No users found.")).toBeVisible();
  });
});

test("Users are filtered by role and ban, and several are changed at once, with a result for each", async ({
  page,
}) => {
  const people = [await newMember(page), await newMember(page)];
  await enter(page, "admin");
  await page.goto("/users");
  const more = button(page, "Show more");
  /** Selects a user, who may be on a later page. */
  const choose = async (name: string) => {
    const box = page.getByRole("checkbox", { name: `Select: ${name}` });
    await expect(async () => {
      if ((await more.isVisible()) && !(await box.isVisible())) await more.click();
      await expect(box).toBeVisible({ timeout: 1000 });
    }).toPass();
    await box.check();
  };
  const bar = page.getByRole("region", { name: "Selected users" });
  const results = page.getByRole("dialog").getByRole("listitem");

  await test.step("The admin is refused in words, the others are banned", async () => {
    for (const name of [...people.map((person) => person.name), nameOf.admin]) await choose(name);
    await expect(bar.getByText("3 selected")).toBeVisible();
    await bar.getByRole("button", { name: "Ban…" }).click();
    const dialog = page.getByRole("dialog", { name: "Ban 3 users?" });
    await dialog.getByRole("button", { name: "Ban" }).click();
    await expect(page.getByRole("dialog", { name: "2 users changed" })).toBeVisible();
    await expect(results).toHaveText([
      `${nameOf.admin} You cannot ban yourself or change your own role.`,
      `${people[0]!.name} Changed.`,
      `${people[1]!.name} Changed.`,
    ]);
    await page.getByRole("button", { name: "OK", exact: true }).click();
    await expect(bar).toBeHidden();
  });

  await test.step("The filters show them, and their bans are lifted", async () => {
    await page.getByLabel("Is Banned?").selectOption("Banned");
    await expect(page).toHaveURL("/users?banned=yes");
    await expect(row(page, nameOf.admin)).toBeHidden();
    for (const { name } of people) await choose(name);
    await bar.getByRole("button", { name: "Unban" }).click();
    await page.getByRole("button", { name: "OK", exact: true }).click();
    await expect(row(page, people[0]!.name).getByText("No", { exact: true })).toBeVisible();
  });

  await test.step("They become contributors", async () => {
    await page.goto("/users?role=3");
    for (const { name } of people) await choose(name);
    await bar.getByRole("button", { name: "Change role…" }).click();
    const dialog = page.getByRole("dialog", { name: "Change the role of 2 users" });
    await dialog.getByLabel("Role").selectOption("Contributor");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(results).toHaveText(people.map(({ name }) => `${name} Changed.`));
    await page.getByRole("button", { name: "OK", exact: true }).click();
    await expect(row(page, people[1]!.name)).toContainText("Contributor");
  });
});
