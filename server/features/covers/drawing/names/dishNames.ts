import type { SauceName } from "../colors";
import type { DishName } from "../dishes/dishes";

type Row = readonly [dish: DishName, colour: SauceName | null, english: string, german?: string];

/**
 * The names of dishes, as whole words. If a name contains several, the longest one applies. A color
 * overrides that of the ingredients.
 */
// prettier-ignore
export const savoury: readonly Row[] = [
  ["soup", null, "soup, pasta e fagioli, chowder, bisque, veloute, potage, broth, consomme", "suppe/n, brühe"],
  ["soup", "red", "gazpacho, minestrone, tomato soup, goulash soup, salmorejo, shorba", "gulaschsuppe"],
  ["soup", "orange", "tom yum, harira, bouillabaisse, pumpkin soup, caldo verde", "kürbissuppe"],
  ["soup", "cream", "tom kha, tom kha gai, vichyssoise, clam chowder, avgolemono, zurek, chicken chowder"],
  ["soup", "pink", "borscht, borsch, barszcz", "borschtsch"],
  ["soup", "brown", "onion soup, french onion soup, miso soup, mulligatawny", "zwiebelsuppe"],
  ["soup", "golden", "chicken soup, wedding soup, wonton soup", "hühnersuppe, hochzeitssuppe, flädlesuppe"],
  ["noodlesoup", "orange", "laksa"],
  ["noodlesoup", null, "ramen, pho, chicken noodle soup, noodle soup, udon, udon soup", "nudelsuppe"],
  ["stew", null, "stew, tagine, tajine, ragout, cassoulet, hotpot, fricassee, casserole stew, irish stew, pozole", "eintopf"],
  ["stew", "red", "goulash, chili con carne, chilli con carne, chili sin carne, chilli sin carne, bean chili, bean chilli, vegetarian chilli, vegan chili, beef chili, turkey chili, ratatouille, caponata, birria, porkolt, fasolada, stifado", "gulasch, rindergulasch, letscho"],
  ["stew", "wine", "coq au vin, bourguignon, beef bourguignon, boeuf bourguignon, brasato"],
  ["stew", "dark", "feijoada, gumbo, adobo, osso buco, carbonnade, mole poblano"],
  ["stew", "cream", "stroganoff, blanquette", "frikassee, geschnetzeltes, zürcher geschnetzeltes"],
  ["stew", "orange", "moqueca, maafe, groundnut stew"],
  ["curry", null, "curry, balti, dhansak"],
  ["braise", "red", "mapo tofu, gochujang chicken"],
  ["curry", "red", "masala, chana masala, vindaloo, red curry, panang curry, rogan josh, jalfrezi, rajma, butter tofu"],
  ["curry", "orange", "tikka masala, butter chicken, katsu curry, murgh makhani, makhani"],
  ["dal", "yellow", "dal, daal, dhal, dahl, tarka dal"],
  ["curry", "yellow", "sambar, yellow curry, aloo gobi, kadhi"],
  ["curry", "green", "green curry, palak paneer, saag paneer, saag aloo, saag"],
  ["curry", "cream", "korma"],
  ["curry", "brown", "rendang, massaman curry, massaman, japanese curry"],
  ["salad", null, "salad, slaw, coleslaw, tabbouleh, tabouleh, fattoush, panzanella, caprese, som tam, larb, nicoise, waldorf salad", "salat/e"],
  ["rice", "cream", "risotto"],
  ["rice", "orange", "jollof, jollof rice, jambalaya, tomato rice, mexican rice"],
  ["rice", "yellow", "biryani, saffron rice, arroz con pollo, kedgeree"],
  ["rice", "tan", "fried rice, egg fried rice, nasi goreng, pilaf, pilau, pulao, plov, mujaddara, kushari", "reispfanne"],
  ["rice", "white", "rice, sticky rice, mango sticky rice, donburi, bibimbap, rice bowl", "reis"],
  ["paella", "yellow", "paella"],
  ["spaghetti", null, "spaghetti, linguine, aglio e olio, spaghettini, vongole, capellini, cacio e pepe"],
  ["tagliatelle", null, "carbonara, tagliatelle, fettuccine, pappardelle, alfredo, fettuccine alfredo", "bandnudeln"],
  ["bolognese", null, "bolognese, spaghetti bolognese, spaghetti napoli"],
  ["pasta", null, "pasta, penne, rigatoni, macaroni, orecchiette, fusilli, farfalle, amatriciana", "nudel/n, makkaroni"],
  ["spaetzle", null, "spaetzle, spatzle", "spätzle, käsespätzle"],
  ["gnocchi", null, "gnocchi", "schupfnudeln"],
  ["ravioli", null, "ravioli, agnolotti", "maultasche/n"],
  ["pasta", "yellow", "mac and cheese, macaroni cheese, mac n cheese, macaroni and cheese"],
  ["pasta", "red", "penne arrabbiata, arrabbiata, pasta alla norma, puttanesca"],
  ["pasta", "green", "pesto pasta, pasta al pesto"],
  ["noodles", null, "noodle, pad thai, chow mein, lo mein, yakisoba, pad see ew, mie goreng, mee goreng, dan dan noodle, dan dan, japchae, drunken noodle, singapore noodle", "bratnudeln, asianudeln"],
  ["dumplings", null, "dumpling, gyoza, pierogi, pierogy, wonton, momo, manti, potsticker, jiaozi, pelmeni, khinkali, mandu, varenyky", "piroggen, teigtaschen"],
  ["knoedel", null, "matzo ball", "knödel, klöße, kloß, semmelknödel, kartoffelknödel, kartoffelklöße"],
  ["meatballs", null, "meatball, kottbullar, albondigas, polpette, kofta, kofte", "fleischbällchen, hackbällchen, klopse"],
  ["meatballs", "cream", "swedish meatball", "königsberger klopse"],
  ["meatballs", "red", "meatballs in tomato sauce"],
  ["fritters", null, "fritter, falafel, akara, pakora, bhaji, onion bhaji, latke, hash brown, croquette, arancini, fish cake, fishcake, potato pancake, crab cake, potato cake, acaraje, rissole, nugget", "rösti, reibekuchen, kartoffelpuffer, krokette/n, frikadelle/n, bulette/n, fleischpflanzerl, puffer, bratlinge, fischfrikadellen"],
  ["dip", null, "dip, hummus, houmous, baba ganoush, baba ghanoush, tapenade, skordalia", "aufstrich"],
  ["dip", "green", "guacamole"],
  ["dip", "white", "tzatziki, raita, labneh, whipped feta", "kräuterquark"],
  ["dip", "red", "muhammara, salsa, ajvar, romesco"],
  ["sauce", "green", "pesto, chimichurri, salsa verde, zhoug", "grüne soße"],
  ["sauce", "white", "aioli, mayonnaise", "remoulade"],
  ["sauce", "red", "ragu, harissa, ketchup, tomato sauce, bolognese sauce, sugo", "tomatensoße, tomatensauce"],
  ["sauce", null, "sauce, gravy, chutney, relish, bearnaise, hollandaise, apple sauce, applesauce", "soße, sauce, apfelmus"],
  ["mash", null, "mash, mashed potato, potato puree, colcannon, champ", "püree, kartoffelpüree, kartoffelbrei, stampf"],
  ["bake", "red", "lasagne, lasagna, lasagne bolognese, lasagna bolognese, moussaka, musaka, cannelloni, enchilada, parmigiana, pastitsio, baked ziti, eggplant parmesan", ""],
  ["bake", "tan", "bread pudding, bread and butter pudding, casserole, bake, pasta bake, tuna bake, tartiflette, mac and cheese bake", "auflauf, nudelauflauf"],
  ["bake", "brown", "shepherds pie, cottage pie, fish pie, pastel de papa"],
  ["gratin", null, "gratin, dauphinoise, gratin dauphinois, tian, scalloped potato", "kartoffelgratin"],
  ["shakshuka", null, "shakshuka, shakshouka, eggs in purgatory, menemen"],
  ["friedeggs", null, "fried egg, full english, bacon and eggs, ham and eggs", "spiegelei, spiegeleier"],
  ["rancheros", null, "huevos rancheros"],
  ["omelette", null, "omelette, omelet, frittata, tortilla espanola, tortilla de patatas, spanish tortilla, egg foo young", "omelett/s, bauernfrühstück"],
  ["scrambledeggs", null, "scrambled egg, migas", "rührei, rühreier"],
  ["pan", null, "stir fry, stirfry, skillet, fajita, hash, kung pao, chop suey, saute, one pan", "pfanne, gemüsepfanne"],
  ["plate", null, "kelewele, bangers and mash", "bratkartoffeln, ofenkartoffeln, ofengemüse, bratwurst, bratwürste, brathähnchen, grillhähnchen"],
  ["okonomiyaki", null, "okonomiyaki"],
  ["roast", null, "roast beef, roast pork, roast lamb, meatloaf, meat loaf, pot roast, brisket", "braten, sauerbraten, schweinebraten, hackbraten, rinderbraten, krustenbraten"],
  ["schnitzel", null, "schnitzel, tonkatsu, milanese, escalope, cordon bleu, wiener schnitzel, chicken katsu", ""],
  ["steak", null, "steak, ribeye, sirloin steak", "rumpsteak, rostbraten"],
  ["hasselback", null, "hasselback", "hasselback kartoffeln, fächerkartoffeln"],
  ["fries", null, "french fries, fish and chips, chips, fries, potato wedge", "pommes, pommes frites"],
  ["elote", null, "elote, corn on the cob, grilled corn, mexican street corn", "maiskolben"],
  ["skewers", null, "skewer, kebab, kabob, satay, suya, yakitori, souvlaki, shashlik, brochette, anticucho", "spieß, spieße, schaschlik"],
  ["tacos", null, "taco, tostada, tlayuda"],
  ["wraps", null, "wrap, burrito, rice paper roll, spring roll, summer roll, shawarma, fajita wrap, egg roll", "dürüm, frühlingsrollen, sommerrollen"],
  ["burger", null, "burger, cheeseburger, hamburger, veggie burger"],
  ["toast", null, "toast, bruschetta, crostini, sandwich, blt, tartine, welsh rarebit, smorrebrod, croque monsieur", "butterbrot, belegtes brot, strammer max, stulle/n"],
  ["sushi", null, "sushi, sushi roll, maki, kimbap, gimbap, california roll"],
  ["pizza", "red", "pizza, pizzette, lahmacun, calzone", ""],
  ["pizza", "white", "white pizza, pizza bianca, pissaladiere", "flammkuchen"],
  ["potpie", null, "pot pie, potpie, chicken pie, steak pie, steak and ale pie, game pie, tourtiere, pork pie, meat pie", "pastete"],
  ["pasties", null, "empanada, samosa, pasty, calzoni, turnover, borek, sambusa, pastel, hand pie", "teigtasche"],
];

// prettier-ignore
export const sweet: readonly Row[] = [
  ["porridge", null, "porridge, oatmeal, rice pudding, overnight oat, cream of wheat", "haferbrei, milchreis, grießbrei"],
  ["porridge", "white", "congee, jook, arroz caldo"],
  ["porridge", "yellow", "polenta, grits"],
  ["muesli", null, "muesli, bircher muesli, granola, smoothie bowl, acai bowl, yogurt bowl", "müsli, birchermüesli, birchermüsli, müesli"],
  ["fruitsalad", null, "fruit salad, fruit bowl, fruit cocktail", "obstsalat, fruchtsalat"],
  ["jar", null, "jam, marmalade, jelly, preserve, lemon curd, honey jar", "marmelade, konfitüre, gelee, pflaumenmus"],
  ["crumble", null, "crumble, cobbler, crisp, brown betty, apple crisp", "streuselauflauf"],
  ["custardpie", "orange", "pumpkin pie, sweet potato pie"],
  ["custardpie", "yellow", "custard tart, custard pie, pastel de nata, egg tart"],
  ["custardpie", "cream", "cream pie, coconut cream pie, banana cream pie"],
  ["custardpie", "dark", "chocolate pie, chocolate tart"],
  ["tart", null, "pecan pie, tart, tarte, quiche, galette, clafoutis, tartlet, tarte tatin, quiche lorraine", "zwiebelkuchen, obstkuchen, wähe, lauchkuchen"],
  ["cheesecake", null, "cheesecake, cheese cake, sernik, basque cheesecake, key lime pie, banoffee pie", "käsekuchen, quarkkuchen, topfentorte"],
  ["pie", null, "pie, crostata, linzer torte", "linzer torte"],
  ["cake", null, "cake, gateau, torte, sponge, roulade, victoria sponge, layer cake, birthday cake", "kuchen, torte, biskuitrolle, sachertorte"],
  ["cake", "cream", "carrot cake, sponge cake, coffee and walnut cake, black forest gateau", "rüblikuchen, karottenkuchen, schwarzwälder kirschtorte"],
  ["bundt", null, "bundt, bundt cake, savarin", "gugelhupf, napfkuchen"],
  ["pavlova", null, "pavlova"],
  ["squares", null, "brownie, blondie, bar, tray bake, traybake, flapjack, parkin, lamington, tres leches, sheet cake, cornbread, fudge, gingerbread", "blechkuchen, schnitten, bienenstich"],
  ["squares", "cream", "tres leches cake, basbousa"],
  ["squares", "yellow", "butter cake, corn bread, lemon bar", "butterkuchen, streuselkuchen, zuckerkuchen"],
  ["squares", "brown", "gingerbread cake", "lebkuchen"],
  ["squares", "dark", "chocolate brownie, fudgy brownie"],
  ["diamonds", "golden", "baklava, spanakopita"],
  ["tiramisu", null, "tiramisu"],
  ["cookies", "tan", "chocolate chip cookie, choc chip cookie"],
  ["muffins", "tan", "chocolate chip muffin"],
  ["cookies", null, "cookie, biscuit, macaroon, shortbread, snickerdoodle, amaretti, gingersnap, cracker, anzac biscuit, oatcake", "keks/e, plätzchen, florentiner, makronen"],
  ["buns", null, "cinnamon roll, cinnamon bun, cardamom bun, sticky bun, kanelbulle, kanelbullar, kardemummabullar, chelsea bun, pain aux raisins", "zimtschnecke/n, schnecken, hefeschnecken, nussschnecken"],
  ["rolls", null, "roll, bun, bread roll, scone, dinner roll, hot cross bun, gougere, profiterole, pao de queijo, choux bun, english muffin, buttermilk biscuit, biscuits and gravy", "brötchen, semmel/n, schrippe/n, buchteln, windbeutel, berliner, krapfen"],
  ["muffins", null, "muffin, cupcake, fairy cake", "muffins"],
  ["doughnuts", null, "doughnut, donut"],
  ["bagels", null, "bagel, simit"],
  ["pretzels", null, "pretzel", "brezel/n, laugenbrezel/n, breze/n"],
  ["crescents", null, "croissant, rugelach", "hörnchen, kipferl, vanillekipferl, kipfel"],
  ["loaf", null, "bread, loaf, sourdough, sandwich loaf, brioche, rye bread, milk bread, pumpernickel", "brot, vollkornbrot, toastbrot"],
  ["loafcake", null, "banana bread, pound cake, lemon drizzle, lemon drizzle cake, loaf cake, zucchini bread, pumpkin bread, fruit cake, ginger cake, courgette cake, date loaf", "kastenkuchen, marmorkuchen, rührkuchen, stollen, bananenbrot, zitronenkuchen, nusskuchen"],
  ["boule", null, "soda bread, irish soda bread, boule, country loaf, no knead bread, damper, round loaf", "bauernbrot, landbrot, topfbrot, roggenbrot"],
  ["focaccia", null, "focaccia, schiacciata, fougasse"],
  ["flatbreads", null, "naan, arepa, roti, chapati, paratha, pita, pitta, pita bread, tortilla, corn tortilla, flour tortilla, lavash, flatbread, injera, piadina, msemen, garlic naan, tortillas", "fladenbrot/e, fladen"],
  ["plait", null, "challah, chalka, plaited loaf, plaited bread, pulla, tsoureki, cozonac", "hefezopf, zopf, butterzopf"],
  ["baguettes", null, "baguette, garlic bread, french bread"],
  ["pancakes", null, "pancake, hotcake, blini, pikelet, poffertje", "pfannkuchen, eierkuchen, pancakes"],
  ["crepes", null, "crepe, crepes suzette, galette bretonne", "crêpe/s, palatschinken"],
  ["waffles", null, "waffle, gaufre", "waffel/n"],
  ["frenchtoast", null, "french toast, pain perdu, torrija", "arme ritter"],
  ["strudel", null, "strudel, apple strudel", "apfelstrudel"],
  ["flan", null, "flan, creme caramel, caramel custard, pudim"],
  ["pannacotta", null, "panna cotta, blancmange, malabi"],
  ["cups", null, "mousse, pudding, custard, creme brulee, pots de creme, trifle, posset, parfait, fool, syllabub, zabaglione, kheer", "creme, grütze, rote grütze, kompott, pudding, quarkspeise, bayerische creme, schichtdessert"],
  ["icecream", null, "ice cream, gelato, sorbet, sundae, frozen yogurt, semifreddo, nice cream", "eis, vanilleeis, erdbeereis, schokoladeneis, schokoeis, zitronensorbet"],
];

// prettier-ignore
export const drinks: readonly Row[] = [
  ["glass", null, "juice, cocktail, punch, soda, cooler, spritz, spritzer, fizz, cordial, agua fresca, mocktail, limeade, shrub, switchel, iced tea, ice tea", "saft, schorle, bowle, limonade, eistee, limo"],
  ["glass", "yellow", "lemonade, pineapple juice", "zitronenlimonade"],
  ["glass", "lime", "limonana, mojito, caipirinha, mint julep, cucumber water", "hugo"],
  ["glass", "wine", "agua de jamaica, sangria, hibiscus tea, tinto de verano, bissap, sorrel"],
  ["glass", "brown", "iced coffee, vietnamese iced coffee, cold brew, cola, long island iced tea, moscow mule", "eiskaffee"],
  ["glass", "orange", "aperol spritz, orange juice, tequila sunrise, mai tai", "orangensaft"],
  ["glass", "red", "bloody mary, tomato juice, campari soda, negroni"],
  ["smoothie", null, "smoothie, milkshake, shake, lassi, frappe", "shake"],
  ["smoothie", "white", "horchata, ayran, kefir, eggnog, pina colada, salted lassi", "eierpunsch"],
  ["smoothie", "orange", "mango lassi"],
  ["coupe", null, "margarita, daiquiri, martini, cosmopolitan, whiskey sour, pisco sour, amaretto sour, vodka sour, gimlet"],
  ["mug", "dark", "coffee, espresso, americano, turkish coffee", "kaffee"],
  ["mug", "tan", "chai, masala chai, latte, cappuccino, flat white, karak chai", "milchkaffee"],
  ["mug", "brown", "hot chocolate, cocoa, mocha, champurrado", "heiße schokolade, kakao, trinkschokolade"],
  ["mug", "orange", "tea, ginger tea, rooibos", "tee, ingwertee"],
  ["mug", "lime", "mint tea, green tea, matcha latte", "pfefferminztee, minztee"],
  ["mug", "yellow", "golden milk, turmeric latte, hot toddy, toddy", "goldene milch, kurkuma latte"],
  ["mug", "golden", "hot cider, mulled cider, apple cider", "apfelpunsch"],
  ["mug", "wine", "glogg, mulled wine, vin chaud, mulled juice", "glühwein, kinderpunsch, punsch, feuerzangenbowle"],
];

/**
 * Names that are not the dish they contain, such as doughs and dressings, and names that end like a dish
 * that looks different.
 */
export const noDish = {
  english:
    "dough, seasoning, dressing, crust, frosting, glaze, icing, marinade, rub, spice mix, powder, filling, topping, vinaigrette, butter, stock, crumbs, mix, starter, syrup, shell, base, brine, croutons, stuffing, tuna steak, salmon steak, swordfish steak, cauliflower steak, cabbage steak, tofu steak, hamburger steak, steak tartare, zucchini noodle, courgette noodle, cauliflower rice, rice cake, johnny cake, cabbage roll, sausage roll, lobster roll, crab roll, swiss roll, beef roll, nut loaf, lentil loaf, kale chip, tortilla chip, banana chip, plantain chip, chocolate chip, potato crisp, shrimp cocktail, prawn cocktail, bread and butter pickle, scallion pancake, kimchi pancake, black pudding, sticky toffee pudding, christmas pudding, plum pudding, summer pudding, steamed pudding, yorkshire pudding, ice cream sandwich, sushi bowl, poke bowl, breads, dosa, masala dosa, creme fraiche, dutch baby, bake off, lemon meringue pie",
  german:
    "brote, teig, gewürz, gewürzmischung, dressing, glasur, füllung, belag, marinade, grundrezept, rouladen, rinderrouladen, kohlrouladen, crème fraîche, kaiserschmarrn, dampfnudel/n, sirup, fond, abendbrot, vinaigrette, boden",
};

/**
 * Words for dishes at the end of German compounds, such as "Tomatensuppe"; the beginning names the
 * ingredients.
 */
export const germanHeads =
  "suppe suppen cremesuppe eintopf topf gulasch ragout curry salat auflauf gratin pfanne risotto reispfanne nudeln pasta spaghetti knodel klosse puffer spiesse pizza flammkuchen kuchen torte tarte quiche strudel muffins kekse platzchen brot brotchen zopf schnecken pfannkuchen waffeln pudding creme mousse kompott marmelade konfiture gelee sosse sauce dip pesto chutney puree schnitzel braten bratlinge burger toast limonade smoothie tee punsch lassi shake saft crumble lasagne bolognese fricassee frikassee krapfen schnitten makronen sorbet auflaufe ravioli";

/** The dishes that are also ingredients: "rice" is a dish, "rice-stuffed peppers" is not. */
export const alsoIngredients = {
  english:
    "rice, bread, tea, coffee, cocoa, juice, jam, marmalade, jelly, pesto, salsa, sauce, gravy, chutney, relish, harissa, ketchup, mayonnaise, aioli, tortilla, pita, cornbread, biscuit, cracker, custard, polenta, grits, granola, oatmeal, lemonade, cola, baguette, cookie, gingerbread, masala",
  german: "reis, brot, tee, kaffee, kakao, saft, marmelade, eis",
};

/**
 * The accompaniments, which do not determine the dish: duck with a sauce is not a bowl of sauce.
 */
export const accompaniments: readonly DishName[] = [
  "sauce",
  "dip",
  "jar",
  "mash",
  "loaf",
  "baguettes",
  "flatbreads",
  "rolls",
  "fries",
];
