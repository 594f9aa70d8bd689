import { expect, test } from "./test";
import { enter } from "./people";

/** The pages of a PDF's named destinations, which Chromium writes uncompressed. */
function destinationsIn(pdf: string): Map<string, number> {
  const pages = [...pdf.matchAll(/(\d+) 0 obj\s*<<\s*\/Type\s*\/Page\b(?!s)/g)].map(([, id]) => id);
  const named = pdf.matchAll(/\/(recipe-\d+) \[(\d+) 0 R/g);
  return new Map([...named].map(([, name, id]) => [name!, pages.indexOf(id) + 1]));
}

test("The contents of a printed book have the page numbers of its recipes", async ({ page }) => {
  await enter(page, "admin");
  await page.goto("/recipes/book?of=all");
  const entries = page.locator("section[data-part] a");
  for (const paper of ["A4", "Letter"]) {
    await page.getByLabel("Paper size").selectOption(paper);
    await expect(entries.first()).toContainText(/\d$/);
    const contents = await entries.evaluateAll((links) =>
      links.map((link): [string, number] => [
        link.getAttribute("href")!.slice(1),
        Number(link.lastElementChild!.textContent),
      ]),
    );
    expect(contents.length).toBeGreaterThan(50);
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect([paper, [...destinationsIn(pdf.toString("latin1"))]]).toEqual([paper, contents]);
  }
});
