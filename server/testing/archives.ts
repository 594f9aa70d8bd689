import { gzipSync, zipSync } from "fflate";
import { DOT } from "../conventions/dot";

/** The contents of an archive, by name; values other than text and bytes become JSON. */
export type ArchiveFiles = Record<string, string | Uint8Array | object>;

const toBytes = (content: ArchiveFiles[string]): Uint8Array =>
  content instanceof Uint8Array
    ? content
    : Buffer.from(typeof content === "string" ? content : JSON.stringify(content));

/**
 * The size above which files are not compressed, because it would take seconds and such files are
 * photos.
 */
const LARGE = 1024 * 1024;

/** Makes a ZIP archive of these files. */
export const makeZip = (files: ArchiveFiles): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, content]) => {
        const bytes = toBytes(content);
        return [name, [bytes, { level: bytes.length > LARGE ? 0 : 6 }]];
      }),
    ),
  );

/** Makes a gzip file like `.paprikarecipe` files. */
export const makeGzip = (data: object): Uint8Array => gzipSync(toBytes(data));

/** A picture in the form that JSON contains. */
export const DOT_BASE64 = DOT.toString("base64");

const paprika = {
  uid: "A1",
  name: "Onion soup",
  description: "For cold days.",
  ingredients: "2 onions, sliced\nBroth:\n1 l water",
  directions: "Fry the onions.\n\nAdd the water.",
  notes: "Freezes well.",
  nutritional_info: "",
  servings: "Serves 4",
  difficulty: "Easy",
  prep_time: "15 min",
  cook_time: "1 hr",
  total_time: "",
  source: "My aunt",
  source_url: "https://x.yz/soup",
  categories: ["Soups", "Winter"],
  photo_data: DOT_BASE64,
  photos: [{ filename: "b.jpg", data: DOT_BASE64 }],
  rating: 5,
};

const mela = {
  id: "x.yz/soup",
  title: "Onion soup",
  text: "For cold days.",
  link: "https://x.yz/soup",
  ingredients: "2 onions, sliced\n# Broth\n1 l water",
  instructions: "Fry the onions.\n# Broth\nAdd the water.",
  yield: "4 bowls",
  prepTime: "15 min",
  cookTime: "1 h",
  categories: ["Soups"],
  notes: "Freezes well.",
  images: [DOT_BASE64],
};

const mealie = {
  name: "Onion soup",
  slug: "onion-soup",
  description: "For cold days.",
  org_url: "https://x.yz/soup",
  recipe_yield: "4 bowls",
  prep_time: "15 minutes",
  perform_time: "PT1H",
  total_time: null,
  recipe_category: [{ name: "Soups", slug: "soups" }],
  tags: [{ name: "Winter", slug: "winter" }],
  recipe_ingredient: [
    { title: null, note: "sliced", unit: null, food: { name: "onions" }, quantity: 2 },
    { title: "Broth", note: "1 l water", unit: null, food: null, quantity: 0 },
  ],
  recipe_instructions: [
    { title: "", text: "Fry the onions." },
    { title: "Broth", text: "Add the water." },
  ],
  notes: [{ title: "Storing", text: "Freezes well." }],
};

const tandoor = {
  name: "Onion soup",
  description: "For cold days.",
  keywords: [{ name: "Soups", description: "" }, { name: "Winter" }],
  steps: [
    {
      name: "",
      instruction: "Fry the onions.",
      ingredients: [
        {
          food: { name: "onions" },
          unit: null,
          amount: "2.0000000000000000",
          note: "sliced",
          is_header: false,
          no_amount: false,
        },
      ],
    },
    {
      name: "Broth",
      instruction: "Add the water.",
      ingredients: [
        { food: null, unit: null, amount: "0", note: "Broth", is_header: true, no_amount: true },
        {
          food: { name: "water" },
          unit: { name: "l" },
          amount: "1.5000",
          note: "",
          no_amount: false,
        },
      ],
    },
  ],
  working_time: 15,
  waiting_time: 60,
  servings: 4,
  servings_text: "bowls",
  source_url: "https://x.yz/soup",
};

const schemaOrg = {
  "@context": "http://schema.org",
  "@type": "Recipe",
  name: "Onion soup",
  description: "For cold days.",
  url: "https://x.yz/soup",
  image: "/apps/cookbook/webapp/recipes/1/image",
  prepTime: "PT0H15M0S",
  cookTime: "PT1H0M0S",
  recipeCategory: "Soups",
  keywords: "Winter",
  recipeYield: 4,
  tool: [],
  recipeIngredient: ["2 onions, sliced", "1 l water"],
  recipeInstructions: ["Fry the onions.", "Add the water."],
};

const recipeSage = {
  title: "Onion soup",
  description: "For cold days.",
  yield: "4 bowls",
  activeTime: "15 minutes",
  totalTime: "1 h 15 min",
  source: "",
  url: "https://x.yz/soup",
  notes: "Freezes well.",
  ingredients: "2 onions, sliced\n[Broth]\n1 l water",
  instructions: "Fry the onions.\n[Broth]\nAdd the water.",
  labels: [{ title: "Soups" }],
  images: [{ location: "https://x.yz/soup.jpg" }],
};

const chowdown = `---
layout: recipe
title: "Onion soup"
image: onion-soup.jpg
tags: soups, winter

ingredients:
- 2 onions, sliced
- 1 l water

directions:
- Fry the onions.
- Add the water.
---

For cold days.
`;

const copyMeThat = `<!DOCTYPE html><html><body><div class="recipe" id="recipe_1">
<div id="name">Onion soup</div><div id="description">For cold days.</div>
<img class="recipeImage" src="images/onion.jpg">
<a id="original_link" href="https://x.yz/soup">https://x.yz/soup</a>
<span class="recipeCategory">Soups</span>, <span class="recipeCategory">Winter</span>
<a id="recipeYield">4 bowls</a><span meta="prepTime">15 min</span><span meta="cookTime">1 h</span>
<ul id="recipeIngredients"><li class="recipeIngredient">2 onions, sliced</li>
<li class="recipeIngredient recipeIngredient_subheader">Broth</li><li class="recipeIngredient">1 l water</li></ul>
<ol id="recipeInstructions"><li class="instruction">Fry the onions.</li><li class="instruction">Add the water.</li></ol>
<ul><li class="recipeNote">Freezes well.</li></ul></div></body></html>`;

const planToEat = `\uFEFFTitle,Course,Cuisine,Main Ingredient,Description,Source,Url,Url Host,Prep Time,Cook Time,Total Time,Servings,Yield,Ingredients,Directions,Tags,Rating,Public Url,Photo Url\r
Onion soup,Soups,French,Onion,"For ""cold"" days.",,https://x.yz/soup,x.yz,15 min,1 h,,4,,"2 onions, sliced\n1 l water","Fry the onions.\nAdd the water.",Winter,,,https://x.yz/soup.jpg\r
`;

const cooklang = `---
title: Onion soup
source: https://x.yz/soup
servings: 4
prep time: 15 minutes
time:
  cook: 1h
course: Soups
tags: [Winter]
---

> Freezes well.

-- A comment.
Fry the @onions{2}(sliced) in a #large pot{} for ~{5%minutes}.

== Broth ==

Add the @water{=1%l} [- cold -] and @?thyme{}, mail \\@ana.
`;

/** Archives of one recipe in the formats of other programs, by file name. */
export const archives: Record<string, () => Uint8Array> = {
  "soup.paprikarecipe": () => makeGzip(paprika),
  "Export.paprikarecipes": () => makeZip({ "Onion soup.paprikarecipe": makeGzip(paprika) }),
  "soup.melarecipe": () => Buffer.from(JSON.stringify(mela)),
  "Recipes.melarecipes": () => makeZip({ "Onion soup.melarecipe": mela }),
  "mealie.zip": () =>
    makeZip({
      "recipes/onion-soup/onion-soup.json": mealie,
      "recipes/onion-soup/images/original.webp": DOT,
    }),
  "tandoor.zip": () =>
    makeZip({ "Onion_soup.zip": makeZip({ "recipe.json": tandoor, "image.png": DOT }) }),
  "nextcloud.zip": () =>
    makeZip({
      "Recipes/Onion soup/recipe.json": schemaOrg,
      "Recipes/Onion soup/full.jpg": DOT,
      "Recipes/Onion soup/thumb.jpg": DOT,
    }),
  "recipesage.json-ld.json": () => Buffer.from(JSON.stringify([schemaOrg])),
  "recipesage.json": () => Buffer.from(JSON.stringify({ recipes: [recipeSage] })),
  "onion-soup.md": () => Buffer.from(chowdown),
  "chowdown.zip": () =>
    makeZip({ "_recipes/onion-soup.md": chowdown, "images/onion-soup.jpg": DOT }),
  "copymethat.zip": () => makeZip({ "recipes.html": copyMeThat, "images/onion.jpg": DOT }),
  "plan-to-eat.csv": () => Buffer.from(planToEat),
  "Onion soup.cook": () => Buffer.from(cooklang),
  "cooklang.zip": () => makeZip({ "Soups/Onion soup.cook": cooklang, "Soups/Onion soup.jpg": DOT }),
};
