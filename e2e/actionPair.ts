import { expect, type Locator } from "@playwright/test";

/** Sees that what goes ahead stands before Cancel, as it does everywhere. */
export async function expectActFirst(where: Locator, act: string): Promise<void> {
  const buttons = where.getByRole("button", { name: new RegExp(`^(${act}|Cancel)$`) });
  await expect(buttons).toHaveText([act, "Cancel"]);
  const [one, other] = [await buttons.first().boundingBox(), await buttons.last().boundingBox()];
  expect(one!.x + one!.width).toBeLessThan(other!.x);
}
