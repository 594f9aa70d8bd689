import { addRecipe, readPageData, openPage } from "../../testing/pages";
import { uploaded } from "../../testing/photos";
import { TestServer } from "../../testing/testServer";

const SITE = "https://potluck.example";

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({ PUBLIC_URL: `${SITE}/`, DEMO_LOGINS: "on" });
});
afterAll(() => server.close());

const open = (path: string) => openPage(server, path);
const add = (input: object) => addRecipe(server, input);

describe("The page of a recipe, before any script", () => {
  it("contains the whole recipe as schema.org data", async () => {
    const recipeId = await add({
      name: "Slow soup",
      description: "Worth the wait.",
      servings: 4,
      servingsUnit: "bowls",
      prepMinutes: 15,
      cookMinutes: 60,
      totalMinutes: 1500,
      nutrition: "Energy 420 kcal, fat 12 g",
      nutritionSource: "The package",
      instructions: "Look around.\nBroth:\nBoil it.\nSoup:\nStir it.\nEat it.",
      ingredients: [
        { ingredientId: 1, quantity: "1/2", unit: "cup", preparation: "sifted" },
        { ingredientId: 2, isOptional: true },
      ],
      tagIds: [1, 2],
    });
    const { data } = await server.graphql<{ recipe: Record<string, string> }>(
      `query ($recipeId: Int!) { recipe(recipeId: $recipeId) {
        createdAt updatedAt category { name } tags { name } ingredients { name } owner { name }
      } }`,
      { recipeId },
    );
    const recipe = data!.recipe as unknown as Record<"createdAt" | "updatedAt", string> & {
      category: { name: string };
      owner: { name: string };
      tags: { name: string }[];
      ingredients: { name: string }[];
    };
    const step = (text: string) => ({ "@type": "HowToStep", text });
    expect(readPageData((await open(`/recipes/${recipeId}`)).html)).toEqual({
      "@context": "https://schema.org",
      "@type": "Recipe",
      name: "Slow soup",
      description: "Worth the wait.",
      url: `${SITE}/recipes/${recipeId}`,
      image: [expect.stringMatching(/^https:\/\/potluck\.example\/covers\/.+\.png$/)],
      author: { "@type": "Person", name: recipe.owner.name },
      datePublished: recipe.createdAt,
      dateModified: recipe.updatedAt,
      recipeYield: "4 bowls",
      prepTime: "PT15M",
      cookTime: "PT1H",
      totalTime: "PT25H",
      nutrition: {
        "@type": "NutritionInformation",
        calories: "420 kcal",
        fatContent: "12 g",
        description: "The package",
      },
      recipeIngredient: [
        `1/2 cup ${recipe.ingredients[0]!.name.toLowerCase()}, sifted`,
        `${recipe.ingredients[1]!.name} (optional)`,
      ],
      recipeInstructions: [
        step("Look around."),
        { "@type": "HowToSection", name: "Broth", itemListElement: [step("Boil it.")] },
        {
          "@type": "HowToSection",
          name: "Soup",
          itemListElement: [step("Stir it."), step("Eat it.")],
        },
      ],
      recipeCategory: recipe.category.name,
      keywords: recipe.tags.map(({ name }) => name).join(", "),
    });
  });

  it("contains the captions of photos", async () => {
    const token = await server.login("contributor");
    const [first, second] = [await uploaded(server, token), await uploaded(server, token)];
    const recipeId = await add({
      photoIds: [first, second],
      photoCaptions: [{ photoId: first, caption: "Ready for the oven" }],
    });
    const url = expect.stringMatching(/^https:\/\/potluck\.example\/photos\/.+\.webp$/);
    expect(readPageData((await open(`/recipes/${recipeId}`)).html)["image"]).toEqual([
      { "@type": "ImageObject", url, caption: "Ready for the oven" },
      url,
    ]);
  });

  it("contains a rating only if there is one", async () => {
    const recipeId = await add({});
    expect(readPageData((await open(`/recipes/${recipeId}`)).html)).not.toHaveProperty(
      "aggregateRating",
    );
    await server.graphql(
      `mutation ($recipeId: Int!) {
        createReview(recipeId: $recipeId, input: { score: 4, text: "Good." }) { reviewId }
      }`,
      { recipeId },
      await server.login("member"),
    );
    expect(readPageData((await open(`/recipes/${recipeId}`)).html)["aggregateRating"]).toEqual({
      "@type": "AggregateRating",
      ratingValue: 4,
      reviewCount: 1,
      bestRating: 5,
      worstRating: 1,
    });
    await server.database.db.query(
      `insert into reviews (user_id, recipe_id, score, text)
       select user_id, $1, 5, 'Good.' from users where user_id not in (select user_id from reviews where recipe_id = $1) limit 2`,
      [recipeId],
    );
    expect(
      readPageData((await open(`/recipes/${recipeId}`)).html)["aggregateRating"],
    ).toMatchObject({
      ratingValue: 4.7,
      reviewCount: 3,
    });
  });
});
