import { readPage } from "./readPage";

const scope = (html: string, attributes = "") =>
  `<div itemscope itemtype="https://schema.org/Recipe" ${attributes}><h1 itemprop="name">Lime rice</h1>${html}</div>`;
const INGREDIENTS = `<ul><li itemprop="recipeIngredient">200 g rice</li><li itemprop="recipeIngredient">1 lime</li></ul>`;
const STEPS = `<ol><li itemprop="recipeInstructions">Boil the rice.</li><li itemprop="recipeInstructions">Squeeze the lime.</li></ol>`;

const howTo = (type: string, property: string) =>
  `<div itemprop="recipeInstructions" itemscope itemtype="https://schema.org/${type}">${[
    "Boil the rice.",
    "Squeeze the lime.",
  ]
    .map(
      (text) =>
        `<div itemprop="itemListElement" itemscope itemtype="https://schema.org/HowToStep"><p itemprop="${property}">${text}</p></div>`,
    )
    .join("")}</div>`;

describe("Microdata has the ingredients and steps of a recipe", () => {
  it.each([
    ["in properties that occur several times", scope(INGREDIENTS + STEPS)],
    [
      "in lists that are one property",
      scope(`<ul itemprop="ingredients"><li>200 g rice</li><li>1 lime</li></ul>
        <div itemprop="instructions"><p>Boil the rice.</p><p>Squeeze the lime.</p></div>`),
    ],
    [
      "in parts without spaces between them",
      scope(
        `<p itemprop="recipeIngredient"><span>200</span><span>g</span><span>rice</span></p>
        <p itemprop="recipeIngredient"><span>1</span> <span>lime</span></p>${STEPS}`,
      ),
    ],
    ["in nested steps", scope(INGREDIENTS + howTo("ItemList", "text"))],
    ["in a nested section", scope(INGREDIENTS + howTo("HowToSection", "description"))],
    ["in steps with names only", scope(INGREDIENTS + howTo("HowToSection", "name"))],
    [
      "in steps without properties",
      scope(
        `${INGREDIENTS}<ol>${["Boil the rice.", "Squeeze the lime."].map((text) => `<li itemprop="recipeInstructions" itemscope itemtype="https://schema.org/HowToStep"><meta itemprop="position" content="1">${text}</li>`).join("")}</ol>`,
      ),
    ],
    [
      "in a section without properties",
      scope(
        `${INGREDIENTS}<div itemprop="recipeInstructions" itemscope itemtype="https://schema.org/HowToSection"><ol><li>Boil the rice.</li><li>Squeeze the lime.</li></ol></div>`,
      ),
    ],
    [
      "in texts of one section",
      scope(
        `${INGREDIENTS}<ol itemprop="recipeInstructions" itemscope itemtype="https://schema.org/HowToSection"><li itemprop="text">Boil the rice.</li><li itemprop="text">Squeeze the lime.</li></ol>`,
      ),
    ],
    [
      "in a property within the same property",
      scope(`${INGREDIENTS}<div itemprop="recipeInstructions">${STEPS}</div>`),
    ],
    [
      "over several lines of the source",
      scope(`<ul><li itemprop="recipeIngredient">
          <span>200 g</span>
          <span>rice</span>
        </li><li itemprop="recipeIngredient">1
          lime</li></ul><div itemprop="recipeInstructions"><p>Boil
          the rice.</p><p>Squeeze the lime.</p></div>`),
    ],
    [
      "in numbered items and with empty values",
      scope(`<ol><li itemprop="recipeIngredient" value="7">200 g rice</li>
        <li itemprop="recipeIngredient" content=" ">1 lime</li></ol>${STEPS}`),
    ],
    [
      "elsewhere on the page",
      `${scope("", 'itemref="rice steps absent"')}<div id="rice">${INGREDIENTS}</div><div id="steps">${STEPS}</div>`,
    ],
    ["twice", scope(INGREDIENTS + INGREDIENTS + STEPS + STEPS)],
    [
      "in the vocabulary of data-vocabulary.org",
      `<div itemscope itemtype="http://data-vocabulary.org/Recipe"><b itemprop="name">Lime rice</b>
        <p itemprop="ingredient" itemscope itemtype="http://data-vocabulary.org/RecipeIngredient">
          <span itemprop="amount">200 g</span> <span itemprop="name">rice</span></p>
        <p itemprop="ingredient" itemscope itemtype="http://data-vocabulary.org/RecipeIngredient">
          <span itemprop="amount">1</span> <span itemprop="name">lime</span></p>
        <div itemprop="instructions">Boil the rice.<br>Squeeze the lime.</div></div>`,
    ],
    [
      "in old RDFa",
      `<div xmlns:v="http://rdf.data-vocabulary.org/#" typeof="v:Recipe"><b property="v:name">Lime rice</b>
        <p rel="v:ingredient"><span typeof="v:RecipeIngredient">200 g rice</span></p>
        <p rel="v:ingredient"><span typeof="v:RecipeIngredient">1 lime</span></p>
        <div property="v:instructions">Boil the rice.<br>Squeeze the lime.</div></div>`,
    ],
    [
      "in RDFa",
      `<div vocab="https://schema.org/" typeof="Recipe"><b property="name">Lime rice</b>
        <p property="recipeIngredient">200 g rice</p><p property="recipeIngredient">1 lime</p>
        <ol property="recipeInstructions"><li>Boil the rice.</li><li>Squeeze the lime.</li></ol></div>`,
    ],
  ])("%s", (_, html) => {
    expect(readPage(html)).toMatchObject([
      {
        name: "Lime rice",
        ingredients: ["200 g rice", "1 lime"],
        instructions: ["Boil the rice.", "Squeeze the lime."],
      },
    ]);
  });
});

it("Nested lists of steps keep each description and the names", () => {
  const item = (name: string, ...texts: string[]) =>
    `<div itemprop="itemListElement" itemscope itemtype="https://schema.org/ListItem"><h3 itemprop="name">${name}</h3>
      ${texts.map((text) => `<span itemprop="description">${text}</span>`).join("")}</div>`;
  const html =
    scope(`${INGREDIENTS}<section itemprop="recipeInstructions" itemscope itemtype="https://schema.org/ItemList">
    ${item("Cook", "Boil the water.", "Add the rice.")}${item("Finish", "Squeeze the lime.")}</section>`);
  expect(readPage(html)).toMatchObject([
    { instructions: ["Cook:", "Boil the water.", "Add the rice.", "Finish:", "Squeeze the lime."] },
  ]);
});

it("Headings within the steps are headings, unless all steps are", () => {
  const read = (steps: string) =>
    readPage(scope(`${INGREDIENTS}<div itemprop="recipeInstructions">${steps}</div>`))[0];
  const headings = "<h3>Rice</h3><p>Boil the rice.</p><h3>Sauce</h3><p>Squeeze the lime.</p>";
  expect(read(headings)).toMatchObject({
    instructions: ["Rice:", "Boil the rice.", "Sauce:", "Squeeze the lime."],
  });
  expect(read("<h4>Boil the rice.</h4><h4>Squeeze the lime.</h4>")).toMatchObject({
    instructions: ["Boil the rice.", "Squeeze the lime."],
  });
});

it("The paragraphs of a step are steps below its name", () => {
  const html =
    scope(`${INGREDIENTS}<div itemprop="recipeInstructions" itemscope itemtype="https://schema.org/HowToStep">
    <b itemprop="name">Cook</b><div itemprop="text"><p>Boil the
    water.</p><p>Add the rice.</p></div></div>
    <div itemprop="recipeInstructions" itemscope itemtype="https://schema.org/HowToStep"><p itemprop="text">Eat.</p></div>`);
  expect(readPage(html)).toMatchObject([
    { instructions: ["Cook:", "Boil the water.", "Add the rice.", "Eat."] },
  ]);
});

it("Microdata has times, equipment and the author", () => {
  const html = scope(`${INGREDIENTS}${STEPS}<time itemprop="prepTime" datetime="PT10M">10 min</time>
    <span itemprop="cookTime">1 heure 30</span><b itemprop="tool">Pot</b><b itemprop="tool">Press</b>
    <span itemprop="author" itemscope itemtype="https://schema.org/Person"><i itemprop="name">Ann</i></span>`);
  expect(readPage(html)).toMatchObject([
    { prepMinutes: 10, cookMinutes: 90, equipment: ["Pot", "Press"], author: "Ann" },
  ]);
});

it("A reference to an element around the recipe is ignored", () => {
  const html = `<div id="all">${scope(INGREDIENTS + STEPS, 'itemref="all"')}</div>`;
  expect(readPage(html)).toMatchObject([{ ingredients: ["200 g rice", "1 lime"] }]);
});
