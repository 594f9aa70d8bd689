import type { Page } from "@playwright/test";
import { follow } from "./browser";
import { enter, keyOf } from "./people";
import {
  addressesOf,
  categories,
  difficultyLevels,
  equipment,
  ingredients,
  tags,
} from "./referenceScreens";
import { expect, test } from "./test";

/** The paths of screens for admins only. */
const forAdmins = [
  "/users",
  "/stats",
  "/site-settings",
  ...[tags, categories, difficultyLevels].flatMap(addressesOf),
];

/** Returns the paths of screens that change an account; only the first is open to its owner. */
const accountOf = (userId: number) =>
  ["edit", "edit/role", "delete"].map((screen) => `/users/${userId}/${screen}`);

/** Expects the destinations of addresses: the first is typed, the others are followed as links. */
async function expectTo(page: Page, where: string, addresses: readonly string[], words = "") {
  for (const [index, address] of addresses.entries()) {
    await (index === 0 ? page.goto(address) : follow(page, address));
    await expect(page, address).toHaveURL(where);
    await expect(page.getByRole("main"), address).toContainText(words);
  }
}

test("Visitors are asked to log in on all screens that require an account", async ({ page }) => {
  const addresses = [
    ...forAdmins,
    ...addressesOf(ingredients),
    ...addressesOf(equipment),
    ...accountOf(2),
    ...["/users/1", "/users/1/profile", "/users/999999"],
    ...[
      "/settings",
      "/auth/change-password",
      "/auth/two-factor",
      "/auth/sessions",
      "/auth/data",
      "/recipes/deleted",
    ],
  ];
  await expectTo(page, "/login", addresses, "Please log in to see that page.");
});

test("Members can neither manage reference data nor change other accounts", async ({ page }) => {
  const others = accountOf(await keyOf(page, "contributor"));
  await enter(page, "member");
  const addresses = [
    ...[...forAdmins, ...addressesOf(ingredients), ...addressesOf(equipment)],
    ...others,
  ];
  await expectTo(page, "/forbidden", addresses);
  await expect(page.getByRole("banner").getByRole("button", { name: "Admin" })).toHaveCount(0);
});

test("Contributors can open the table of ingredients, equipment and no other table", async ({
  page,
}) => {
  await enter(page, "contributor");
  await expectTo(page, "/forbidden", forAdmins);
  await expect(page.getByRole("banner").getByRole("button", { name: "Admin" })).toHaveCount(0);
  await page.getByRole("banner").getByRole("link", { name: "Ingredients" }).click();
  await expect(page.getByRole("heading", { name: "Ingredients", level: 1 })).toBeVisible();
  await expect(page.getByRole("link", { name: "Add Ingredient" })).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "Equipment" }).click();
  await expect(page.getByRole("link", { name: "Add Equipment" })).toBeVisible();
});

test("Admins are told which item is missing, and cannot delete themselves or change their own role", async ({
  page,
}) => {
  const [, ...forOthers] = accountOf(await keyOf(page, "admin"));
  await enter(page, "admin");
  await expectTo(page, "/forbidden", forOthers);
  const ofNobody = ["/users/999999/profile", ...accountOf(999_999)];
  await expectTo(page, "/not-found", ofNobody, "User not found.");
  for (const { path, notFound } of [tags, categories, difficultyLevels, ingredients, equipment]) {
    const missing = ["2147483647", "none"].flatMap((id) =>
      ["edit", "delete"].map((screen) => `${path}/${id}/${screen}`),
    );
    await expectTo(page, "/not-found", missing, notFound);
  }
  await follow(page, "/users/soup");
  await expect(page.getByText("Invalid user Id")).toBeVisible();
});
