import type { MotifName } from "./motifs/motifs";

/**
 * How cooks write the ingredients that can be drawn, in lower case and in the singular unless the
 * plural means something else. The longest words that fit are taken, so "coconut milk" is found
 * before "milk".
 */
const spellings: Record<MotifName, string> = {
  carrot: "carrot",
  potato: "potato, sweet potato, hash brown",
  beet: "beet, beetroot",
  radish: "radish, daikon",
  onion: "onion, shallot, red onion",
  garlic: "garlic, aioli",
  ginger: "ginger",
  leek: "leek, scallion, spring onion, green onion, chive",
  asparagus: "asparagus",
  tomato: "tomato, passata, marinara, sun-dried tomato",
  cucumber: "cucumber, gherkin, pickle, cornichon",
  courgette: "courgette, zucchini, squash blossom",
  aubergine: "aubergine, eggplant",
  pepper: "peppers, bell pepper, red pepper, green pepper, yellow pepper, capsicum, paprika pepper",
  chili:
    "chili, chilli, chile, chili pepper, chilli pepper, jalapeno, sriracha, gochujang, harissa, chipotle, habanero, serrano",
  mushroom: "mushroom, porcini, shiitake, chanterelle, portobello",
  corn: "corn, sweetcorn, polenta",
  pumpkin: "pumpkin, butternut, butternut squash, squash, acorn squash",
  avocado: "avocado, guacamole",
  olive: "olive, kalamata, tapenade",
  basil: "basil, pesto",
  mint: "mint, peppermint, spearmint",
  herb: "herb, parsley, thyme, rosemary, dill, oregano, sage, tarragon, cilantro, coriander, marjoram, chervil, fennel, fennel frond, lemongrass, curry leaf",
  spinach: "spinach, kale, chard, swiss chard, collard, bok choy, pak choi, watercress, nettle",
  lettuce:
    "lettuce, romaine, arugula, rocket, salad leaf, mixed green, salad green, baby green, endive, radicchio, iceberg, mesclun",
  cabbage: "cabbage, sauerkraut, kimchi, brussels sprout, brussel sprout",
  broccoli: "broccoli, broccolini",
  cauliflower: "cauliflower, romanesco",
  peas: "pea, petit pois, sugar snap, snow pea, mangetout, edamame, broad bean, fava bean",
  greenbean: "green bean, runner bean, french bean, haricot vert, okra",
  lemon: "lemon, limoncello",
  lime: "lime",
  orange: "orange, clementine, mandarin, tangerine, satsuma, blood orange",
  apple: "apple",
  pear: "pear",
  peach: "peach, nectarine, apricot, plum",
  mango: "mango",
  banana: "banana",
  coconut: "coconut, coconut milk, coconut cream, coconut flake",
  pineapple: "pineapple",
  berries:
    "berry, blueberry, blackberry, currant, cranberry, blackcurrant, bilberry, acai, elderberry",
  strawberry: "strawberry",
  raspberry: "raspberry, redcurrant",
  cherry: "cherry, kirsch",
  grape: "grape",
  fig: "fig",
  pomegranate: "pomegranate",
  raisin: "raisin, date, prune, sultana, dried fruit",
  egg: "egg, egg yolk, egg white",
  friedegg: "fried egg",
  fish: "fish, cod, trout, sardine, anchovy, tuna, mackerel, haddock, halibut, sea bass, tilapia, herring, snapper, white fish",
  salmon: "salmon",
  shrimp: "shrimp, prawn, langoustine, crayfish",
  chicken:
    "chicken, turkey, duck, drumstick, chicken thigh, chicken breast, chicken wing, poussin, goose, quail",
  meat: "beef, steak, lamb, pork, veal, brisket, venison, meat, rib, short rib, ground lamb, prosciutto, ham",
  mince:
    "mince, minced meat, minced beef, beef mince, ground beef, ground pork, ground turkey, meatball, patty",
  bacon: "bacon, pancetta, guanciale, lardon",
  sausage:
    "sausage, chorizo, salami, pepperoni, frankfurter, bratwurst, hot dog, merguez, kielbasa",
  tofu: "tofu, tempeh",
  feta: "feta, paneer, halloumi",
  cheese:
    "cheese, parmesan, cheddar, mozzarella, gruyere, pecorino, gouda, emmental, goat cheese, blue cheese, gorgonzola, brie, camembert, parmigiano",
  mussel: "mussel, clam, oyster, scallops",
  rice: "rice, arborio, basmati, jasmine rice, brown rice, sushi rice",
  couscous: "couscous, quinoa, bulgur, barley, farro, millet",
  lentils: "lentil, dal, dhal, daal, black lentil",
  oats: "oat, oatmeal, rolled oat, porridge oat, granola",
  pasta:
    "pasta, tagliatelle, fettuccine, pappardelle, penne, rigatoni, macaroni, lasagna, lasagne, lasagna sheet, farfalle, fusilli, orzo, conchiglie, cannelloni",
  noodles: "noodle, ramen, udon, soba, vermicelli, rice noodle, egg noodle, rice vermicelli",
  spaghetti: "spaghetti, linguine, bucatini, angel hair",
  bread:
    "bread, toast, baguette, sourdough, brioche, ciabatta, crouton, bun, bagel, loaf, english muffin",
  tortilla:
    "tortilla, corn tortilla, flour tortilla, pita, naan, flatbread, taco shell, wrap, roti, chapati, lavash",
  beans:
    "bean, kidney bean, black bean, pinto bean, white bean, cannellini, cannellini bean, butter bean, navy bean, borlotti",
  chickpeas: "chickpea, garbanzo, hummus, garbanzo bean",
  dumpling: "dumpling, gnocchi, ravioli, tortellini, gyoza, pierogi, wonton, wonton wrapper",
  butter: "butter, ghee, margarine",
  chocolate: "chocolate, cocoa, cacao, nutella, cocoa powder, chocolate chip",
  nuts: "nut, almond, cashew, peanut, hazelnut, pistachio, peanut butter, almond butter, macadamia, pine nut, tahini, praline, marzipan",
  walnut: "walnut, pecan",
  coffee: "coffee, espresso, instant coffee",
  cinnamon: "cinnamon",
  staranise:
    "star anise, cardamom, clove, allspice, nutmeg, garam masala, five spice, mixed spice, curry powder, cumin, saffron, peppercorn",
  honey: "honey",
  cream:
    "cream, whipped cream, heavy cream, double cream, sour cream, cream cheese, creme fraiche, yogurt, yoghurt, mascarpone, ricotta",
  seeds:
    "seed, sesame, sesame seed, poppy seed, chia, chia seed, flaxseed, sunflower seed, pumpkin seed, linseed",
  vanilla: "vanilla, vanilla extract, vanilla bean, vanilla pod",
  tea: "tea, matcha, earl grey, green tea, black tea",
};

/** Words that hold the name of an ingredient but not the ingredient, or nothing to draw. */
const nothing =
  "black pepper, white pepper, pepper, chicken stock, chicken broth, beef stock, beef broth, " +
  "fish stock, fish sauce, oyster sauce, rice vinegar, rice flour, rice wine, wine vinegar, " +
  "red wine vinegar, white wine vinegar, cider vinegar, apple cider vinegar, apple vinegar, " +
  "olive oil, coconut oil, sesame oil, peanut oil, coconut sugar, corn starch, corn flour, corn syrup, " +
  "bread flour, cake flour, almond flour, potato starch, cream of tartar, baking soda, " +
  "vegetable stock, vegetable broth, onion powder, garlic powder, chili powder, chilli powder, " +
  "coriander seed, cumin seed, mustard seed, fennel seed, bean sprout, soy bean paste, " +
  "meat stock, ginger ale, maple syrup, coconut water, butter milk, fish roe, lemon grass, egg nog, breadcrumb, bread crumb, egg wash";

function singular(word: string): string {
  if (/(ss|us|is)$/.test(word)) return word;
  if (/ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(oes|ches|shes|xes)$/.test(word)) return word.slice(0, -2);
  if (word === "leaves") return "leaf";
  return word.length > 3 ? word.replace(/s$/, "") : word;
}

/** A text as plain lower-case words. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.match(/[a-z]+(?:-[a-z]+)*/g)?.flatMap((word) => word.split("-")) ?? [];
}

function keyOf(words: readonly string[]): string {
  return words.map(singular).join(" ");
}

const index = new Map<string, MotifName | null>();
for (const phrase of nothing.split(", ")) index.set(keyOf(phrase.split(" ")), null);
for (const [motif, phrases] of Object.entries(spellings) as [MotifName, string][]) {
  for (const phrase of phrases.split(", ")) {
    // "peppers" and "scallops" mean the thing itself; "pepper" is ground and "scallop" is a verb.
    const key = phrase === "peppers" || phrase === "scallops" ? phrase : keyOf(wordsOf(phrase));
    index.set(key, motif);
  }
}

/** The drawable ingredients named in a text, in its order. */
export function motifsIn(text: string): MotifName[] {
  const words = wordsOf(text);
  const found: MotifName[] = [];
  for (let at = 0; at < words.length;) {
    let taken = 1;
    for (let length = 3; length > 0; length -= 1) {
      const phrase = words.slice(at, at + length);
      if (phrase.length < length) continue;
      const motif = index.get(phrase.join(" ")) ?? index.get(keyOf(phrase));
      if (motif === undefined) continue;
      if (motif && !found.includes(motif)) found.push(motif);
      taken = length;
      break;
    }
    at += taken;
  }
  return found;
}
