import { wordsOf } from "./ingredientWords";
import type { VesselName } from "./vessels/vessels";

type Choice = readonly [VesselName, ...VesselName[]];

/** What a dish's own name says about how it is served. */
const byName: readonly (readonly [words: string, choice: Choice])[] = [
  [
    "soup broth chowder bisque gazpacho minestrone borscht consomme bouillabaisse veloute potage",
    ["soup"],
  ],
  [
    "stew curry chili chilli goulash tagine ragu dal dhal daal cassoulet stroganoff gumbo bourguignon masala korma vindaloo tikka ragout pozole",
    ["pot", "bowl"],
  ],
  ["pizza pizzas calzone flammkuchen pide", ["pizza"]],
  ["pie pies", ["pie"]],
  ["tart tarts tarte quiche galette cheesecake clafoutis flan tartlet tartlets", ["tart"]],
  ["cake gateau torte sponge roulade bundt", ["cake"]],
  ["pancake pancakes crepe crepes waffle waffles blini hotcakes dosa", ["pancakes"]],
  [
    "cookie cookies biscuit biscuits brownie brownies scone scones macarons shortbread flapjack flapjacks bars meringues muffin muffins cupcakes rolls buns blondies biscotti madeleines crackers doughnuts donuts pretzels croissants",
    ["tray"],
  ],
  [
    "custard mousse cotta pudding puddings brulee souffle tiramisu trifle posset sorbet parfait yogurt jelly sundae cream gelato fool",
    ["ramekins"],
  ],
  ["bread loaf sourdough baguette brioche challah ciabatta focaccia soda-bread", ["loaf"]],
  ["salad slaw coleslaw tabbouleh caprese fattoush panzanella", ["salad"]],
  [
    "smoothie smoothies juice lemonade limeade cocktail mojito margarita spritz punch lassi milkshake shake soda cooler sangria fizz mocktail daiquiri mule spritzer",
    ["glass", "glasses"],
  ],
  ["coffee tea latte cappuccino espresso cocoa chai mocha cider toddy", ["mug"]],
  [
    "gratin lasagna lasagne bake moussaka casserole cannelloni enchiladas parmigiana crumble cobbler ratatouille traybake crisp dauphinoise",
    ["dish"],
  ],
  [
    "omelette omelet frittata stir-fry skillet shakshuka paella fajitas hash scramble fried fry scrambled",
    ["pan"],
  ],
  [
    "sandwich sandwiches toast toasts bruschetta crostini taco tacos wrap wraps burger burgers burrito burritos quesadilla quesadillas antipasti",
    ["board", "plate"],
  ],
  [
    "porridge oats oatmeal granola muesli cereal bowl risotto noodles ramen pho laksa poke couscous pilaf congee hummus guacamole dip rice salsa pesto chutney",
    ["bowl"],
  ],
  ["kebab kebabs wings ribs skewers roast roasted grilled whole", ["platter", "plate"]],
];

/** What a category says when the name says nothing, by a word or a part of one. */
const byCategory: readonly (readonly [part: string, choice: Choice])[] = [
  ["breakfast", ["plate", "pan"]],
  ["brunch", ["plate", "pan", "board"]],
  ["soup", ["soup"]],
  ["stew", ["pot"]],
  ["salad", ["salad", "bowl"]],
  ["pasta", ["plate", "bowl", "pan"]],
  ["rice", ["bowl", "pan"]],
  ["side", ["bowl", "dish", "platter", "plate"]],
  ["bread", ["loaf"]],
  ["bak", ["tray", "loaf"]],
  ["cake", ["cake"]],
  ["dessert", ["ramekins", "tart", "bowl"]],
  ["sweet", ["ramekins", "tray"]],
  ["drink", ["glass", "glasses"]],
  ["beverage", ["glass", "glasses"]],
  ["cocktail", ["glass", "glasses"]],
  ["snack", ["board", "bowl"]],
  ["starter", ["board", "plate"]],
  ["appetizer", ["board", "plate"]],
  ["sauce", ["bowl"]],
  ["dip", ["bowl"]],
  ["main", ["plate", "platter", "pot", "pan", "dish"]],
];

const anything: Choice = ["plate", "bowl", "platter", "pan"];

const lookup = new Map(
  byName.flatMap(([words, choice]) => words.split(" ").map((w) => [w, choice])),
);

/** Savoury dishes that borrow a sweet dish's name. */
const borrowed: readonly (readonly [name: RegExp, vessel: VesselName])[] = [
  [/\b(shepherd ?s|cottage|fish) pie\b/, "dish"],
  [/\b(crab|fish|rice|potato|salmon)[ -]?cakes?\b/, "plate"],
  [/\bfruit salad\b/, "bowl"],
  [/\b(iced|cold)\b.*\b(coffee|tea|latte|chai)\b/, "glass"],
  [/\bhot chocolate\b/, "mug"],
  [/\bice[ -]cream\b/, "ramekins"],
  [/\bstir[ -]fry\b/, "pan"],
  [/\bspring rolls?\b/, "platter"],
];

/** Chooses what a dish is served in: by the last telling word of its name, else by its category. */
export function vesselFor(name: string, category: string, seed: number): VesselName {
  const text = wordsOf(name).join(" ");
  const odd = borrowed.find(([pattern]) => pattern.test(text));
  if (odd) return odd[1];
  // The noun that matters stands last, before what it comes with: "Bread pudding with berries".
  const [head = ""] = text.split(/ (?:with|in|on|for|from|and|alla|al|au|aux) /);
  const telling = [...head.split(" ").reverse(), ...text.split(" ").reverse()].find((w) =>
    lookup.has(w),
  );
  const group = wordsOf(category).join(" ");
  const choice =
    lookup.get(telling ?? "") ?? byCategory.find(([part]) => group.includes(part))?.[1] ?? anything;
  return choice[seed % choice.length] ?? choice[0];
}
