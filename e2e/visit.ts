import { expect, type Page } from "@playwright/test";
import { findThings } from "./findThings";
import { enter } from "./people";
import type { Screen, Viewer } from "./screens";

/** Opens a screen as somebody, and waits until it is all there. Answers its heading. */
export async function visit(page: Page, screen: Screen, viewer: Viewer): Promise<string> {
  const things = await findThings(page, viewer);
  if (viewer !== "visitor") await enter(page, viewer);
  await page.goto(screen.address(things));
  const heading = screen.heading(things);
  await expect(page.getByRole("heading", { name: heading, level: 1, exact: true })).toBeVisible();
  if (screen.says) await expect(page.getByText(screen.says)).toBeVisible();
  return heading;
}
