import { readPage } from "./readPage";
import { findPart } from "./textWords";

const list = (items: readonly string[], tag = "ul") =>
  `<${tag}>${items.map((item) => `<li>${item}</li>`).join("")}</${tag}>`;
const jsonLd = (fields: object) =>
  `<script type="application/ld+json">${JSON.stringify({ "@type": "Recipe", ...fields })}</script>`;
const read = (body: string, head = "") =>
  readPage(`<html><head>${head}</head><body>${body}</body></html>`, "https://example.org/tart")[0];

const lines = ["500 g plums", "200 g flour"];
const steps = ["Rub the butter into the flour.", "Cover with plums and bake."];
const text = `<h1>Our plum tart</h1><h2>Ingredients</h2>${list(lines)}<h2>Method</h2>${list(steps, "ol")}`;

describe("Structured data without lists", () => {
  const fields = {
    name: "Plum tart",
    author: { "@type": "Person", name: "Jo Farrier" },
    prepTime: "PT20M",
    cookTime: "PT40M",
    recipeYield: "6",
    image: "https://example.org/tart.jpg",
    description: "A tart for September.",
    recipeCategory: "Dessert",
    keywords: "plum, tart",
  };

  it("is completed from the text of the page", () => {
    const related = `<h2>You might also like</h2>${list(["Apple pie", "Pear pie"])}`;
    expect(read(text + related, jsonLd(fields))).toMatchObject({
      name: "Plum tart",
      author: "Jo Farrier",
      description: "A tart for September.",
      prepMinutes: 20,
      cookMinutes: 40,
      servings: 6,
      photos: [{ url: "https://example.org/tart.jpg" }],
      category: "Dessert",
      tags: ["plum", "tart"],
      ingredients: lines,
      instructions: steps,
      warnings: [],
    });
  });

  it.each([
    ["empty lists", { recipeIngredient: [], recipeInstructions: "" }],
    ["empty texts", { recipeIngredient: "", recipeInstructions: [{ text: "" }] }],
    ["no steps", { recipeIngredient: lines }],
    ["no ingredients", { recipeInstructions: steps }],
    ["a URL", { recipeIngredient: lines, recipeInstructions: "https://example.org/tart#method" }],
    [
      "a teaser",
      { recipeIngredient: lines, recipeInstructions: [{ text: "See the full recipe." }] },
    ],
    [
      "a copy of the description",
      { recipeIngredient: lines, recipeInstructions: "<p>A tart for September!</p>" },
    ],
    ["a German teaser", { recipeIngredient: lines, recipeInstructions: "Zum Rezept" }],
  ])("is completed if it has %s", (_, parts) => {
    expect(read(text, jsonLd({ ...fields, ...parts }))).toMatchObject({
      author: "Jo Farrier",
      ingredients: lines,
      instructions: steps,
    });
  });

  it("is completed in microdata", () => {
    const microdata = `<div itemscope itemtype="https://schema.org/Recipe">
      <b itemprop="name">Plum tart</b><meta itemprop="totalTime" content="PT1H"></div>`;
    expect(read(microdata + text)).toMatchObject({
      name: "Plum tart",
      totalMinutes: 60,
      ingredients: lines,
      instructions: steps,
    });
  });

  it("of related recipes is not that of the page", () => {
    const related = ["Apple pie", "Plum tart", "Pear pie"].map((name) =>
      jsonLd({ name, author: `Author of ${name}` }),
    );
    expect(read(text, related.join(""))).toMatchObject({ author: "Author of Plum tart" });
  });

  it("keeps its only step if the page has none", () => {
    const parts = { recipeIngredient: lines, recipeInstructions: "See the full recipe." };
    expect(read("<h1>Plum tart</h1>", jsonLd({ ...fields, ...parts }))).toMatchObject({
      instructions: ["See the full recipe."],
    });
  });
});

describe("The text of a page", () => {
  it.each([
    "<h3>Explore our pans today!</h3><p>Round gratin dish 20 cm</p><p>£58.00</p>",
    "<p>12,90 €</p><p>The dish in which we always bake it, in four colors.</p>",
    "<h3>More recipes</h3><p>Onion tart for the whole street, which my neighbor likes.</p>",
    "<p>March 22, 2022</p><p>My neighbor brought me onions, so I made this tart.</p>",
    "<p>22. März 2022</p><p>Gestern waren wir auf dem Markt und haben Lauch gekauft.</p>",
    "<p>Read more</p><p>Onion tart for the whole street, which my neighbor likes.</p>",
    "<p>Tags:</p><p>leek, gratin</p>",
    "<p>Posted by Ann</p>",
    "<p>Veröffentlicht am 3. Mai 2021</p>",
    "<p>Publié par Anne</p>",
    "<p>Share this:</p><p>We would love to see a photo of your gratin.</p>",
    "<h2>3 comments</h2><p>We had this on Friday, and it was very good.</p>",
    '<div class="comments-area"><p>We had this on Friday, and it was very good.</p></div>',
    '<div class="wpd-comments-list"><p>We had this on Friday, and it was very good.</p></div>',
    '<div class="c-related"><p>Onion tart for the whole street, which I like.</p></div>',
    '<div class="related-posts"><p>Onion tart for the whole street, which I like.</p></div>',
    '<div class="newsletter"><p>Subscribe and get five recipes each week by mail.</p></div>',
    '<div id="cookie-banner"><p>We use cookies to improve the pages that you see.</p></div>',
    "<h4>Nutrition</h4><table><tr><td>Energy</td><td>320 kcal</td></tr></table>",
    "<h3>Das könnte dir auch gefallen</h3><p>Ein Kuchen für die ganze Familie im Herbst.</p>",
    "<p>Weiterlesen</p><p>Ein Kuchen für die ganze Familie im Herbst.</p>",
    "<p>Pin for later</p><p>Tried this recipe? Let us know how it was!</p>",
    "<p>Add all to cart</p>",
    "<h4>Latest from the blog</h4><p>Ten ways with leeks</p>",
    "<h4>Storage</h4><p>It keeps in the fridge for up to three days.</p>",
    "<h4>Serving suggestions</h4><p>Serve it with a green salad and crusty bread.</p>",
    "<p>About the author</p><p>Ann has cooked for the whole street since she was five.</p>",
    "<p>4.8 from 120 votes</p><p>Rate this recipe</p>",
    "<p>Published: March 22, 2022</p><p>1,234 views</p><p>5 min read</p>",
    "<h4>More from our kitchen</h4><p>Onion tart</p>",
    "<p>As an Amazon Associate I earn from qualifying purchases.</p>",
    "<h4>Equipment I used</h4><p>Gratin dish</p>",
    "<h4>Über die Autorin</h4><p>Anna kocht für die ganze Straße, seit sie fünf ist.</p>",
    "<h4>Weitere leckere Rezepte</h4><p>Zwiebelkuchen</p>",
    "<h4>Vous aimerez aussi</h4><p>Tarte à l'oignon</p>",
    "<h4>También te puede interesar</h4><p>Tarta de cebolla</p>",
    "<h4>Ti potrebbe interessare anche</h4><p>Torta di cipolle</p>",
    "<h4>Dit vind je misschien ook lekker</h4><p>Uientaart</p>",
    "<h4>Reacties</h4><p>Heerlijk!</p>",
    "<p>Enjoy!</p>",
    "<p>Print this recipe</p>",
  ])("ends with the method, before %s", (rest) => {
    const method =
      "<h3>Cooking</h3><p>1</p><p>Slice the leeks.</p><p>2</p><p>Bake for an hour.</p>";
    const page = `<div><h1>Leek gratin</h1><h3>Ingredients</h3>${list(["4 leeks", "50 g cheese"])}${method}${rest}</div>`;
    expect(read(page)).toMatchObject({
      ingredients: ["4 leeks", "50 g cheese"],
      instructions: ["Slice the leeks.", "Bake for an hour."],
    });
  });

  const cooked = "<h2>Method</h2><p>Fry the pak choi.</p><p>Stir in the tahini.</p>";
  const expectedLines = ["3 pcs. pak choi", "0.5 bunch spring onions"];
  const parts = [
    ["3", "pcs.", "pak choi"],
    ["0.5", "bunch", "spring onions"],
  ];
  const join = (tag: string, inner: string) =>
    parts
      .map(
        (line) =>
          `<${tag}>${line.map((part) => `<${inner}>${part}</${inner.split(" ")[0]}>`).join("")}</${tag}>`,
      )
      .join("");

  it.each([
    ["cells of a table", `<table>${join("tr", "td")}</table>`],
    [
      "cells below a header",
      `<table><tr><th>Amount</th><th>Unit</th><th>Ingredient</th></tr>${join("tr", "td")}</table>`,
    ],
    [
      "cells below a header without markup",
      `<table><tr><td>Menge</td><td>Einheit</td><td>Zutat</td></tr>${join("tr", "td")}</table>`,
    ],
    ["blocks of an item", `<ul>${join("li", "div")}</ul>`],
    ["paragraphs of an item", `<ul>${join("li", "p")}</ul>`],
    ["styled spans of an item", `<ul>${join("li", 'span class="x"')}</ul>`],
    ["spans of an item", `<ul>${join("li", "span")}</ul>`],
    ["styled spans of a row", join("div", 'span class="x"')],
    [
      "blocks without an element around them",
      parts
        .flat()
        .map((part) => `<p>${part}</p>`)
        .join(""),
    ],
    ["items for each amount and name", list(parts.flat())],
    [
      "labels with checkboxes",
      `<ul>${parts.map((line) => `<li><label><input type="checkbox">▢ ${line.join(" ")}</label></li>`).join("")}</ul>`,
    ],
    [
      "terms and descriptions",
      `<dl>${parts.map(([amount, unit, name]) => `<dt>${amount} ${unit}</dt><dd>${name}</dd>`).join("")}</dl>`,
    ],
    [
      "terms before amounts",
      `<dl>${parts.map(([amount, unit, name]) => `<dt>${name}</dt><dd>${amount} ${unit}</dd>`).join("")}</dl>`,
    ],
    [
      "cells of a table inside a table",
      `<table><tr><td><table>${join("tr", "td")}</table></td></tr></table>`,
    ],
    [
      "names before amounts in elements of their own",
      parts
        .map(
          ([amount, unit, name]) =>
            `<div><p class="name">${name}</p><p class="item-quantity">${amount} ${unit}</p></div>`,
        )
        .join(""),
    ],
    [
      "names before amounts in spans",
      `<ul>${parts.map(([amount, unit, name]) => `<li><span class="name">${name}</span><span class="qty">${amount} ${unit}</span></li>`).join("")}</ul>`,
    ],
    [
      "elements with the role of an item",
      `<div role="list">${parts.map((line) => `<div role="listitem"><p>${line.join("</p><p>")}</p></div>`).join("")}</div>`,
    ],
  ])("has one line for %s", (_, html) => {
    expect(read(`<h1>Bowl</h1><h2>Ingredients</h2>${html}${cooked}`)).toMatchObject({
      ingredients: expectedLines,
      instructions: ["Fry the pak choi.", "Stir in the tahini."],
    });
  });

  it("has no amounts without a name, and no files", () => {
    const lines = ["2 eggs", "1 pinch salt", "to taste", "A4 card (353 KB)"];
    expect(read(`<h1>Bowl</h1><h2>Ingredients</h2>${list(lines)}${cooked}`)).toMatchObject({
      ingredients: ["2 eggs", "1 pinch salt"],
    });
  });

  it.each(["Let's get started!", "To the kitchen."])(
    "has steps below the heading %j",
    (heading) => {
      const page = `<h1>Tart</h1><h3>Ingredients</h3>${list(lines)}<h4>${heading}</h4>${list(steps)}<p>By Ann</p>`;
      expect(read(page)).toMatchObject({ ingredients: lines, instructions: steps });
    },
  );

  it.each(["!Icing", ">> Icing <<", "*** Icing ***", "~ Icing ~"])(
    "has the heading %s",
    (heading) => {
      const items = list(["200 g flour", heading, "50 g sugar"]);
      const recipe = read(`<h1>Cake</h1><h2>Ingredients</h2>${items}<h2>Method</h2>${list(steps)}`);
      expect(recipe?.ingredients).toEqual(["200 g flour", "Icing:", "50 g sugar"]);
    },
  );

  it("has bold lines as headings only among others that are not bold", () => {
    const readLines = (texts: readonly string[]) =>
      read(
        `<h1>Cake</h1><h2>Ingredients</h2>${texts.map((line) => `<p>${line}</p>`).join("")}<h2>Method</h2>${list(steps)}`,
      )?.ingredients;
    const bold = ["<b>200 g flour</b>", "<strong>Salt and pepper</strong>", "<b>2 eggs</b>"];
    expect(readLines(bold)).toEqual(["200 g flour", "Salt and pepper", "2 eggs"]);
    expect(readLines(["200 g flour", "<b>Icing</b>", "50 g sugar"])).toEqual([
      "200 g flour",
      "Icing:",
      "50 g sugar",
    ]);
  });

  it("has a whole number before a fraction", () => {
    const html = "<p>1<sup>1</sup>/<sub>2</sub> cups milk<br>2 eggs</p>";
    expect(read(`<h1>Bowl</h1><h2>Ingredients</h2>${html}${cooked}`)).toMatchObject({
      ingredients: ["1 1/2 cups milk", "2 eggs"],
    });
  });

  it.each([
    ["Ingredients", "Directions"],
    ["🥕 INGREDIENTS:", "👩‍🍳 METHOD:"],
    ["1. Ingredients", "2. Instructions"],
    ["Ingredients* (serves 4)", "Let’s cook!"],
    ["Zutaten für 4 Personen", "So geht’s"],
    ["Les ingrédients", "Étapes de la recette"],
    ["Ingredienti per 4 persone", "Procedimento"],
    ["Ingredientes", "Elaboración"],
    ["Ingredientes", "Modo de preparo"],
    ["Benodigdheden", "Bereidingswijze"],
    ["Ingrediëntenlijst", "Bereiding"],
    ["Det skal du bruge", "Fremgangsmåde"],
    ["Ingredienser", "Gör så här"],
    ["Dette trenger du", "Slik gjør du"],
    ["Ainekset", "Valmistusohje"],
    ["Składniki na 4 osoby", "Sposób przygotowania"],
    ["Suroviny", "Postup přípravy"],
    ["Hozzávalók", "Elkészítés"],
    ["Malzemeler", "Yapılışı"],
    ["Υλικά", "Εκτέλεση"],
    ["Ингредиенты", "Способ приготовления"],
    ["材料（2人分）", "作り方"],
    ["食材", "做法"],
    ["[재료]", "만드는 법"],
  ])("has the headings %s and %s", (ingredients, instructions) => {
    expect([findPart(ingredients), findPart(instructions)]).toEqual([
      "ingredients",
      "instructions",
    ]);
    const page = `<h1>x</h1><p>${ingredients}</p><p>2 x<br>3 y</p><p>${instructions}</p><p>Aaa bbb ccc.</p><p>Ddd eee fff.</p>`;
    expect(read(page)).toMatchObject({
      ingredients: ["2 x", "3 y"],
      instructions: ["Aaa bbb ccc.", "Ddd eee fff."],
    });
  });

  it("has steps below headings that name the dish", () => {
    const page = `<h1>Pruimentaart</h1><p>Ingrediëntenlijst</p>${list(lines)}<p>Een taart voor de hele familie.</p>
      <h2>Pruimentaart maken</h2><p>${steps[0]}</p><h2>Pruimentaart bakken</h2><p>${steps[1]}</p>`;
    expect(read(page)).toMatchObject({ ingredients: lines, instructions: steps });
  });

  it("has the values below the title, not those of other recipes above it", () => {
    const card = "<div><p>8 portions</p><p>Prep time: 50 min</p></div>";
    const values = "<p>4 portions</p><p>Prep time: 5 min</p>";
    const page = card + text.replace("<h2>Ingredients", `${values}<h2>Ingredients`);
    expect(read(page)).toMatchObject({ servings: 4, prepMinutes: 5 });
  });

  it("has no values among its steps", () => {
    const page = text.replace(/<ol>.*/, `<p>Prep Time: 5 mins</p><p>${steps.join("</p><p>")}</p>`);
    expect(read(page)).toMatchObject({ instructions: steps });
  });

  it("has no labels of advertisements", () => {
    const label = "<div>Advertisement</div><div>Continue Reading Below</div>";
    const page = `<h1>Tart</h1><h2>Ingredients</h2>${list(lines)}${label}<h2>Method</h2>
      <p>${steps[0]}</p>${label}<p>${steps[1]}</p>${label}`;
    expect(read(page)).toMatchObject({ ingredients: lines, instructions: steps });
  });

  it("has a line for each line break of a long item", () => {
    const items = ["For the filling:<br>500 g plums<br>50 g sugar<br>1 lemon", "200 g flour"];
    const page = `<h1>Tart</h1><h2>Ingredients</h2>${list(items)}<h2>Method</h2>${list(steps)}`;
    expect(read(page)).toMatchObject({
      ingredients: ["For the filling:", "500 g plums", "50 g sugar", "1 lemon", "200 g flour"],
      instructions: steps,
    });
  });

  it("has the steps that are certain if its ingredients are found by their appearance", () => {
    const page = `<h1>Tart</h1><p>500 g plums</p><p>200 g flour</p>
      <div class="instructions"><p>${steps[0]}</p><p>${steps[1]}</p></div><p>Category</p><p>Cakes</p>`;
    expect(read(page)).toMatchObject({ ingredients: lines, instructions: steps });
  });

  it("has steps below numbered headings, which may name ingredients", () => {
    const page = `<h1>Tart</h1><h2>Ingredients</h2>${list(lines)}<h2>Method</h2>
      <h3>Step 1 - Mix the ingredients</h3><p>${steps[0]}</p><h3>Step 2 - Bake</h3><p>${steps[1]}</p>`;
    expect(read(page)).toMatchObject({
      ingredients: lines,
      instructions: ["Mix the ingredients:", steps[0], "Bake:", steps[1]],
    });
  });

  it("has its lists once if they are repeated", () => {
    const both = list(["2 eggs", "100 g flour", "salt"]);
    const page = `<h1>x</h1><h2>Ingredients</h2>${both}${both}${cooked}`;
    expect(read(page)).toMatchObject({ ingredients: ["2 eggs", "100 g flour", "salt"] });
  });

  it.each([
    ["<p>Servings:</p><p>6</p><p>Prep Time</p><p>5 mins</p>", { servings: 6, prepMinutes: 5 }],
    ["<p>Personnes 6/8</p><p>Cuisson 45 min</p>", { servings: 6, cookMinutes: 45 }],
    ["<p>4 persons</p><p>Ready in around 20 mins</p>", { servings: 4, totalMinutes: 20 }],
    ["<p>分量：30 个</p>", { servings: 30 }],
    ["<p>2 főre</p>", { servings: 2 }],
    ["<p>8 os.</p><p>40 min</p>", { servings: 8 }],
    ["<p>Rendimento 4 porções</p>", { servings: 4 }],
    ["<p>Serves 2-4 | Cook 25 min | Gluten-free</p>", { servings: 2, cookMinutes: 25 }],
    ["<h3>Pour 2 personnes :</h3><p>Cuisson : 45 min</p>", { servings: 2, cookMinutes: 45 }],
    ["<p>2 - 4 porcje</p><p>Czas: 30 min</p>", { servings: 2, totalMinutes: 30 }],
    [
      "<p>Rendimento: 4 porções</p><p>Tempo de preparo: 30 min</p>",
      { servings: 4, prepMinutes: 30 },
    ],
    ["<p>Porzioni: 4</p><p>Cottura: 1 ora</p>", { servings: 4, cookMinutes: 60 }],
    ["<p>Antal: 4</p><p>Tid i alt: 40 min</p>", { servings: 4, totalMinutes: 40 }],
  ])("has the values of %s", (values, fields) => {
    expect(read(text.replace("<h2>Ingredients", `${values}<h2>Ingredients`))).toMatchObject(fields);
  });

  it("has steps of one word", () => {
    const steps = ["Rub.", "Chop.", "Bake."];
    const page = `<h1>Crumble</h1><h2>Ingredients</h2><ul><li>200 g flour</li><li>2 apples</li></ul><h2>Method</h2><ol>${steps.map((step) => `<li>${step}</li>`).join("")}</ol>`;
    expect(read(page)).toMatchObject({ instructions: steps });
  });
});
