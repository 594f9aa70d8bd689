import { expect, type Page } from "@playwright/test";

/** Sees a toast that says what has failed, and closes it, so that the next one is not taken for it. */
export async function expectFailure(page: Page, message: string): Promise<void> {
  const toast = page.getByRole("alert").filter({ hasText: message });
  await expect(toast).toBeVisible();
  await toast.getByRole("button", { name: "Close" }).click();
  await expect(toast).toHaveCount(0);
}
