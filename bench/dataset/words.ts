/** Lists the words of the data; each list starts with the most frequent. */

const list = (words: string) => words.split(",").map((word) => word.trim());

export const dishes = list(
  `soup, salad, stew, curry, pasta, cake, pie, bread, casserole, risotto, tart, stir-fry, tacos, gratin,
  sandwich, pizza, noodles, dumplings, pilaf, chowder, muffins, skewers, fritters, quiche, lasagne,
  burger, roast, wrap, pancakes, bowl, crumble, cookies, meatballs, omelette, paella, ragù, bake, tagine,
  gnocchi, ramen, strudel, chutney, pudding, smoothie, biscuits, brownies, mousse, terrine, hotpot,
  ceviche, enchiladas, focaccia, sorbet, galette, crêpes, bruschetta, moussaka, goulash, soufflé, pesto`,
);

export const adjectives = list(
  `easy, creamy, spicy, roasted, quick, homemade, classic, grilled, baked, crispy, fresh, warm, hearty,
  simple, slow-cooked, smoky, sweet, sticky, rustic, tangy, winter, summer, braised, stuffed, golden,
  fragrant, light, rich, one-pot, festive, pickled, zesty, caramelised, velvety, village-style, charred,
  overnight, no-bake, peppery, jewelled`,
);

export const cuisines = list(
  `Italian, Mexican, Thai, Indian, Greek, French, Chinese, Moroccan, Spanish, Korean, Japanese, Turkish,
  Lebanese, Vietnamese, Polish, Persian, Swedish, Ethiopian, Peruvian, Georgian, Brazilian, Hungarian,
  Cajun, Sicilian, Basque, Tuscan, Alsatian, Malay, Jamaican, Welsh`,
);

export const staples = list(
  `onion, garlic, salt, olive oil, butter, egg, flour, sugar, black pepper, tomato, milk, lemon, chicken,
  carrot, parsley, cream, rice, potato, cheese, ginger, bell pepper, beef, mushroom, spinach, celery,
  basil, cumin, chilli, lime, honey, yogurt, coriander, thyme, bacon, cinnamon, vanilla, chickpeas,
  aubergine, courgette, pork, prawns, salmon, coconut milk, soy sauce, lentils, oats, apple, rosemary,
  paprika, broccoli, cauliflower, sweet potato, leek, fennel, pumpkin, beans, sesame, walnuts, almonds,
  chocolate, banana, raspberries, strawberries, orange, mint, dill, sage, oregano, bay leaf, nutmeg,
  turmeric, cardamom, cloves, saffron, star anise, mustard, vinegar, white wine, red wine, stock,
  breadcrumbs, yeast, cornflour, baking powder, ricotta, mozzarella, parmesan, feta, halloumi, tofu,
  miso, fish sauce, noodles, couscous, bulgur, quinoa, barley, polenta, cod, tuna, mussels, squid, lamb,
  turkey, duck, sausage, ham, cabbage, kale, chard, asparagus, artichoke, peas, sweetcorn, radish,
  beetroot, turnip, cucumber, avocado, mango, pineapple, pear, plum, cherry, peach, apricot, fig, dates,
  raisins, pistachios, hazelnuts, peanuts, cashews, tahini, maple syrup, molasses, rum, beer, espresso`,
);

/** Words that turn a staple into further ingredients. */
export const variants = list(
  `fresh, dried, ground, smoked, frozen, red, white, green, organic, wild, tinned, pickled, roasted,
  salted, unsalted, brown, black, small, baby, whole`,
);

export const categories = list(
  `Mains, Desserts, Soups, Salads, Breads, Breakfast, Sides, Pasta & Rice, Snacks, Drinks, Sauces,
  Preserves, Baking, Barbecue`,
);

export const difficultyLevels = list("Easy, Medium, Hard");

const occasions = list("Everyday, Weekend, Party, Picnic, Holiday, Birthday, Camping, Brunch");
const traits = list(
  `Vegetarian, Quick, Vegan, Gluten-free, One pot, Spicy, Kids like it, Budget, Make ahead, Low carb,
  Freezer friendly, Dairy-free, High protein, Comfort food, Few ingredients, Leftovers, Grill, Winter,
  Summer, Spring, Autumn, Air fryer`,
);

export const tags = [
  ...traits,
  ...cuisines,
  ...traits.slice(0, 8).flatMap((trait) => occasions.map((occasion) => `${occasion} ${trait}`)),
];

/** Quantities and units as people type them. */
export const amounts: readonly (readonly [string | null, string | null])[] = [
  ["1", null],
  ["2", null],
  ["1", "tbsp"],
  ["1", "tsp"],
  ["200", "g"],
  ["2", "tbsp"],
  ["1/2", "tsp"],
  ["250", "ml"],
  ["1", "cup"],
  ["3", null],
  ["500", "g"],
  ["1/2", "cup"],
  ["100", "g"],
  ["1 1/2", "cups"],
  [null, null],
  ["400", "g tin"],
  ["2-3", "cloves"],
  ["1", "pinch"],
  ["a handful", null],
  ["1.5", "kg"],
  ["6", "slices"],
  ["300", "ml"],
  ["8", "oz"],
  ["about 2", "lb"],
];

export const steps: readonly ((a: string, b: string, minutes: number) => string)[] = [
  (a, b) => `Chop the ${a} and the ${b} finely and put them aside.`,
  (a, b, minutes) => `Heat the ${a} in a large pan and cook the ${b} for ${minutes} minutes.`,
  (a, b, minutes) => `Add the ${a}, stir well and simmer with the ${b} for ${minutes} minutes.`,
  (a) => `Season the ${a} to taste and let it rest while you prepare the rest.`,
  (a, b) => `In a bowl, whisk the ${a} with the ${b} until there are no lumps left.`,
  (a, _, minutes) => `Spread the ${a} on a tray and bake at 180 °C for ${minutes} minutes.`,
  (a, b) => `Fold the ${a} gently into the ${b}; a few streaks do no harm.`,
  (a, _, minutes) => `Cover and leave the ${a} in the fridge for ${minutes} minutes or overnight.`,
  (a, b) => `Scatter the ${a} over the ${b} and serve while it is hot.`,
  (a) => `Taste once more: it may need salt, and the ${a} should still have some bite.`,
  (a, b) => `Drain the ${a}, keep a cup of the liquid, and toss with the ${b}.`,
  (a, _, minutes) => `Turn the heat down, put the lid on and give the ${a} ${minutes} minutes.`,
];

export const headings = ["For the sauce:", "For the dough:", "To finish:", "The day before:"];

export const opinions = list(
  `Made it twice this week., My children asked for more., A little too salty for us., Worth the wait!,
  Simple and very good., I used half the sugar., It took longer than it says., Perfect for guests.,
  Not my taste., Our new favourite., Nice with a squeeze of lemon., The leftovers were even better.,
  I had to bake it for ten more minutes., Exactly like my grandmother's.`,
);

export const givenNames = list(
  `Anna, Ben, Carla, David, Elif, Farid, Greta, Hugo, Ines, Jonas, Kira, Leo, Mara, Nils, Olga, Pablo,
  Quinn, Rosa, Sami, Tara, Uma, Viktor, Wanda, Xenia, Yusuf, Zoe, Amara, Bruno, Chiara, Dmitri`,
);

export const familyNames = list(
  `Adler, Baker, Costa, Dubois, Eriksen, Fischer, García, Horvat, Ivanova, Jensen, Kowalski, Lopez,
  Müller, Novák, O'Brien, Papadaki, Quiroga, Rossi, Silva, Tanaka, Usman, Varga, Weber, Yilmaz, Zhang`,
);
