import { expect, test } from "./test";

test("The playground shows documentation, completes queries by the schema, and opens with an example that works", async ({
  page,
}) => {
  await page.goto("/graphql");
  const window = page.locator("app-window").filter({ visible: true });

  await window.getByRole("button", { name: "Send Request" }).click();
  await expect(window.locator("app-query-result")).toContainText('"totalCount"');

  await window.getByText("Docs", { exact: true }).click();
  const docs = window.locator("app-doc-viewer");
  await docs.getByText("Query", { exact: true }).click();
  for (const field of ["recipes", "recipeFacets", "viewer"]) {
    await expect(docs.getByText(field, { exact: true }).first()).toBeVisible();
  }

  const editor = window.locator("app-query-editor .cm-content").first();
  await editor.getByText("totalCount").click();
  await page.keyboard.press("End");
  await page.keyboard.type("\npage");
  const offers = page.locator(".cm-tooltip-autocomplete");
  await expect(offers.getByText("pageInfo", { exact: true })).toBeVisible();
});
