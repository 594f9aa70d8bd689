import { expect, type Page } from "@playwright/test";
import { findThings } from "./findThings";
import { enter } from "./people";
import type { Screen, Viewer } from "./screens";

const statuses: Record<string, number> = { "/forbidden": 403, "/not-found": 404, "*": 404 };

/** Opens a screen as a viewer, and waits until it is complete. Returns its heading. */
export async function visit(page: Page, screen: Screen, viewer: Viewer): Promise<string> {
  const things = await findThings(page, viewer);
  // An open page is reused if it has the same viewer.
  if (viewer !== "visitor" && page.url() === "about:blank") await enter(page, viewer);
  const response = await page.goto(screen.address(things));
  expect(response!.status()).toBe(statuses[screen.route] ?? 200);
  const heading = screen.heading(things, viewer);
  await expect(page.getByRole("heading", { name: heading, level: 1, exact: true })).toBeVisible();
  if (screen.says) await expect(page.getByText(screen.says)).toBeVisible();
  return heading;
}
