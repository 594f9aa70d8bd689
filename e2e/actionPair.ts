import { expect, type Locator } from "@playwright/test";

/** Expects that the action precedes Cancel, as everywhere. */
export async function expectActFirst(where: Locator, act: string): Promise<void> {
  const buttons = where.getByRole("button", { name: new RegExp(`^(${act}|Cancel)$`) });
  await expect(buttons).toHaveText([act, "Cancel"]);
  const [one, other] = [await buttons.first().boundingBox(), await buttons.last().boundingBox()];
  expect(one!.x + one!.width).toBeLessThan(other!.x);
}
