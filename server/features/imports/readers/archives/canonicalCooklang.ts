/**
 * One case for each test of Cooklang's canonical suite, under the same name:
 * https://github.com/cooklang/spec/blob/main/tests/canonical.yaml. The sources are our own.
 */
export interface CanonicalCase {
  name: string;
  source: string;
  steps: string[];
  /** Quantity, unit and name of each ingredient. */
  lines?: [quantity: string | null, unit: string | null, name: string, mark?: "optional"][];
  cookware?: string[];
  /** The metadata, of which others are left out. */
  prepMinutes?: number;
  cookMinutes?: number;
  servings?: number;
  leftOut?: string;
}

const DOT_PUNCTUATION = "\u2E2B";
const THIN_SPACE = "\u2009";

export const canonicalCases: CanonicalCase[] = [
  { name: "BasicDirection", source: "Stir in some leeks", steps: ["Stir in some leeks"] },
  { name: "Comments", source: "-- only a remark", steps: [] },
  {
    name: "CommentsAfterIngredients",
    source: "@dill{3%stalks} -- a remark\nand further words",
    steps: ["dill and further words"],
    lines: [["3", "stalks", "dill"]],
  },
  {
    name: "CommentsWithIngredients",
    source: "-- only a remark\n@dill{3%stalks}",
    steps: [],
    lines: [["3", "stalks", "dill"]],
  },
  { name: "DirectionsWithDegrees", source: "Bake at 180°C", steps: ["Bake at 180°C"] },
  { name: "DirectionsWithNumbers", source: "Boil 2L of stock", steps: ["Boil 2L of stock"] },
  {
    name: "DirectionWithIngredient",
    source: "Mix @leek{2%stalks}, @yeast{7%g} and @cream{3%dl}.",
    steps: ["Mix leek, yeast and cream."],
    lines: [
      ["2", "stalks", "leek"],
      ["7", "g", "yeast"],
      ["3", "dl", "cream"],
    ],
  },
  {
    name: "EquipmentMultipleWords",
    source: "Roast in #roasting tin{}",
    steps: ["Roast in roasting tin"],
    cookware: ["roasting tin"],
  },
  {
    name: "EquipmentMultipleWordsWithLeadingNumber",
    source: "Bake in #9-inch loaf tin{ }",
    steps: ["Bake in 9-inch loaf tin"],
    cookware: ["9-inch loaf tin"],
  },
  {
    name: "EquipmentMultipleWordsWithSpaces",
    source: "Roast in #roasting tin{ }",
    steps: ["Roast in roasting tin"],
    cookware: ["roasting tin"],
  },
  {
    name: "EquipmentOneWord",
    source: "Braise in #casserole until tender",
    steps: ["Braise in casserole until tender"],
    cookware: ["casserole"],
  },
  {
    name: "EquipmentQuantity",
    source: "#loaf tin{3}",
    steps: [],
    cookware: ["loaf tin"],
    leftOut: "3 loaf tin",
  },
  {
    name: "EquipmentQuantityOneWord",
    source: "#loaf tin{four}",
    steps: [],
    cookware: ["loaf tin"],
    leftOut: "four loaf tin",
  },
  {
    name: "EquipmentQuantityMultipleWords",
    source: "#loaf tin{two large}",
    steps: [],
    cookware: ["loaf tin"],
    leftOut: "two large loaf tin",
  },
  { name: "Fractions", source: "@oats{3/4%cup}", steps: [], lines: [["3/4", "cup", "oats"]] },
  {
    name: "FractionsInDirections",
    source: "roll it out 1/4 inch thick",
    steps: ["roll it out 1/4 inch thick"],
  },
  { name: "FractionsLike", source: "@oats{03/4%cup}", steps: [], lines: [["03/4", "cup", "oats"]] },
  {
    name: "FractionsWithSpaces",
    source: "@oats{3 / 4 %cup}",
    steps: [],
    lines: [["3/4", "cup", "oats"]],
  },
  {
    name: "IngredientMultipleWordsWithLeadingNumber",
    source: "Season with @7 spice mix{ }",
    steps: ["Season with 7 spice mix"],
    lines: [[null, null, "7 spice mix"]],
  },
  {
    name: "IngredientWithEmoji",
    source: "Grate some @🧀",
    steps: ["Grate some 🧀"],
    lines: [[null, null, "🧀"]],
  },
  {
    name: "IngredientExplicitUnits",
    source: "@leek{2%stalks}",
    steps: [],
    lines: [["2", "stalks", "leek"]],
  },
  {
    name: "IngredientExplicitUnitsWithSpaces",
    source: "@leek{ 2 % stalks }",
    steps: [],
    lines: [["2", "stalks", "leek"]],
  },
  { name: "IngredientImplicitUnits", source: "@leek{2}", steps: [], lines: [["2", null, "leek"]] },
  { name: "IngredientNoUnits", source: "@leek", steps: [], lines: [[null, null, "leek"]] },
  {
    name: "IngredientNoUnitsNotOnlyString",
    source: "@4seasons",
    steps: [],
    lines: [[null, null, "4seasons"]],
  },
  {
    name: "IngredientWithNumbers",
    source: "@type 405 flour{300%g}",
    steps: [],
    lines: [["300", "g", "type 405 flour"]],
  },
  {
    name: "IngredientWithoutStopper",
    source: "@leek sliced thinly",
    steps: ["leek sliced thinly"],
    lines: [[null, null, "leek"]],
  },
  { name: "Metadata", source: "---\nheard: uncle Joe\n---", steps: [], leftOut: "heard" },
  {
    name: "MetadataBreak",
    source: "wait ---\nheard: uncle Joe\n---",
    steps: ["wait --- heard: uncle Joe ---"],
  },
  {
    name: "MetadataMultiwordKey",
    source: "---\ncooking time: 40 mins\n---",
    steps: [],
    cookMinutes: 40,
  },
  {
    name: "MetadataMultiwordKeyWithSpaces",
    source: "---\ncooking time    :40 mins\n---",
    steps: [],
    cookMinutes: 40,
  },
  {
    name: "MultiLineDirections",
    source: "Stir in some leeks\n\nStir in some cream",
    steps: ["Stir in some leeks", "Stir in some cream"],
  },
  {
    name: "MultipleLines",
    source: "---\nPrep Time: 5 minutes\nCook Time: 25 minutes\n---",
    steps: [],
    prepMinutes: 5,
    cookMinutes: 25,
  },
  {
    name: "MultiWordIngredient",
    source: "@baby leek{2}",
    steps: [],
    lines: [["2", null, "baby leek"]],
  },
  {
    name: "MultiWordIngredientNoAmount",
    source: "@baby leek{}",
    steps: [],
    lines: [[null, null, "baby leek"]],
  },
  {
    name: "MutipleIngredientsWithoutStopper",
    source: "@leek sliced thinly and @dill",
    steps: ["leek sliced thinly and dill"],
    lines: [
      [null, null, "leek"],
      [null, null, "dill"],
    ],
  },
  {
    name: "QuantityAsText",
    source: "@dill{many%stalks}",
    steps: [],
    lines: [["many", "stalks", "dill"]],
  },
  {
    name: "QuantityDigitalString",
    source: "@stock{3 q }",
    steps: [],
    lines: [["3 q", null, "stock"]],
  },
  { name: "Servings", source: "---\nservings: 2|4|8\n---", steps: [], servings: 2 },
  {
    name: "SlashInText",
    source: "Heat it to 180℃/Fan 160°C.",
    steps: ["Heat it to 180℃/Fan 160°C."],
  },
  {
    name: "TimerDecimal",
    source: "Boil for ~{2.5%minutes}",
    steps: ["Boil for 2.5 minutes"],
  },
  { name: "TimerFractional", source: "Boil for ~{3/4%hour}", steps: ["Boil for 3/4 hour"] },
  { name: "TimerInteger", source: "Boil for ~{8%minutes}", steps: ["Boil for 8 minutes"] },
  { name: "TimerWithName", source: "Boil for ~egg{8%minutes}", steps: ["Boil for 8 minutes"] },
  {
    name: "SingleWordTimer",
    source: "Let it ~prove before baking",
    steps: ["Let it prove before baking"],
  },
  {
    name: "SingleWordTimerWithPunctuation",
    source: "Let it ~prove, then bake",
    steps: ["Let it prove, then bake"],
  },
  {
    name: "SingleWordTimerWithUnicodePunctuation",
    source: `Let it ~prove${DOT_PUNCTUATION} then bake`,
    steps: [`Let it prove${DOT_PUNCTUATION} then bake`],
  },
  {
    name: "TimerWithUnicodeWhitespace",
    source: `Let it ~prove${THIN_SPACE}then bake`,
    steps: ["Let it prove then bake"],
  },
  { name: "InvalidMultiWordTimer", source: "Now ~ {7}", steps: ["Now ~ {7}"] },
  { name: "InvalidSingleWordTimer", source: "Now ~ 7", steps: ["Now ~ 7"] },
  {
    name: "SingleWordIngredientWithPunctuation",
    source: "Stir in @leek, then fry",
    steps: ["Stir in leek, then fry"],
    lines: [[null, null, "leek"]],
  },
  {
    name: "SingleWordIngredientWithUnicodePunctuation",
    source: `Stir in @leek${DOT_PUNCTUATION} then fry`,
    steps: [`Stir in leek${DOT_PUNCTUATION} then fry`],
    lines: [[null, null, "leek"]],
  },
  {
    name: "IngredientWithUnicodeWhitespace",
    source: `Stir in @leek${THIN_SPACE}then fry`,
    steps: ["Stir in leek then fry"],
    lines: [[null, null, "leek"]],
  },
  {
    name: "InvalidMultiWordIngredient",
    source: "Write @ office{}",
    steps: ["Write @ office{}"],
  },
  {
    name: "InvalidSingleWordIngredient",
    source: "Write us @ office",
    steps: ["Write us @ office"],
  },
  {
    name: "SingleWordCookwareWithPunctuation",
    source: "Pour into #jug, then chill",
    steps: ["Pour into jug, then chill"],
    cookware: ["jug"],
  },
  {
    name: "SingleWordCookwareWithUnicodePunctuation",
    source: `Pour into #jug${DOT_PUNCTUATION} then chill`,
    steps: [`Pour into jug${DOT_PUNCTUATION} then chill`],
    cookware: ["jug"],
  },
  {
    name: "CookwareWithUnicodeWhitespace",
    source: `Pour into #jug${THIN_SPACE}then chill`,
    steps: ["Pour into jug then chill"],
    cookware: ["jug"],
  },
  { name: "InvalidMultiWordCookware", source: "Number # 12{}", steps: ["Number # 12{}"] },
  { name: "InvalidSingleWordCookware", source: "Number # 4", steps: ["Number # 4"] },
  {
    name: "OptionalIngredient",
    source: "Finish with @?fresh dill{3%stalks}",
    steps: ["Finish with fresh dill"],
    lines: [["3", "stalks", "fresh dill", "optional"]],
  },
  {
    name: "OptionalSingleWordIngredient",
    source: "Finish with @?dill",
    steps: ["Finish with dill"],
    lines: [[null, null, "dill", "optional"]],
  },
  {
    name: "OptionalCookware",
    source: "Have a #?cooling rack{} at hand",
    steps: ["Have a cooling rack at hand"],
    cookware: ["cooling rack"],
  },
  {
    name: "OptionalAndRequiredSameIngredient",
    source: "Melt @butter{80%g}, serve with @?butter{20%g}",
    steps: ["Melt butter, serve with butter"],
    lines: [
      ["80", "g", "butter"],
      ["20", "g", "butter", "optional"],
    ],
  },
  {
    name: "OptionalMarkerOnlyOnce",
    source: "Stir in @??dill{}",
    steps: ["Stir in ?dill"],
    lines: [[null, null, "?dill", "optional"]],
  },
  {
    name: "OptionalMarkerFollowedBySpace",
    source: "Stir in @? dill",
    steps: ["Stir in @? dill"],
  },
  {
    name: "QuestionMarkAfterIngredient",
    source: "Have you salted the @leek{}?",
    steps: ["Have you salted the leek?"],
    lines: [[null, null, "leek"]],
  },
];
