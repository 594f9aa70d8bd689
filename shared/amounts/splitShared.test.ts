import { linesOfText } from "./parseLine";

it.each([
  ["1 tbsp each: cumin, coriander", "1 tbsp cumin / 1 tbsp coriander"],
  ["1 tsp each of salt and pepper", "1 tsp salt / 1 tsp pepper"],
  ["½ tsp each of: salt, pepper, cumin", "1/2 tsp salt / 1/2 tsp pepper / 1/2 tsp cumin"],
  ["1 cup each diced onion, celery, and carrot", "1 cup diced onion / 1 cup celery / 1 cup carrot"],
  [
    "2 tbsp each parsley & chives, finely chopped, plus extra",
    "2 tbsp parsley, finely chopped, plus extra / 2 tbsp chives, finely chopped, plus extra",
  ],
  ["- a handful each of basil and mint", "a handful basil / a handful mint"],
  ["Salt and pepper, 1/2 teaspoon each", "1/2 teaspoon Salt / 1/2 teaspoon pepper"],
  ["je 1 TL Salz und Pfeffer", "1 TL Salz / 1 TL Pfeffer"],
  ["2 EL je Öl, Essig und Senf", "2 EL Öl / 2 EL Essig / 2 EL Senf"],
  [
    "Jeweils 1 Bund Petersilie und Dill, gehackt",
    "1 Bund Petersilie, gehackt / 1 Bund Dill, gehackt",
  ],
  ["jeweils eine Handvoll Dill und Minze", "eine Handvoll Dill / eine Handvoll Minze"],
  ["Salz und Pfeffer (je 1 TL)", "1 TL Salz / 1 TL Pfeffer"],
])("Ingredients that share an amount get a line each: %s", (text, lines) => {
  expect(linesOfText(text)).toEqual(lines.split(" / "));
});

it.each([
  "1 tbsp each lemon and lime juice",
  "2 each red and green peppers",
  "je 1 rote und gelbe Paprika",
  "je 100 ml Karotten- und Orangensaft",
  "1 tbsp each peeled, grated ginger",
  "je 1 TL Salz",
  "1 tsp salt and pepper",
  "2 steaks, 200 g each",
  "Chicken breasts, 150 g each",
  "2 potatoes, each cut in half and sliced",
  "4 cans (400 g each) beans and peas",
  "Each serving and a half",
  "je nach Geschmack Salz und Pfeffer",
])("A line whose ingredients are not certain stays whole: %s", (line) => {
  expect(linesOfText(line)).toEqual([line]);
});
