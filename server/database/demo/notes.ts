import type { DemoNote } from "./DemoData";

/** The private notes of users about recipes. */
export const notes: DemoNote[] = [
  {
    recipe: "Jollof rice",
    by: "Rosa Lindqvist",
    text: "For twelve: double everything, use the big enamel pot, 45 minutes on the lowest ring. Start the purée at four.",
  },
  {
    recipe: "Shakshuka with feta",
    by: "Rosa Lindqvist",
    text: "Half a tablespoon of harissa when the children eat with us.",
  },
  {
    recipe: "Chałka",
    by: "Rosa Lindqvist",
    text: "In our oven 29 minutes, one shelf below the middle. Cover with foil after 20.",
  },
  {
    recipe: "Crème caramel",
    by: "Rosa Lindqvist",
    text: "The six blue molds hold 140 ml, so there is a cook's portion left over.",
  },
  {
    recipe: "Swedish meatballs",
    by: "Rosa Lindqvist",
    text: "Grandmother's card says one boiled, mashed potato in the mix. Try it next time and change the recipe if she was right.",
  },
  {
    recipe: "Garlic naan",
    by: "tomasz_bakes",
    text: "Tried 20% wholemeal spelt: needs another 15 g of milk. Baking steel at 280 °C beats the pan.",
  },
  {
    recipe: "Cardamom buns",
    by: "tomasz_bakes",
    text: "Overnight in the fridge after shaping works. Take out 75 minutes before baking.",
  },
  {
    recipe: "Rosemary focaccia",
    by: "tomasz_bakes",
    text: "Big tray at the bakery (40 x 60): four times the dough, 28 minutes.",
  },
  {
    recipe: "Baklava",
    by: "tomasz_bakes",
    text: "Ask Farah which pistachios. The ones from the corner shop were salted!",
  },
  {
    recipe: "Sernik",
    by: "tomasz_bakes",
    text: "Easter order: three of these. Buy the twaróg on Wednesday, it needs a night to drain.",
  },
  {
    recipe: "Red lentil soup with lemon",
    by: "Nell Abernathy",
    text: "MORE salt than I think. Then a bit more. Freezes in the square tubs, two ladles each.",
  },
  {
    recipe: "Spaghetti aglio e olio",
    by: "Nell Abernathy",
    text: "Save a full mug of pasta water BEFORE draining. Put the mug in the colander so I remember.",
  },
  {
    recipe: "Miso-glazed salmon",
    by: "Nell Abernathy",
    text: "Tray on the second rung, 8 minutes. Mum's birthday on the 14th? Serves 4, we are 5.",
  },
  {
    recipe: "Apple crumble",
    by: "Nell Abernathy",
    text: "Double topping, always. 180 °C in the fan oven.",
  },
  {
    recipe: "Shakshuka with feta",
    by: "Nell Abernathy",
    text: "Lid on, set a timer for 6 minutes, do not answer the phone.",
  },
  {
    recipe: "Elote",
    by: "Idris Okafor",
    text: "Try with suya spice in place of the ancho. Could be trouble, the good kind.",
  },
  {
    recipe: "Chana masala",
    by: "Idris Okafor",
    text: "Dried chickpeas: 220 g, soaked overnight, 35 minutes in the pressure cooker.",
  },
  {
    recipe: "Jollof rice",
    by: "Mei-Lin Zhao",
    text: "Rice cooker version: purée fried on the stove first, then the jasmine setting. No crust, but good for Tuesdays.",
  },
  {
    recipe: "Suya skewers",
    by: "paloma.cocina",
    text: "Leftover spice mix is wonderful on popcorn.",
  },
  {
    recipe: "Mapo tofu with mushrooms",
    by: "Farah Aziz",
    text: "The shop by the station has the right paste, top shelf, red label with the old man.",
  },
  {
    recipe: "Chicken tagine with preserved lemon",
    by: "Giulia_R",
    text: "One lemon was plenty. Soak the olives for ten minutes if they are the very salty kind.",
  },
  {
    recipe: "Lasagne al forno",
    by: "Gus McCready",
    text: "Cut in eight, freeze six. 40 minutes from frozen, foil on for the first 25.",
  },
  {
    recipe: "Baja fish tacos",
    by: "hungryhilde",
    text: "buy: limes, beer (2, one is for me), that chipotle tin with the green label",
  },
  {
    recipe: "Chana masala",
    by: "the_late_table",
    text: "Six portions = one tall tub + two flat ones. Last batch cooked on the 3rd.",
  },
  {
    recipe: "Buttermilk pancakes",
    by: "lemon_and_leo",
    text: "Leo's limit is five. Leo's stated limit is nine.",
  },
];
