import type { MotifName } from "../motifs/motifs";

/** English names of the ingredients that can be drawn, in the singular. */
export const englishIngredients: Partial<Record<MotifName, string>> = {
  carrot: "carrot, baby carrot",
  potato: "potato, new potato, hash brown, baby potato, russet",
  sweetpotato: "sweet potato, yam",
  beet: "beet, beetroot",
  radish: "radish",
  redonion: "red onion",
  onion: "onion, shallot, yellow onion, white onion, brown onion, pearl onion",
  garlic: "garlic, garlic clove",
  ginger: "ginger, ginger root, galangal",
  leek: "leek",
  springonion: "spring onion, scallion, green onion",
  chive: "chive, garlic chive",
  asparagus: "asparagus",
  celery: "celery, celery stick, celery stalk",
  rhubarb: "rhubarb",
  tomato:
    "tomato, tinned tomato, plum tomato, beef tomato, canned tomato, chopped tomato, sun dried tomato",
  cherrytomato: "cherry tomato, grape tomato, cocktail tomato, baby plum tomato",
  cucumber: "cucumber, gherkin, cornichon, dill pickle",
  courgette: "courgette, zucchini, pattypan",
  aubergine: "aubergine, eggplant",
  pepper:
    "peppers, red pepper, bell pepper, red bell pepper, sweet pepper, capsicum, roasted pepper, romano pepper",
  greenpepper: "green pepper, green bell pepper",
  yellowpepper: "yellow pepper, yellow bell pepper, orange pepper",
  chili:
    "chili, chilli, chile, red chilli, green chilli, chili pepper, chilli pepper, birds eye chilli, jalapeno, jalapeno pepper, habanero, serrano, scotch bonnet, chilli flake, chili flake, dried chilli",
  mushroom:
    "mushroom, porcini, shiitake, shiitake mushroom, chanterelle, portobello, chestnut mushroom, button mushroom, cremini",
  oystermushroom: "oyster mushroom, king oyster mushroom",
  corn: "corn, sweetcorn, corn on the cob, corn cob, sweet corn, corn kernel",
  pumpkin: "pumpkin, butternut, butternut squash, squash, acorn squash, pumpkin puree, hokkaido",
  avocado: "avocado",
  olive: "olive, green olive",
  blackolive: "black olive, kalamata, kalamata olive",
  caper: "caper",
  artichoke: "artichoke, artichoke heart",
  basil: "basil, basil leaf, thai basil",
  mint: "mint, peppermint, spearmint, mint leaf",
  parsley: "parsley, flat leaf parsley, curly parsley",
  coriander: "coriander, cilantro, fresh coriander, coriander leaf",
  thyme: "thyme, dried thyme, lemon thyme",
  oregano: "oregano, dried oregano",
  rosemary: "rosemary",
  dill: "dill, fennel frond",
  sage: "sage, sage leaf",
  bay: "bay leaf, bay",
  herb: "herb, marjoram, dried marjoram, mixed herb, fresh herb, tarragon, chervil",
  lemongrass: "lemongrass, lemon grass, lemongrass stalk",
  hibiscus: "hibiscus, hibiscus flower, dried hibiscus flower",
  spinach:
    "spinach, kale, chard, swiss chard, bok choy, pak choi, collard green, baby spinach, cavolo nero",
  lettuce:
    "lettuce, romaine, romaine lettuce, arugula, rocket, salad leaf, mixed leaf, mixed green, baby green, endive, iceberg, little gem, butter lettuce",
  cabbage:
    "cabbage, white cabbage, savoy cabbage, napa cabbage, chinese cabbage, green cabbage, sauerkraut",
  redcabbage: "red cabbage",
  broccoli: "broccoli, broccolini, tenderstem broccoli",
  cauliflower: "cauliflower, romanesco",
  peas: "pea, green pea, petit pois, sugar snap, sugar snap pea, snow pea, mangetout, frozen pea",
  broadbean: "broad bean, fava bean",
  greenbean: "green bean, runner bean, french bean, flat green bean, haricot vert, string bean",
  lemon: "lemon, preserved lemon, lemon juice, lemon zest, lemon peel, lemon wedge",
  lime: "lime, lime juice, lime zest, lime wedge, key lime",
  orange:
    "orange, clementine, mandarin, tangerine, satsuma, blood orange, orange juice, orange zest, orange peel",
  grapefruit: "grapefruit, pink grapefruit",
  apple: "apple, cooking apple, bramley, granny smith",
  pear: "pear",
  peach: "peach, nectarine",
  apricot: "apricot",
  plum: "plum, damson",
  mango: "mango, mango pulp",
  banana: "banana",
  plantain: "plantain, ripe plantain",
  papaya: "papaya, green papaya",
  kiwi: "kiwi, kiwi fruit, kiwifruit",
  melon: "melon, cantaloupe, honeydew",
  watermelon: "watermelon",
  coconut:
    "coconut, coconut milk, coconut cream, coconut flake, desiccated coconut, shredded coconut, creamed coconut",
  pineapple: "pineapple",
  berries: "blueberry",
  mixedberries: "berry, mixed berry, huckleberry, bilberry, blackcurrant, elderberry",
  blackberry: "blackberry",
  redberries: "cranberry, redcurrant, lingonberry, currant, dried cranberry",
  strawberry: "strawberry",
  raspberry: "raspberry",
  cherry: "cherry, sour cherry, morello cherry, maraschino cherry",
  grape: "grape",
  fig: "fig",
  pomegranate: "pomegranate, pomegranate seed",
  raisin: "raisin, date, prune, sultana, dried fruit, medjool date, dried fig, dried apricot",
  egg: "egg, egg yolk, egg white, quail egg, yolk, hard boiled egg",
  fish: "fish, white fish, fish fillet, white fish fillet, cod, trout, sardine, tuna, mackerel, haddock, halibut, sea bass, tilapia, herring, snapper, monkfish, plaice, sole, lemon sole, swordfish, pollock",
  salmon: "salmon, salmon fillet",
  shrimp: "shrimp, prawn, king prawn, tiger prawn, langoustine, crayfish, dried shrimp",
  mussel: "mussel, clam, oyster, cockle",
  chicken:
    "chicken, whole chicken, chicken leg, chicken thigh, drumstick, chicken drumstick, chicken wing, poussin",
  poultry: "turkey, duck, duck leg, goose, quail, guinea fowl",
  poultrypieces: "turkey breast, duck breast",
  chickenpieces: "chicken breast, chicken fillet, cooked chicken, chicken tender, shredded chicken",
  meat: "beef, beef shin, beef sirloin, beef chuck, beef brisket, steak, lamb, lamb shoulder, leg of lamb, pork, salted pork, pork shoulder, pork belly, pork loin, pork chop, veal, brisket, venison, meat, stewing beef, rib, short rib, oxtail, goat",
  mince:
    "mince, minced meat, minced beef, minced pork, minced lamb, beef mince, pork mince, lamb mince, turkey mince, ground beef, ground pork, ground lamb, ground turkey, ground meat, ground chicken, minced chicken",
  ham: "ham, prosciutto, parma ham, serrano ham, mortadella",
  bacon: "bacon, smoked bacon, pancetta, guanciale, lardon, streaky bacon",
  sausage:
    "sausage, chorizo, salami, pepperoni, frankfurter, bratwurst, hot dog, merguez, kielbasa, italian sausage, andouille",
  tofu: "tofu, soft tofu, firm tofu, silken tofu, tempeh, bean curd",
  feta: "feta, feta cheese, paneer, halloumi, queso fresco, goat cheese, goats cheese",
  mozzarella: "mozzarella, burrata, buffalo mozzarella",
  cheese:
    "cheese, parmesan, cheddar, gruyere, pecorino, gouda, emmental, blue cheese, gorgonzola, brie, camembert, parmigiano, parmigiano reggiano, kefalotyri, queijo minas, stilton, provolone, manchego, comte, roquefort",
  butter: "butter, unsalted butter, ghee, margarine, lard, shortening",
  cream:
    "cream, whipped cream, heavy cream, double cream, single cream, whipping cream, sour cream, creme fraiche, clotted cream",
  yogurt: "yogurt, yoghurt, plain yogurt, greek yogurt, skyr, kefir",
  curd: "curd cheese, cream cheese, ricotta, mascarpone, quark, twarog, cottage cheese",
  milk: "milk, whole milk, buttermilk, condensed milk, evaporated milk, oat milk, soy milk, almond milk",
  flour:
    "flour, plain flour, bread flour, wholemeal flour, wheat flour, all purpose flour, self raising flour, rye flour, spelt flour, rice flour, cassava starch, tapioca starch, potato starch, cornflour, cornstarch, semolina",
  sugar: "sugar, caster sugar, icing sugar, white sugar, granulated sugar, powdered sugar",
  brownsugar:
    "brown sugar, palm sugar, muscovado, demerara sugar, coconut sugar, jaggery, cane sugar, muscovado sugar",
  yeast: "yeast, instant yeast, dried yeast, fresh yeast, active dry yeast",
  pastry:
    "pastry, filo, filo pastry, phyllo, puff pastry, shortcrust pastry, pie crust, pastry case",
  oil: "olive oil, extra virgin olive oil",
  soysauce: "soy sauce, tamari, dark soy sauce, light soy sauce",
  mustard: "mustard, dijon mustard, wholegrain mustard",
  jam: "jam, lingonberry jam, raspberry jam, strawberry jam, apricot jam, redcurrant jelly, cranberry sauce",
  redwine: "red wine, dry red wine, port, marsala",
  whitewine: "white wine, dry white wine, prosecco, champagne, sparkling wine",
  juice: "apple juice, pineapple juice, mango juice, passion fruit juice",
  nori: "nori, seaweed, nori sheet",
  rice: "rice, arborio, basmati, jasmine rice, brown rice, sushi rice, risotto rice, long grain rice, bomba rice, glutinous rice, sticky rice, wild rice",
  couscous:
    "couscous, quinoa, bulgur, barley, pearl barley, farro, millet, bulgur wheat, freekeh, polenta, cornmeal, grits, buckwheat",
  lentils: "lentil, black lentil, green lentil, brown lentil, puy lentil, beluga lentil",
  redlentils: "red lentil, orange lentil",
  yellowlentils: "yellow lentil, chana dal, toor dal, moong dal",
  yellowpeas: "yellow pea, dried yellow pea, yellow split pea, split pea",
  oats: "oat, oatmeal, rolled oat, porridge oat, granola, muesli",
  pasta:
    "pasta, penne, rigatoni, macaroni, farfalle, fusilli, orzo, conchiglie, cannelloni, ziti, ditalini, pasta shell",
  noodles:
    "noodle, ramen, udon, soba, vermicelli, rice noodle, flat rice noodle, egg noodle, rice vermicelli, glass noodle, tagliatelle, fettuccine, pappardelle, ramen noodle, udon noodle, soba noodle",
  spaghetti: "spaghetti, linguine, bucatini, angel hair, capellini",
  bread:
    "bread, toast, sourdough, brioche, ciabatta, bun, bagel, english muffin, white bread, rye bread, sandwich bread, burger bun",
  stalebread: "stale bread, crouton, day old bread",
  baguette: "baguette, french bread",
  pita: "pita, pita bread, pitta, pitta bread",
  tortilla:
    "tortilla, corn tortilla, flour tortilla, naan, flatbread, taco shell, roti, chapati, lavash",
  beans:
    "bean, kidney bean, red kidney bean, pinto bean, borlotti, borlotti bean, adzuki bean, baked bean",
  blackbeans: "black bean, turtle bean",
  whitebeans:
    "white bean, cannellini, cannellini bean, butter bean, navy bean, haricot bean, lima bean, black eyed bean, black eyed pea, great northern bean",
  chickpeas: "chickpea, garbanzo, garbanzo bean",
  dumpling: "dumpling, gyoza, pierogi, wonton",
  chocolate:
    "chocolate, dark chocolate, milk chocolate, chocolate chip, cocoa, cocoa powder, cacao, cooking chocolate",
  nuts: "nut, mixed nut, cashew, cashew nut, macadamia, pine nut, brazil nut, pine kernel",
  almond: "almond, blanched almond, flaked almond, ground almond",
  hazelnut: "hazelnut",
  peanut: "peanut, roasted peanut, peanut butter",
  pistachio: "pistachio, pistachio nut",
  walnut: "walnut, walnut half",
  coffee:
    "coffee, espresso, instant coffee, ground coffee, ground dark coffee, coffee bean, dark coffee",
  tea: "tea, black tea, assam tea, green tea, earl grey, darjeeling, tea bag, tea leaf, loose tea",
  cinnamon: "cinnamon, cinnamon stick",
  staranise: "star anise, anise star",
  cardamom: "cardamom, green cardamom, cardamom pod, black cardamom",
  clove: "clove",
  turmeric: "turmeric, ground turmeric",
  saffron: "saffron, saffron thread",
  paprika: "paprika, smoked paprika, sweet paprika",
  spice:
    "spice, mixed spice, curry powder, cayenne, cayenne pepper, chilli powder, chili powder, ancho chilli powder, sumac, ground cumin, cumin, ground coriander, ground ginger, ground cinnamon, ground clove, ground allspice, allspice, nutmeg, garam masala, five spice, ras el hanout, cumin seed, coriander seed, baharat",
  pecan: "pecan, pecan nut",
  honey: "honey, runny honey",
  seeds:
    "seed, sesame, sesame seed, poppy seed, chia, chia seed, flaxseed, sunflower seed, pumpkin seed, linseed, mixed seed",
  vanilla: "vanilla, vanilla pod, vanilla bean",
};

/** Names that contain the name of an ingredient and mean something else, which is not drawn. */
export const englishOthers =
  "tomato juice, black pepper, white pepper, cream of tartar, bean sprout, lime leaf, makrut lime leaf, kaffir lime leaf, curry leaf, black bean sauce, fermented black bean, preserved mustard green, vanilla extract, lemon balm, lemon verbena, orange blossom water, water chestnut, corn syrup, egg wash, egg replacer, crab apple, passion fruit, rose apple, custard apple, tomato paste, tomato puree, tomato sauce, tomato ketchup, tomato passata, butter extract, garlic press, cherry pepper, pepper flake, oyster sauce, oyster cracker, fish cake, ladys finger, hen of the woods, chicken of the woods, lobster mushroom";

/** The words that change the meaning of the name before them: chicken stock is not chicken. */
export const englishChangers =
  "stock, broth, bouillon, cube, oil, vinegar, sauce, powder, flour, starch, sugar, syrup, paste, seasoning, extract, essence, liqueur, wine, beer, ale, cordial, jelly, molasses, ketchup, crumb, spread, flavouring, flavoring, salt, cracker, chip, crisp, dressing, marinade, water, mayonnaise, brandy, schnapps, soda, leaf, blossom, flower, shoot, sprout, wrapper, pudding";
