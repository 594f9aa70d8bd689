import type { DatedReview, DemoHistory, DemoRecipe, DemoVariation } from "./DemoData";
import { recipes } from "./recipes";

/** A drink about which cooks disagree: those who halve the sugar like it best. */
const DISPUTED = "Limonana";

/** The reviews of the disputed recipe, the oldest first. */
export const disputedReviews: DatedReview[] = [
  {
    ...{ recipe: DISPUTED, by: "Gus McCready", score: 2, daysAgo: 12.2, outcome: "as_written" },
    text: "Made it to the letter, and my teeth are still talking about it. Too sweet by half.",
  },
  {
    ...{ recipe: DISPUTED, by: "Giulia_R", score: 5, daysAgo: 3, outcome: "with_changes" },
    text: "With half of the sugar it is the best thing about August. My lemons were sweet ones from Amalfi.",
    changes: [{ kind: "LESS", line: "Caster sugar", detail: "50 g" }],
  },
  {
    ...{ recipe: DISPUTED, by: "Odhran K.", score: 3, daysAgo: 9, outcome: "as_written" },
    text: "Grand on a hot day, but the children were climbing the walls after one glass.",
  },
  {
    ...{ recipe: DISPUTED, by: "Idris Okafor", score: 5, daysAgo: 7, outcome: "with_changes" },
    text: "I halved the sugar and added ginger, as my mother does with every drink. It bites back now.",
    changes: [
      { kind: "LESS", line: "Caster sugar", detail: "50 g" },
      { kind: "ADDED", subject: "Ginger", detail: "a thumb" },
    ],
  },
  {
    ...{ recipe: DISPUTED, by: "paloma.cocina", score: 4, daysAgo: 5, outcome: "with_changes" },
    text: "Less sugar, honey for the rest, and only half of the ice. You taste the lemon at last.",
    changes: [
      { kind: "LESS", line: "Caster sugar" },
      { kind: "SWAPPED", line: "Caster sugar", detail: "Honey" },
    ],
  },
  {
    ...{ recipe: DISPUTED, by: "the_late_table", score: 5, daysAgo: 11, outcome: "with_changes" },
    text: "Fifty grams of sugar and a bar's worth of ice. I drink it at midnight in the kitchen door.",
    changes: [{ kind: "LESS", line: "Caster sugar", detail: "50 g" }],
  },
];

/** A recipe that two cooks have improved. Reviews of it are from the time of earlier versions. */
export const improvedRecipe: DemoHistory = {
  recipe: "Mapo tofu with mushrooms",
  edits: [
    {
      ...{ by: "Mei-Lin Zhao", daysAgo: 12.9 },
      reason: "The tofu breaks less after a few minutes in hot water.",
      steps: [
        [
          "Cut the tofu into 2 cm cubes.",
          "Cut the tofu into 2 cm cubes and slide them into barely simmering salted water for 5 minutes. It firms them and takes off the chill.",
        ],
      ],
    },
    {
      ...{ by: "Mei-Lin Zhao", daysAgo: 12.7 },
      reason: "Two reviews say that it breaks when it is stirred.",
      steps: [
        [
          "lower in the drained tofu and simmer for 5 minutes.",
          "lower in the drained tofu and simmer for 5 minutes. Push, do not stir, or it will break.",
        ],
      ],
    },
    {
      ...{ by: "Idris Okafor", daysAgo: 9 },
      reason: "Weighed the ginger, because thumbs differ.",
      lines: [["Ginger", "1", "thumb"]],
    },
    {
      ...{ by: "Mei-Lin Zhao", daysAgo: 3 },
      reason: "Less doubanjiang: newer jars are saltier.",
      lines: [["Doubanjiang", "3 1/2", "tbsp"]],
      steps: [
        ["add it at once, until", "add it in three goes, until"],
        ["Chop the shiitake.", "Chop the shiitake to the size of mince."],
      ],
    },
  ],
  reviewedVersions: [
    ["Gus McCready", 1],
    ["Odhran K.", 2],
    ["the_late_table", 3],
  ],
};

const LIMONANA = {
  origin: DISPUTED,
  category: "Drinks",
  difficulty: "Easy",
  tags: [],
};

/** Variations of one recipe, each by another cook. */
export const variations: DemoVariation[] = [
  {
    ...LIMONANA,
    name: "Limonana with half the sugar",
    by: "Giulia_R",
    daysAgo: 1.6,
    description: "The same ice and mint, with the lemon in front.",
    makes: [4, "glasses"],
    minutes: [15, 0, 75],
    instructions: [
      "Squeeze the lemons; you need about 180 ml of juice.",
      "Shake the juice with the sugar in a jar until it dissolves, and chill it for an hour.",
      "Blend the lemon syrup with the mint leaves, cold water and ice for 30 seconds, until green and slushy.",
      "Taste for sugar, as lemons differ, and pour at once. It waits for nobody.",
    ].join("\n"),
    lines: [
      ["4-5", null, "Lemon"],
      ["50", "g", "Caster sugar"],
      ["1", "large bunch", "Mint"],
      ["500", "ml", "Water"],
      ["2", "cups", "Ice"],
    ],
  },
  {
    ...LIMONANA,
    name: "Limonana with lime and honey",
    by: "paloma.cocina",
    daysAgo: 1.4,
    description: "Limes instead of lemons, honey instead of sugar, and less ice.",
    makes: [4, "glasses"],
    minutes: [15, 0, 75],
    instructions: [
      "Squeeze the limes; you need about 180 ml of juice.",
      "Shake the juice with the honey in a jar until it dissolves, and chill it for an hour.",
      "Blend the syrup with the mint leaves, cold water and ice for 30 seconds, until green and slushy.",
      "Taste for honey, as limes differ, and pour at once.",
    ].join("\n"),
    lines: [
      ["7", null, "Lime"],
      ["3", "tbsp", "Honey"],
      ["1", "large bunch", "Mint"],
      ["500", "ml", "Water"],
      ["1", "cup", "Ice"],
    ],
  },
];

/** All recipes, with the variations. */
export const allRecipes: DemoRecipe[] = [...recipes, ...variations];
