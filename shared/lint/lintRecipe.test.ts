import { type Finding, type LintedRecipe, lintRules } from "./Finding";
import { lintRecipe } from "./lintRecipe";
import { addCelsius } from "./temperatureHints";

const siteNames = [
  "Garlic",
  "Onion",
  "Honey",
  "Butter",
  "Milk",
  "Egg",
  "Cinnamon",
  "Pine nut",
  "Dough",
  "Knoblauch",
  "Zwiebel",
  "Honig",
  "Milch",
  "Rosine",
  "Zimt",
  "Stück",
];

/** A recipe with complete facts; an ingredient may be followed by its preparation. */
function recipe(lines: string[], instructions: string, rest: Partial<LintedRecipe> = {}) {
  return {
    lines: lines.map((line) => {
      const [name = "", preparation = null] = line.split("; ");
      const isHeading = name.endsWith(":");
      return {
        heading: isHeading ? name.slice(0, -1) : null,
        name: isHeading ? "" : name,
        preparation,
        isOptional: false,
      };
    }),
    instructions,
    notes: null,
    servings: 4,
    prepMinutes: null,
    cookMinutes: null,
    totalMinutes: 600,
    ...rest,
  };
}

const describeFinding = ({ rule, words, step }: Finding) =>
  [rule, words, step].filter((part) => part !== "" && part !== null).join(" ");

const lint = (linted: LintedRecipe) => lintRecipe(linted, siteNames).map(describeFinding);

const soup = ["Leek", "Potato", "Vegetable stock", "Double cream"];
const steps = "Sweat the leeks in butter, add the potatoes and the stock.\nPuree with the cream.";

const kuchen = ["Weizenmehl", "Zucker", "Ei", "Backpulver", "Apfel"];
const schritte = "Das Mehl mit dem Backpulver mischen.\nDie Eier und den Zucker schaumig schlagen.";

describe("An ingredient that no step names", () => {
  it.each<[string, string[], string, string[]]>([
    ["is found", [...soup, "Nutmeg"], steps, ["unusedIngredient Nutmeg"]],
    ["is found in German", kuchen, schritte, ["unusedIngredient Apfel"]],
    ["is named in the plural", soup, steps, []],
    ["is named in part of a compound", kuchen, `${schritte}\nDie Äpfel unterheben.`, []],
    ["belongs to the remaining ones", [...soup, "Nutmeg"], `${steps}\nAdd all the rest.`, []],
    ["belongs to a German rest", kuchen, `${schritte}\nDie restlichen Zutaten zugeben.`, []],
    ["is named by its kind", [...soup, "Chive"], `${steps}\nScatter with the herbs.`, []],
    [
      "is a kind of meat",
      [...kuchen, "Lammschulter"],
      `${schritte}\nÄpfel und Fleisch braten.`,
      [],
    ],
    ["is part of a seasoning", [...soup, "Nutmeg"], `${steps}\nSeason to taste.`, []],
    ["is part of a German seasoning", [...kuchen.slice(0, 4), "Zimt"], `${schritte}\nWürzen.`, []],
    ["is water, salt or oil", [...soup, "Water", "Sea salt", "Olive oil"], steps, []],
    ["is for serving", [...soup, "Rye bread; to serve"], steps, []],
    [
      "is part of another compound",
      [...kuchen.slice(0, 4), "Dosentomate"],
      `${schritte}\nTomatensauce.`,
      [],
    ],
    ["is misspelled", [...soup, "Tumeric"], `${steps}\nDust with turmeric.`, []],
    ["is named in a section's heading", [...soup, "Nutmeg"], `Nutmeg soup:\n${steps}`, []],
    [
      "is in a section named as a whole",
      [...soup, "Glaze:", "Nutmeg"],
      `${steps}\nAdd the glaze.`,
      [],
    ],
    ["is a size", [...soup, "X"], steps, []],
    ["is misspelled shortly", ["Leek", "Potato", "Cream", "Date"], `${steps}\nAdd a dete.`, []],
    [
      "is in a recipe that names kinds",
      ["Leek", "Potato", "Carrot", "Chive", "Bean", "Pea", "Beef", "Thyme", "Nutmeg"],
      "Brown the meat with the leeks.\nAdd the potatoes and herbs.\nBoil the vegetables with the thyme.",
      [],
    ],
    [
      "may have another name",
      [...soup, "Nuts"],
      "Add leeks\nStir in morsels\nAdd potatoes, cream",
      [],
    ],
    ["is made of initials", [...soup, "M&Ms"], steps, []],
    ["is only described", [...soup, "Packung"], steps, []],
    ["is in a recipe of few words", [...soup, "Nutmeg"], "Cook the soup and serve it.", []],
    [
      "is in a recipe in French",
      [...soup, "Nutmeg"],
      "Cuire les leeks et la potato dans le stock.",
      [],
    ],
  ])("%s", (_, lines, instructions, findings) => {
    expect(lint(recipe(lines, instructions))).toEqual(findings);
  });

  it("is optional or named in the notes", () => {
    const lines = [...soup, "Nutmeg"];
    expect(lint(recipe(lines, steps, { notes: "Grate nutmeg over it." }))).toEqual([]);
    const optional = recipe(lines, steps);
    const isOptional = (name: string) => name === "Nutmeg";
    const changed = optional.lines.map((line) => ({ ...line, isOptional: isOptional(line.name) }));
    expect(lint({ ...optional, lines: changed })).toEqual([]);
  });

  it("leads to its line", () => {
    const [finding] = lintRecipe(recipe(["Soup:", ...soup, "Nutmeg"], steps), siteNames);
    expect(finding).toMatchObject({ line: 5, key: "unusedIngredient:nutmeg" });
  });
});

describe("An ingredient that a step uses and no line lists", () => {
  it.each<[string, string[], string, string[]]>([
    ["is found", soup, `${steps}\nStir in the honey.`, ["unlistedIngredient Honey 3"]],
    [
      "is found in a list",
      soup,
      `${steps}\nAdd the stock, 2 cloves garlic and a pinch of cinnamon.`,
      ["unlistedIngredient Garlic 3", "unlistedIngredient Cinnamon 3"],
    ],
    [
      "is found in German",
      kuchen,
      `${schritte}\nDie Äpfel und die Rosinen unterheben.`,
      ["unlistedIngredient Rosine 3"],
    ],
    ["is listed in another form", [...soup, "Runny honey"], `${steps}\nAdd the honey.`, []],
    [
      "is listed as a compound",
      [...kuchen, "Rohmilch"],
      `${schritte}\nÄpfel und Milch zugeben.`,
      [],
    ],
    ["is part of a listed one", [...soup, "Egg yolk"], `${steps}\nAdd the eggs and the yolk.`, []],
    [
      "is listed by its kind",
      [...soup, "Mixed spices"],
      `${steps}\nAdd the cinnamon and spices.`,
      [],
    ],
    ["is the result of a step", soup, `${steps}\nAdd the dough.`, []],
    ["is optional", soup, `${steps}\nGarnish with garlic, if you want.`, []],
    ["is possible", soup, `${steps}\nYou can also add garlic.`, []],
    ["is possible in German", kuchen, `${schritte}\nÄpfel dazu, evtl. noch Rosinen zugeben.`, []],
    ["is one of two", [...soup, "Chive"], `${steps}\nAdd garlic or chives.`, []],
    ["is served with it", soup, `${steps}\nStir in the cream and serve with onions.`, []],
    ["is in a variation", soup, `${steps}\nVariations: Stir in the honey.`, []],
    ["is below a heading for variations", soup, `${steps}\nVARIATIONS\nAdd the honey.`, []],
    [
      "is in a German variation",
      kuchen,
      `${schritte}\nÄpfel zugeben.\nVarianten:\nRosinen zugeben.`,
      [],
    ],
    ["is a piece", kuchen, `${schritte}\nÄpfel in Stücke schneiden.`, []],
    ["is no use", soup, `${steps}\nGoes well with honey. A milky soup.`, []],
    [
      "is a verb",
      soup,
      "Butter the tin. Add the leeks, the potatoes and stock.\nPuree with cream.",
      [],
    ],
  ])("%s", (_, lines, instructions, findings) => {
    expect(lint(recipe(lines, instructions))).toEqual(findings);
  });
});

describe("Steps longer than the total", () => {
  it.each<[string, string, number, string[]]>([
    ["are found", "Bake the cake for 50 minutes.", 30, ["longSteps 1"]],
    ["are found in German", "Den Kuchen 1 Stunde und 10 Min. backen.", 30, ["longSteps 1"]],
    ["are not added", "Knead for 20 minutes.\nBake for 50 minutes.", 50, []],
    ["are within the total", "Bake the cake for 50 minutes.", 60, []],
    ["are about the total", "Bake the cake for 50 minutes.", 45, []],
    ["are for keeping", "Fry it. It keeps in the fridge for 48 hours.", 30, []],
    ["are for keeping in German", "Anbraten. Hält sich im Kühlschrank 48 Stunden.", 30, []],
    ["are one of two durations", "Soak for 30 minutes in hot or 6 hours in cold water.", 40, []],
    ["are one of two in German", "Heiß 30 Minuten oder kalt 6 Stunden einweichen.", 40, []],
    [
      "are one of two methods",
      "Slow Cooker:\nCook on low for 6 hours.\nStove:\nSimmer it.",
      40,
      [],
    ],
    [
      "are one of two methods in German",
      "Im Schnellkochtopf garen.\nTopf: 2 Stunden garen.",
      40,
      [],
    ],
    [
      "follow the end",
      "Serve it immediately. For a firmer texture, freeze it for 2 hours.",
      30,
      [],
    ],
    ["follow the end in German", "Sofort servieren.\nFür später 2 Stunden kühlen.", 30, []],
    ["are remarks", "Let it rise for at least 30 minutes (better 24 hours).", 30, []],
    ["are for sealing jars", "Leave the jars undisturbed for 24 hours, then check seals.", 30, []],
    ["are in a variation", "Fry it.\nVariation: Bake it for 50 minutes.", 30, []],
    ["are upper limits", "Rest it for up to 2 hours.", 30, []],
    ["are the lower end", "Bake it for 25-45 minutes.", 30, []],
  ])("%s", (_, instructions, totalMinutes, findings) => {
    expect(lint(recipe([], instructions, { totalMinutes }))).toEqual(findings);
  });

  it("are compared with the sum of both times", () => {
    const times = { prepMinutes: 10, cookMinutes: 20, totalMinutes: null };
    expect(lint(recipe([], "Bake it for an hour.", times))).toEqual(["longSteps 1"]);
    expect(lint(recipe([], "Bake it for an hour.", { ...times, cookMinutes: 60 }))).toEqual([]);
    expect(lint(recipe([], "Bake it for an hour.", { ...times, prepMinutes: null }))).toEqual([]);
  });
});

describe("Degrees Fahrenheit", () => {
  it.each<[string, string, string[]]>([
    [
      "alone",
      "Bake at 350°F.\nTurn down to 300 °F.",
      ["fahrenheitOnly 350°F 1", "fahrenheitOnly 300 °F 2"],
    ],
    ["alone in German", "Bei 350 °F backen.", ["fahrenheitOnly 350 °F 1"]],
    ["in words", "Bake at 350 degrees Fahrenheit.", ["fahrenheitOnly 350 degrees Fahrenheit 1"]],
    ["with Celsius", "Bake at 350°F (180°C).", []],
    ["with Celsius in another step", "Heat to 180 C.\nBake at 350°F.", []],
    ["with a gas mark", "Bake at 350°F/gas 4.", []],
    ["without a scale", "Bake at 350 degrees.", []],
  ])("%s", (_, instructions, findings) => {
    expect(lint(recipe([], instructions))).toEqual(findings);
  });

  it.each([
    ["Bake at 350 °F.", "350 °F", "Bake at 350 °F (180 °C)."],
    [
      "Roast to 165°F.\nBake at 325–350°F.",
      "325–350°F",
      "Roast to 165°F.\nBake at 325–350°F (160–180 °C).",
    ],
    ["Cook to 165°F inside.", "165°F", "Cook to 165°F (74 °C) inside."],
  ])("of %j get Celsius behind %s", (instructions, temperature, mended) => {
    expect(addCelsius(instructions, temperature)).toBe(mended);
    expect(lint(recipe([], mended))).toEqual([]);
  });
});

it("a recipe without servings and times is found once each", () => {
  const facts = { servings: null, totalMinutes: null };
  expect(lint(recipe([], "", facts))).toEqual(["noYield", "noTime"]);
  expect(lint(recipe([], "", { ...facts, cookMinutes: 5 }))).toEqual(["noYield"]);
  expect(lintRules).toContain("noYield");
});
