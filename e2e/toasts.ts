import { expect, type Page } from "@playwright/test";

/** Expects an error toast and closes it, so that it is not mistaken for the next one. */
export async function expectFailure(page: Page, message: string): Promise<void> {
  const toast = page.getByRole("alert").filter({ hasText: message });
  await expect(toast).toBeVisible();
  await toast.getByRole("button", { name: "Close" }).click();
  await expect(toast).toHaveCount(0);
}
