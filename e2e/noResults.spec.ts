import { card, closeFilters, expectFound, openFilters, optionIn } from "./list";
import { enter } from "./people";
import { expect, test } from "./test";

test("A search that finds nothing offers recipes, and “Add Recipe” to contributors", async ({
  page,
}) => {
  await page.goto("/recipes?search=plutonium");
  const main = page.getByRole("main");
  await expect(
    main.getByRole("heading", { name: "No recipes found for “plutonium”." }),
  ).toBeVisible();
  await expect(main.getByText("No recipes match your filters.")).toHaveCount(0);
  const offer = page.getByRole("region", { name: "How about one of these?" });
  await expect(offer.getByRole("article")).toHaveCount(3);
  await expect(main.getByRole("link", { name: "Add Recipe" })).toHaveCount(0);
  await main.getByRole("button", { name: "All Recipes" }).click();
  await expectFound(page, 60);
  await enter(page, "contributor");
  await page.goto("/recipes?search=plutonium");
  await main.getByRole("link", { name: "Add Recipe" }).last().click();
  await expect(page).toHaveURL("/recipes/new");
});

test("A search for more words than a recipe has shows recipes for fewer, with their search and filters", async ({
  page,
}) => {
  await page.goto("/recipes?search=chocolate%20tres%20leches");
  const notice = page.getByText(
    "No recipe has all of these words. Shown: recipes for “tres leches”",
  );
  await expect(notice).toBeVisible();
  await expectFound(page, 1);
  await expect(optionIn(await openFilters(page), "Tag", "Festive")).toBeVisible();
  await closeFilters(page);
  await notice.getByRole("link", { name: "“tres leches”" }).click();
  await expect(page).toHaveURL("/recipes?search=tres+leches");
  await expectFound(page, 1);
  await expect(notice).toHaveCount(0);
  await page.goto("/recipes?search=lasanga");
  await page.getByText("Did you mean: “lasagne”").getByRole("link").click();
  await expect(page).toHaveURL("/recipes?search=lasagne");
  await expect(card(page, "Lasagne al forno")).toBeVisible();
});

test("A search without an ingredient names the ingredients that are left out", async ({ page }) => {
  await page.goto("/recipes?search=dessert%20without%20nuts");
  await expect(page.getByText(/^Left out: recipes with .*pistachio.*allergy/)).toBeVisible();
  await expect(card(page, "Apple crumble")).toBeVisible();
  await expect(card(page, "Baklava")).toHaveCount(0);
});
