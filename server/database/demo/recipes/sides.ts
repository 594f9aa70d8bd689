import type { DemoRecipe } from "../DemoData";

/** What stands beside the main dish, and is often eaten first. */
export const sides: DemoRecipe[] = [
  {
    name: "Kelewele",
    by: "Idris Okafor",
    category: "Sides",
    difficulty: "Easy",
    tags: ["Vegan", "Vegetarian", "Gluten-free", "Spicy", "Quick"],
    ingredientsNotes: "You want plantains that are yellow with a fair number of black spots, still firm.",
    instructions: [
      "Grate the ginger, onion and Scotch bonnet into a bowl, and stir in the ground cloves, the salt and a tablespoon of water.",
      "Peel the plantains, cut them into finger-thick cubes and turn them in the paste. Leave for 15 minutes.",
      "Heat 3 cm of oil to 175 °C in a deep pan.",
      "Fry in three batches for 4 to 5 minutes each, until the edges are mahogany. Too many at once and they will steam.",
      "Drain, scatter with the peanuts and eat with your fingers.",
    ].join("\n"),
    lines: [
      ["3", null, "Ripe plantain"],
      ["30", "g", "Ginger"],
      ["1/2", "small", "Onion"],
      ["1/2", null, "Scotch bonnet"],
      ["1/4", "tsp", "Ground clove"],
      ["1", "tsp", "Salt"],
      ["500", "ml", "Vegetable oil"],
      ["50", "g", "Roasted peanut", "optional"],
    ],
  },
  {
    name: "Hasselback potatoes",
    by: "Rosa Lindqvist",
    category: "Sides",
    difficulty: "Easy",
    tags: ["Vegetarian", "Kids like it", "Festive"],
    ingredientsNotes: "Choose waxy potatoes of one size, oval rather than round.",
    instructions: [
      "Heat the oven to 210 °C. Peel the potatoes and cut a thin slice off the bottom of each so that it sits still.",
      "Lay a potato between two wooden spoons and cut down to the handles every 3 millimetres, so that the slices hold together at the base. Rinse and pat dry.",
      "Set them in a roasting tin, brush with half of the butter, melted, and salt them.",
      "Roast for 30 minutes. Brush with the rest of the butter, working it into the cuts, which have opened by now.",
      "Sprinkle with the breadcrumbs and roast for another 25 minutes, until the tops are crisp and the insides soft.",
    ].join("\n"),
    lines: [
      ["1.2", "kg", "Potato"],
      ["75", "g", "Butter"],
      ["3", "tbsp", "Breadcrumbs"],
      ["1", "tsp", "Flaky salt"],
    ].concat([]) as never,
  },
];
