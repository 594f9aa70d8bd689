/** Names of categories with one meaning, folded: without case and accents. */
export interface CategoryMeaning {
  /** Names that have this meaning on their own, such as `main course`. */
  names: readonly string[];
  /** Names that decide at the end of a longer name, such as `soup` in `Chicken soup`. */
  heads?: readonly string[];
  /** Ends of German compounds, such as `suppe` in `Kartoffelsuppe`. */
  ends?: readonly string[];
  /** Wider meanings, which count if the site has no category of this one. */
  wider?: readonly string[];
  /** True for a meal of the day, which says less about the dish than any other meaning. */
  isMeal?: true;
}

const split = (words: string): string[] => words.split(", ");

/** The usual names of categories, English and German ones first, by meaning. */
export const categoryMeanings: Readonly<Record<string, CategoryMeaning>> = {
  breakfast: {
    names: split(
      "breakfast, brunch, morning meal, frühstück, frühstücke, petit déjeuner, desayuno, colazione, ontbijt, café da manhã",
    ),
    heads: split("breakfast, breakfasts, brunch"),
    ends: split("frühstück"),
  },
  starter: {
    names: split(
      "starter, appetizer, appetiser, hors d'oeuvre, hors d'oeuvres, hors d’oeuvres, hors d'œuvre, first course, canape, canapé, antipasto, antipasti, tapas, mezze, meze, finger food, fingerfood, small plate, nibbles, vorspeise, vorspeisen, vorgericht, häppchen, entrante, aperitivo, voorgerecht, voorgerechten",
    ),
    heads: split("starter, starters, appetizer, appetizers, appetiser, appetisers"),
    ends: split("vorspeise, vorspeisen"),
    wider: ["snack"],
  },
  soup: {
    names: split(
      "soup, stew, broth, chowder, bisque, suppe, suppen, eintopf, eintöpfe, brühe, soupe, potage, sopa, zuppa, zuppe, minestra, soep, soepen",
    ),
    heads: split("soup, soups, stew, stews, chowder, chowders"),
    ends: split("suppe, suppen, eintopf, eintöpfe"),
  },
  salad: {
    names: split(
      "salad, slaw, salat, salate, salade, salades, ensalada, ensaladas, insalata, insalate, salada, saladas",
    ),
    heads: split("salad, salads"),
    ends: split("salat, salate"),
  },
  pasta: {
    names: split(
      "pasta, pasta dish, noodle, noodle dish, nudeln, nudelgericht, nudelgerichte, pastagericht, pastagerichte, spaghetti, pâtes, primo, primi, primi piatti",
    ),
    heads: split("pasta, pastas, noodles"),
    ends: split("nudeln"),
  },
  rice: { names: split("rice, rice dish, risotto, reis, reisgericht, reisgerichte") },
  main: {
    names: split(
      "main, main course, main dish, main meal, casserole, curry, mains course, entree, entrée, second course, hauptgericht, hauptgerichte, hauptspeise, hauptspeisen, hauptgang, hauptgänge, hauptmahlzeit, auflauf, aufläufe, fleischgericht, fleischgerichte, fischgericht, fischgerichte, plat principal, plats principaux, plat, plats, plato principal, plato fuerte, platos principales, segundo plato, segundos platos, piatto principale, piatto unico, secondo, secondi, secondi piatti, hoofdgerecht, hoofdgerechten, prato principal",
    ),
    heads: split(
      "mains, main course, main courses, main dish, main dishes, entree, entrees, main meal",
    ),
    ends: split("hauptgericht, hauptgerichte, hauptspeise, hauptspeisen, hauptgang, hauptgänge"),
    wider: ["dinner"],
  },
  dinner: {
    names: split(
      "dinner, supper, evening meal, abendessen, abendbrot, dîner, cena, avondeten, jantar",
    ),
    heads: split("dinner, dinners, supper, suppers"),
    wider: ["main"],
    isMeal: true,
  },
  lunch: {
    names: split(
      "lunch, luncheon, mittagessen, mittagstisch, déjeuner, almuerzo, pranzo, middageten, almoço",
    ),
    heads: split("lunch, lunches"),
    wider: ["main"],
    isMeal: true,
  },
  side: {
    names: split(
      "side, side dish, side order, accompaniment, beilage, beilagen, accompagnement, guarnición, acompañamiento, contorno, contorni, bijgerecht, bijgerechten, acompanhamento",
    ),
    heads: split("sides, side dish, side dishes"),
    ends: split("beilage, beilagen"),
  },
  sauce: {
    names: split(
      "sauce, dip, condiment, dressing, gravy, salsa, relish, chutney, marinade, vinaigrette, pesto, spread, soße, soßen, saucen, dips, aufstrich, aufstriche, brotaufstrich, saus, sauzen, salse, molho, molhos",
    ),
    heads: split("sauce, sauces, dip, dips, condiments, dressing, dressings"),
    ends: split("soße, soßen, sauce, saucen, dressing"),
  },
  bread: {
    names: split(
      "bread, loaf, loaves, flatbread, sourdough, brot, brote, brötchen, pain, pains, pane, panes, brood, pão",
    ),
    heads: split("bread, breads"),
    ends: split("brot, brote, brötchen"),
  },
  cake: {
    names: split(
      "cake, pastry, baking, baked good, baked goods, bakery, muffin, cupcake, gateau, gâteau, gâteaux, kuchen, torte, torten, gebäck, backen, backwaren, pastel, torta, torte, gebak, bolo",
    ),
    heads: split("cake, cakes, cupcakes, muffins, pastries"),
    ends: split("kuchen, torte, torten, gebäck"),
    wider: ["dessert"],
  },
  cookie: {
    names: split("cookie, biscuit, plätzchen, keks, kekse, biscotti, galletas, koekjes"),
    heads: split("cookie, cookies, biscuits"),
    ends: split("plätzchen, kekse"),
    wider: ["cake", "dessert"],
  },
  dessert: {
    names: split(
      "dessert, sweet, sweet treat, treat, pudding, afters, candy, confectionery, ice cream, nachspeise, nachspeisen, nachtisch, nachtische, süßspeise, süßspeisen, süßes, süßigkeit, süßigkeiten, eis, dolce, dolci, postre, postres, dulces, nagerecht, nagerechten, toetje, sobremesa",
    ),
    heads: split("dessert, desserts, sweets"),
    ends: split("dessert, desserts, nachspeise, nachspeisen, nachtisch, süßspeise, süßspeisen"),
  },
  drink: {
    names: split(
      "drink, beverage, cocktail, mocktail, smoothie, juice, milkshake, tea, coffee, getränk, getränke, saft, säfte, boisson, boissons, bebida, bebidas, bevanda, bevande, drankje, dranken",
    ),
    heads: split("drink, drinks, beverage, beverages, cocktail, cocktails, smoothies"),
    ends: split("getränk, getränke"),
  },
  snack: {
    names: split(
      "snack, light meal, imbiss, zwischenmahlzeit, kleinigkeit, kleinigkeiten, merienda, goûter, spuntino, tussendoortje",
    ),
    heads: split("snack, snacks"),
    ends: split("snack, snacks"),
    wider: ["starter"],
  },
  other: {
    names: split(
      "other, others, miscellaneous, misc, sonstiges, sonstige, verschiedenes, diverses, andere, anderes, autre, autres, otro, otros, altro, overig",
    ),
  },
};
