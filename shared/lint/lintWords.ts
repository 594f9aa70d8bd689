/* Words of both languages in folded form: lower case, without accents and umlauts. */

/** Words that name several ingredients at once. A step with one of them may use any line. */
export const GROUPS = new RegExp(
  `\\b(?:ingredients?|everything|components|assemble|zutaten|alles|allem|allen|uebrige[nrms]?|ubrige[nrms]?|rest(?:liche[nrms]?)?|` +
    `all (?:of )?(?:the|your)|(?:the|your|with) (?:remaining|rest|other|dry|wet|liquids?|toppings?|garnish(?:es)?|accompaniments|trimmings|add-ins|mix-ins|fillings?|aromatics)|` +
    `(?:remaining|dry|wet|favou?rite|desired|chosen|optional) (?:ingredients?|items|stuff|toppings?|mixture|fillings?)|other toppings|toppings|` +
    `trockene[nrs]?|nasse[nrs]?|feuchte[nrs]?|beilagen|garnieren|garnitur)\\b`,
);

/** Adjectives and other words of names that do not identify an ingredient. */
export const DESCRIPTIONS = new Set(
  `a an and or of the for in to with from on plus your about each any other more such as like if not
   fresh freshly dried dry frozen large small medium big extra whole half halved ripe raw cooked organic good quality best
   finely roughly coarsely thinly thickly chopped diced sliced minced grated shredded crushed ground peeled melted softened
   beaten toasted drained rinsed divided sifted packed cut cubed quartered torn pitted seeded deseeded trimmed cored washed
   boneless skinless lean plain pure light dark red green yellow white black brown golden purple orange-colored sweet
   unsweetened unsalted salted low sodium reduced fat free full hot cold warm cool lukewarm boiling room temperature
   baby mini young old mixed assorted store bought homemade leftover prepared instant quick regular natural
   can cans tin tins jar packet package bunch handful pinch dash slice slices piece pieces clove cloves stick sticks sprig sprigs
   cup cups tablespoon tablespoons tbsp teaspoon teaspoons tsp ounce ounces oz pound pounds lb g kg ml l
   ein eine einer eines und oder von vom der die das den dem des fur zum zur mit aus im in nach etwas evtl ggf ca
   frisch frische frischer frisches frischen getrocknet getrocknete getrockneter gemahlen gemahlene gemahlener gehackt gehackte
   gerieben geriebene geriebener gewurfelt grosse grosser grosses kleine kleiner kleines mittelgrosse rote roter rotes grune
   gruner grunes gelbe gelber weisse weisser weisses schwarze schwarzer brauner braune weiche weicher kalte warme reife
   ganze feine feiner fein grobe grob bio dose dosen packung pck bund zehe zehen stuck scheibe scheiben prise tl el
   messerspitze becher glas tute zweig zweige stange stangen`.split(/\s+/),
);

/** Lines of which steps often do not speak. */
export const UNSPOKEN =
  /\b(?:water|wasser|salt|pepper|peppercorns?|oil|ice|eis|eiswurfel|spray|fat|fett|butter for|for|fur|seasonings?|flour for|(?:optional|optionally)|toppings?|garnish(?:es)?|to serve|to taste|foil|paper|backpapier|skewers?|sticks?|parchment|twine|toothpicks?|zahnstocher|spiess\w*)\b|(?:salz|pfeffer|ol)\b/;

/** Preparations and remarks of lines that need no step. */
export const NEEDS_NO_STEP =
  /\b(?:serv(?:e|ing|ings)|garnish\w*|decorat\w*|optional\w*|taste|if (?:you|desired|needed|using|liked|required)|as (?:needed|desired|required)|dust\w*|greas\w*|for|fur|zum|zur|nach (?:geschmack|belieben|bedarf|wunsch)|evtl|eventuell|wer mag|or|oder|extra|more)\b/;

/** Kinds of ingredients, and the words that steps use for the kind. The first pattern is tested on names. */
export const KINDS: readonly (readonly [name: RegExp, inSteps: RegExp])[] = [
  [
    /spaghetti|penne|linguin|fusilli|rigatoni|macaroni|tagliatelle|lasagn|orzo|noodle|pasta|farfalle|fettuccin|ziti|vermicelli|ramen|udon|soba|nudel|makkaroni|bucatini|pappardelle|gnocchi|ravioli|tortellini|shells/,
    /pasta|noodle|nudel|sheets?\b|platten|spaghetti|macaroni|shells|lasagn|package direction|packet instruction|packungsanweisung/,
  ],
  [
    /rice|reis|risotto|quinoa|couscous|bulgur|barley|grain|farro/,
    /rice|reis|grain|risotto|packungsanweisung|package/,
  ],
  [
    /beef|pork|lamb|lamm|veal|steak|mince|chicken|turkey|sausage|duck|goose|meat|brisket|loin|roast|ribs?\b|chuck|shank|venison|rabbit|hack|rind|schwein|fleisch|filet|huhn|hahn|pute|wurst|braten|kalb|keule|chorizo|mett|drumstick|thigh|wing|gulasch|kasseler/,
    /meat|fleisch|bird|joint|roast|mince|poultry|ribs|steak|patt|chop|cutlet|fillet|filet|breast|thigh|sausage|wurst|hack|bacon|speck|ham\b|chicken|beef|pork|lamb|turkey|braten|schnitzel|huhn|hahn|keule|drumstick|wing|shank|rashers?|lardon|brust|wurfel|\bskin\b/,
  ],
  [
    /bacon|speck|pancetta|ham\b|schinken|prosciutto|chorizo|salami|pepperoni|guanciale|lardon/,
    /meat|fleisch|bacon|speck|ham\b|rasher|lardon|wurst|sausage|schinken|drippings|wurfel/,
  ],
  [
    /salmon|cod\b|tuna|haddock|halibut|trout|fish|bass|snapper|tilapia|sardine|mackerel|lachs|forelle|fisch|kabeljau|dorsch|hering|shrimp|prawn|mussel|clam|scallop|crab|lobster|squid|seafood|garnele|muschel|seelachs|zander/,
    /fish|fillet|filet|fisch|seafood|shellfish|shrimp|prawn|mussel|clam|garnele|meeresfrucht|salmon|lachs/,
  ],
  [
    /cheese|cheddar|parmesan|parmigian|mozzarella|feta|gruyere|gouda|pecorino|ricotta|monterey|gorgonzola|brie|camembert|mascarpone|halloumi|emmental|kase|paneer|asiago|provolone|romano|jack\b|roquefort|stilton|manchego|cotija|queso/,
    /chees|kase|parm|mozz|queso|cotija|ricotta|feta/,
  ],
  [
    /parsley|basil|thyme|dill|cilantro|coriander|mint|rosemary|chive|sage|oregano|tarragon|marjoram|petersil|basilikum|thymian|schnittlauch|minze|rosmarin|majoran|salbei|krauter|herb|bay|lorbeer|estragon|kerbel|kresse|bouquet/,
    /herb|krauter|\bgreens?\b|leaves|sprig|blatter|cilantro|coriander|bouquet|spices?\b|season|wurz|\brub\b/,
  ],
  [
    /onion|shallot|leek|scallion|zwiebel|schalotte|lauch|porree|spring|chive/,
    /onion|zwiebel|aromatic|scallion|shallot|vegetable|\bveg\b|veggies|gemuse|lauch|greens\b|soffritto|mirepoix/,
  ],
  [
    /garlic|ginger|knoblauch|ingwer/,
    /aromatic|vegetable|\bveg\b|veggies|gemuse|\bcloves?\b|zehe|soffritto|mirepoix/,
  ],
  [
    /cumin|paprika|cinnamon|nutmeg|clove|allspice|turmeric|curry|chili|chilli|chile|cayenne|cardamom|pepper|powder|seed|spice|season|masala|oregano|thyme|mustard|muskat|zimt|nelke|kurkuma|gewurz|kreuzkummel|kummel|saffron|safran|fenchel|fennel|anise|anis|star|sumac|za'?atar|vanill|herbs|salt|salz|sugar|zucker|piment|koriander|rosemary|sage|bay|basil|marjoram|flakes|dill|coriander/,
    /\bspic|season|gewurz|wurz|\brub\b|dry mix|powder|\bflavou?r|abschmeck|aromat|masala|chil[ie]|schote/,
  ],
  [
    /carrot|celery|zucchini|courgette|broccoli|cauliflower|cabbage|potato|tomato|pea|peas|corn|bean|spinach|kale|mushroom|eggplant|aubergine|asparagus|squash|turnip|parsnip|cucumber|radish|lettuce|fennel|beet|sprout|bok|chard|vegetable|okra|pumpkin|avocado|olive|mohre|karotte|sellerie|kartoffel|tomate|bohne|spinat|pilz|champignon|gurke|kohl|gemuse|kurbis|erbse|mais|rube|salat|spargel|rocket|arugula|cress|slaw|caper|pickle|romaine|leaf|leaves|endive/,
    /vegetable|\bveg\b|veggie|gemuse|salad|salat|greens|crudite|kohl|leaves|lettuce|florets?|roschen|mushroom|pilz|potato|knolle|\broots?\b|cabbage|slaw|soffritto|mirepoix/,
  ],
  [
    /apple|berr|banana|orange|lemon|lime|peach|pear|plum|mango|pineapple|cherry|cherries|grape|melon|raisin|currant|cranberr|sultana|date|fig|apricot|fruit|kiwi|apfel|birne|beere|kirsche|pfirsich|ananas|rosine|obst|zitrone|orangen|limette|zest|juice|peel|pomegranate|granatapfel|rhabarber/,
    /fruit|berr|obst|fruchte|beeren|juic|zest|citrus|saft|schale|zitrus|lemon|lime|zitron|limette/,
  ],
  [
    /chocolate|cocoa|cacao|schoko|kakao|kuverture|chips/,
    /choc|schoko|kuverture|chips|glasur|ganache|kakao|cocoa/,
  ],
  [
    /nut\b|nuts\b|almond|walnut|pecan|hazelnut|cashew|pistachio|peanut|pine|mandel|walnuss|haselnuss|nuss|nusse|sunflower|pumpkin seed|sesame|kern|sesam|pepita/,
    /nut\b|nuts\b|seeds?\b|nusse|kerne|mandel|\bnuss/,
  ],
  [
    /flour|mehl|baking|backpulver|starch|starke|sugar|zucker|cocoa|kakao|soda|natron|powder|oats?|yeast|hefe|semolina|griess|salt|cornmeal|sweetener|xanthan|gelatin|pektin|pectin|psyllium/,
    /\bdry|trocken|\bpowders?\b|\bsift|leaven/,
  ],
  [/flour|mehl/, /flour|mehl|roux|mehlschwitze|thicken|bind/],
  [/starch|starke|cornflour|corn flour/, /starch|starke|slurry|thicken|cornflour|corn flour|bind/],
  [/yeast|hefe|sourdough|sauerteig/, /yeast|hefe|vorteig|ferment|starter|sponge/],
  [
    /milk|cream|stock|broth|bouillon|wine|water|juice|beer|cider|vinegar|milch|sahne|bruhe|fond|wein|bier|saft|essig|rahm|coffee|kaffee|rum|brandy|vodka|gin|whisk|liqueur|likor|bourbon|tequila|sherry|port|yogurt|kefir|vermouth|champagne|prosecco|espresso|tonic|soda/,
    /liquid|flussig|\bwet\b|drinks?\b|shake|cocktail|blender|mixer/,
  ],
  [
    /stock|broth|bouillon|bullion|bruhe|fond|consomme/,
    /stock|broth|bruhe|fond|bouillon|bullion|cubes?\b/,
  ],
  [
    /cream|sahne|rahm|obers|creme|schmand|quark|topfen|yogurt|yoghurt|joghurt|fraiche|mascarpone|curd|skyr/,
    /cream|sahne|rahm|obers|creme|schmand|quark|topfen|yog|joghurt|curd|skyr|schlag/,
  ],
  [
    /wine|wein|beer|bier|rum|brandy|vodka|gin|whisk|liqueur|likor|bourbon|tequila|sherry|port|vermouth|champagne|prosecco|sekt|cognac|stout|ale/,
    /alcohol|alkohol|spirit|liqueur|likor|wein|wine|deglaz|ablosch|beer|bier/,
  ],
  [/vinegar|essig|balsam/, /vinegar|essig|dressing|marinad|vinaigrette|balsam/],
  [
    /bread|bun|roll|baguette|toast|tortilla|wrap|pita|naan|ciabatta|brioche|muffin|bagel|brot|brotchen|semmel|croissant|sourdough|crouton|breadcrumb|panko|crumbs|cracker|biscuit|cookie|keks|brosel|paniermehl|zwieback|loffelbiskuit|ladyfinger|graham|crust|pastry|teig|phyllo|filo|oreo|wafer/,
    /bread|toast|buns?\b|wrap|brot|rolls?\b|crumb|brosel|crouton|sandwich|semmel|shells?\b|tacos?\b|tortilla|crust|pastry|teig|biscuit|keks|cookie|dough|slices|scheiben|\bbase\b|boden|cracker|panade|panier/,
  ],
  [
    /bean|chickpea|lentil|garbanzo|bohne|linse|kichererbse|pulse|edamame/,
    /beans?\b|pulses|legume|lentil|bohne|linse|erbse|chickpea/,
  ],
  [
    /butter|margarine|shortening|lard|ghee|schmalz|fat|fett/,
    /butter|grease|\bfat\b|fett|brush|\boil|margarine|einol|schmalz|drippings/,
  ],
  [
    /\begg|\bei(?:er|gelb\w*|weiss\w*|klar\w*|s)?\b|\beier/,
    /\begg|yolk|whites?\b|\bei(?:er|ern|gelb|weiss|schnee|schaum|klar|s)?(?:e|en|masse)?\b|meringue|custard|eier|baiser/,
  ],
  [
    /sugar|syrup|honey|sweetener|maple|agave|molasses|treacle|zucker|honig|sirup|stevia|erythritol|nectar|puderzucker/,
    /sweet|sugar|syrup|suss|zucker|honig|honey|icing|sirup|sprinkle/,
  ],
  [
    /soy|fish sauce|oyster|worcester|tamari|mirin|hoisin|sriracha|tabasco|hot sauce|ketchup|mustard|mayo|senf|sojasauce|sambal|harissa|tahini|miso|pesto|salsa|relish|vinegar|essig/,
    /condiment|\bsauces?\b|\bsosse|dressing|marinad|vinaigrette|glaze|dip\b/,
  ],
  [/tofu|tempeh|seitan/, /tofu|tempeh|seitan|protein/],
  [
    /ice cream|gelato|sorbet|sprinkle|marshmallow|candy|frosting|icing|jam\b|jelly|caramel|konfiture|marmelade|streusel|whipped|gelatin|gelee/,
    /top|decorat|frost|\bice\b|jam|jelly|konfiture|marmelade|marmalade|verzier|streusel|filling|fulle|gelatin|gelee/,
  ],
];

/** Parts of a recipe that steps make or use as a whole, so that they do not list their ingredients. */
export const WHOLES =
  /\b(?:(?:make|prepare|mix|whisk|blend|stir|combine|toss|shake|puree|process)(?: up| together)? (?:the|a|your) (?:\w+ )?(?:sauce|dressing|marinade|rub|topping|filling|glaze|frosting|icing|batter|dough|salsa|vinaigrette|mixture|paste|spice mix|crumble|streusel|crust|slaw|brine|salad|syrup)|(?:sosse|sauce|marinade|dressing|fullung|teig|glasur|guss|belag|streusel|creme|masse) (?:zubereiten|herstellen|anruhren|verruhren|mischen|bereiten|vorbereiten))\b/;

/** Results of steps: names that a step may use although no line lists them. */
export const RESULTS =
  /(?:dough|sauce|batter|stock|broth|caramel|mixture|mix|glaze|gravy|juices?|syrup|dressing|filling|topping|frosting|icing|custard|puree|paste|marinade|rub|cream|salad|crust|crumbs?|pastry|soup|salsa|pesto|curry|roux|meringue|jam|cake|bread|ice|liquid|water|salt|pepper|oil|spray|foil|paper|spices?|herbs?|seasoning|vegetables?|fruit|meat|flour|toppings?|garnish|ghee|fat|greens|seeds?|nuts?|beans?|coating|brine|egg wash|wash|slurry|teig|sosse|sauce|bruhe|fond|fullung|glasur|guss|masse|mischung|creme|pulver|saft|sirup|salat|suppe|streusel|belag|wasser|salz|pfeffer|ol|fett|mehl|fleisch|gemuse|krauter|gewurze?|brot|obst|eis|kuchen|boden|marinade)\b/;

/** Words before a duration, or in its sentence, that make it no part of the cooking time. */
export const NOT_COOKING =
  /\b(?:keeps?|stor(?:e|ed|age|es)|leftovers?|ahead|advance|overnight|days?|weeks?|months?|up to|within|at most|no more than|reheat\w*|jars?|every|haltbar|halt sich|halten sich|lager\w*|aufbewahr\w*|tage?n?|wochen?|monate?n?|uber nacht|bis zu|hochstens|maximal|am vortag|vorher|alle \d+|per (?:batch|side)|each|batch\w*|pro|each side|before|prior|depending|je nach|beforehand|glaser\w*)\b/;

/** Words of sentences that offer a choice. */
export const CHOICE =
  /\b(?:or|oder|optional\w*|if (?:you|using|making|possible|desired|necessary|needed)|you (?:can|could|may|might)|can (?:also|be)|instead|such as|kann\w*|konnen|statt|nach belieben|wer|evtl|eventuell)\b/;

/** Words of recipes that describe several methods, such as a slow cooker and the stove. */
export const ALTERNATIVES =
  /slow ?cook|crock-?pot|instant ?pot|pressure ?cook|multi-?cooker|schnellkoch|sous vide|air fryer|\bmethode?s?\b|\balternativ|\balternately\b/;

/** The word for the end of the work; what follows concerns leftovers or another time. */
export const SERVED = /\b(?:serve|enjoy|servieren|genießen)\b/i;

/** A line of instructions that begins variations or remarks, with a colon or as a heading. */
export const REMARKS =
  /^\W*(?:variations?|varianten?|abwandlung(?:en)?|notes?|hinweise?|tips?|tipps?|make[ -]ahead|storage|storing|aufbewahrung)\b[^.:]{0,30}(?::|$)/;
