import { readPage } from "./readPage";

const page = (data: unknown) =>
  `<script type="application/ld+json">${JSON.stringify(data)}</script>`;

const RECIPE = {
  name: "Typed broth",
  description: "Plain.",
  servings: 4,
  ingredients: ["1 l stock", "2 leeks"],
  instructions: ["Simmer."],
  prepMinutes: 10,
};

const plain = {
  "@type": "Recipe",
  name: "Typed broth",
  description: "Plain.",
  recipeYield: "4",
  recipeIngredient: ["1 l stock", "2 leeks"],
  recipeInstructions: [{ "@type": "HowToStep", text: "Simmer." }],
  prepTime: "PT10M",
};

/** Changes the keys of all objects except keywords such as `@type`. */
function mapKeys(value: unknown, change: (key: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => mapKeys(item, change));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key.startsWith("@") ? key : change(key),
      mapKeys(item, change),
    ]),
  );
}

/** Replaces each text by a value object. */
function toValueObjects(value: unknown): unknown {
  if (typeof value === "string") return { "@value": value, "@language": "en" };
  if (Array.isArray(value)) return value.map(toValueObjects);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      key.startsWith("@") ? item : toValueObjects(item),
    ]),
  );
}

describe("A recipe in JSON-LD is read", () => {
  it.each([
    ["as usual", plain],
    ["with value objects", toValueObjects(plain)],
    ["with a typed duration", { ...plain, prepTime: { "@type": "Duration", "@value": "PT10M" } }],
    ["with keys in lower case", mapKeys(plain, (key) => key.toLowerCase())],
    ["with keys in capitals", mapKeys(plain, (key) => key[0]!.toUpperCase() + key.slice(1))],
    ["with a prefix", mapKeys({ ...plain, "@type": "schema:Recipe" }, (key) => `schema:${key}`)],
    ["with URLs as keys", mapKeys(plain, (key) => `http://schema.org/${key}`)],
    ["with a type in capitals", { ...plain, "@type": "https://schema.org/RECIPE " }],
    ["with several types", { ...plain, "@type": ["Article", "http://schema.org/Recipe"] }],
    ["with a type without a sign", { ...plain, "@type": undefined, type: "Recipe" }],
    [
      "with references to its steps",
      [
        { ...plain, recipeInstructions: [{ "@id": "#step" }] },
        { "@id": "#step", "@type": "HowToStep", text: "Simmer." },
      ],
    ],
    [
      "with an empty section and a section of items",
      {
        ...plain,
        recipeInstructions: [
          { "@type": "HowToSection" },
          { "@type": "HowToSection", item: plain.recipeInstructions },
        ],
      },
    ],
    ["in a list", [[plain]]],
    ["in a graph", { "@graph": [{ "@type": "WebPage" }, plain] }],
    ["in a set", { "@graph": { "@set": [plain] } }],
    [
      "with lists",
      {
        ...plain,
        recipeIngredient: { "@list": plain.recipeIngredient },
        recipeInstructions: { "@set": plain.recipeInstructions },
      },
    ],
    ["with one text for the ingredients", { ...plain, recipeIngredient: "1 l stock\n2 leeks" }],
    ["with HTML", { ...plain, recipeIngredient: "<ul><li>1 l stock</li><li>2 leeks</li></ul>" }],
    [
      "with other names of properties",
      {
        ...plain,
        recipeIngredient: [],
        recipeInstructions: null,
        recipeYield: "",
        ingredients: plain.recipeIngredient,
        instructions: "Simmer.",
        yield: 4,
      },
    ],
    [
      "with quantities",
      {
        ...plain,
        recipeIngredient: [
          { "@type": "PropertyValue", value: 1, unitText: "l", name: "stock" },
          { "@type": "HowToSupply", requiredQuantity: { value: "2" }, name: "leeks" },
        ],
      },
    ],
    [
      "that states its lists twice",
      { ...plain, recipeIngredient: [...plain.recipeIngredient, ...plain.recipeIngredient] },
    ],
  ])("%s", (_, data) => {
    expect(readPage(page(data))).toMatchObject([{ ...RECIPE, warnings: [] }]);
  });

  it("although steps refer to themselves and to each other many times", () => {
    const refer = (from: number) => ({
      "@id": `#${from}`,
      "@type": "HowToSection",
      itemListElement: Array(9).fill({ "@id": `#${from + 1}` }),
    });
    const data = [
      { ...plain, recipeInstructions: [{ "@id": "#0" }, "Simmer."] },
      ...Array.from({ length: 9 }, (_, i) => refer(i)),
      { "@id": "#9", itemListElement: [{ "@id": "#0" }] },
    ];
    expect(readPage(page(data))).toMatchObject([RECIPE]);
  });

  it("without the parts that have no place here, which a warning names", () => {
    const data = {
      ...plain,
      video: { "@type": "VideoObject", name: "Broth" },
      estimatedCost: "5 €",
      recipeInstructions: [{ "@type": "HowToStep", text: "Simmer.", image: "https://x.example/1" }],
      aggregateRating: { ratingValue: 5 },
    };
    expect(readPage(page(data))).toMatchObject([
      { warnings: ["Left out, since it has no place here: video, cost, pictures of steps."] },
    ]);
  });
});
