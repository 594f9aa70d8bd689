/** Words that identify the parts of a recipe. */

import { maxLength } from "../../../../shared/inputLimits";
import { trimEnd } from "../../../../shared/trimEnd";

/** The parts of a text that have a heading. */
export type Part = "ingredients" | "instructions" | "notes" | "ignored";

/** Names of the list of ingredients: English, German, Romance, Germanic, Slavic and other languages. */
const INGREDIENTS = [
  "ingredients?(?: list)?|recipe ingredients|what you(?:'|’)?(?:ll)? need|you(?:'|’)?ll need|you will need|in your box",
  "zutaten(?:liste)?|das brauchst du|du brauchst|das brauchen sie|man nehme",
  "ingr[ée]dients?|liste des ingrédients|il vous faut|ingredienti|cosa serve|occorrente|ingredientes|qué necesitas|necesitas|você vai precisar|ingrediente",
  "ingredi[ëe]nten(?:lijst)?|benodigdheden|(?:dit|wat) heb je nodig|ingredienser|(?:det|dette) skal du bruge|du skal bruge|(?:det här behöver du|du behöver)|(?:dette|det) trenger du|du trenger",
  "(?:potrzebne |lista )?składnik(?:i|ów)|suroviny|ingredienc(?:e|ie)|přísady|prísady|sastojci|sestavine|ингредиенты|состав|продукты|(?:вам|нам) понадобится|інгредієнти|съставки|продукти",
  "(?:az? )?hozzávalók|alapanyagok|ainekset|ainesosat|raaka-aineet|tarvitset|(?:gerekli )?malzemeler|υλικά|συστατικά",
  "材料|食材|用料|配料|原料|食材清單|所需食材|用意するもの|재료|준비물|재료 준비|المقادير|المكونات|מצרכים|מרכיבים|nguyên liệu|bahan(?:-bahan)?",
].join("|");

/** Names of the method. */
const INSTRUCTIONS = [
  "method|instructions?|directions?|procedure|steps|preparation steps|preparation(?: method)?|method of preparation|making (?:it|them)|how to (?:make|prepare|cook)(?: it| this)?|to make|recipe (?:instructions|directions)|cooking(?: instructions| directions| method)?|let(?:'|’)?s cook",
  "zubereitung(?:sschritte)?|anleitung|arbeitsschritte|schritte|so (?:wird(?:'|’)?s gemacht|geht(?:'|’)?s|geht es)|und so geht(?:'|’)?s|verarbeitung",
  "préparation|réalisation|étapes(?: de (?:la )?(?:préparation|recette))?|progression|préparation de la recette|preparazione|procedimento|esecuzione|svolgimento|istruzioni|preparación|elaboración|instrucciones|procedimiento|pasos|modo de (?:preparación|preparo|fazer)|preparo|preparação|instruções|passo a passo|paso a paso|confe[c]?ção|mod de preparare",
  "bereiding(?:swijze)?|werkwijze|instructies|zo maak je (?:het|dit)|aan de slag|fremgangsmåde|fremgangsmåte|sådan gør du(?: det)?|tilberedning|slik gjør du(?: det)?|gör så här|så (?:här )?gör du|tillagning|instruktioner|beredning",
  "(?:sposób )?(?:przygotowani[ea]|wykonani[ea])|instrukcje|przygotowanie krok po kroku|postup(?: přípravy| prípravy)?|příprava|príprava|priprema|postupak|приготовление|(?:способ|рецепт) приготовления|пошаговый рецепт|инструкци[яи]|приготування|(?:начин на )?приготвяне",
  "(?:az? )?elkészítés(?:e|i mód|i lépések| menete| lépései)?|így készül|valmistus(?:ohje(?:et)?)?|ohjeet?|tee näin|(?:yapılışı?|hazırlanışı|hazırlama)|(?:μέθοδος )?εκτέλεση(?:ς)?|(?:τρόπος )?παρασκευή(?:ς)?|οδηγίες|διαδικασία",
  "作り方|つくり方|手順|調理手順|做法|步骤|步驟|作法|(?:制作|烹饪|烹調)(?:步骤|步驟|方法)|製作方法|만드는 ?(?:법|방법)|만들기|조리 ?(?:법|순서|방법)|요리 ?(?:법|순서)|طريقة التحضير|אופן ההכנה|cách làm|cara membuat",
].join("|");

const NOTES =
  "(?:recipe |cook(?:'|’)?s |chef(?:'|’)?s )?notes?|tips?|notes?, tips?.{0,40}|tips? (?:and|&) tricks|serving suggestions?|storage(?: instructions)?|storing|how to store|make[- ]ahead|variations?|substitutions?|aufbewahrung|variationen|varianten|conservation|conservazione|conservación|bewaren|tipps?|hinweise?|anmerkung(?:en)?|notizen|astuces?|conseils?|consigli|consejos|dicas?|porady|wskazówki|советы|ötletek|ipuçları|コツ・ポイント|小贴士|小貼士|팁";

const IGNORED =
  "nutrition(?:al)?(?: facts| information| values)?|nährwerte?(?: pro portion)?|valeurs nutritionnelles|valori nutrizionali|información nutricional|comments?|\\d+ comments?|kommentare?|commentaires?|commenti|comentarios|comentários|reviews?|bewertungen|related recipes|ähnliche rezepte|equipment|utensilien|matériel|ustensiles|utensilios|you (?:may|might) also (?:like|enjoy)|das könnte (?:dich|ihnen|dir) auch (?:interessieren|gefallen)|leave a (?:reply|comment)|share|teilen|video|faqs?|frequently asked questions|댓글|コメント|评论";

const ARTICLE = "(?:(?:the|die|les|la|los|gli|i|os|de|τα) )?";
const heading = (words: string): RegExp => new RegExp(`^${ARTICLE}(?:${words})$`, "iu");

/** A person count, a dish or a number of servings after the name of the ingredients. */
const FOR =
  " ?(?:for|für|pour|per|para|voor|til|till|för|dla|na|pro|для|на|a|à|\\(|（|\\[|- ?) ?.{1,60}";

/** Headings of the parts of a text. */
export const headings = {
  ingredients: heading(`(?:${INGREDIENTS})[*＊]?(?:${FOR})?`),
  instructions: heading(INSTRUCTIONS),
  notes: heading(NOTES),
  ignored: heading(IGNORED),
} as const;

/** Signs around a heading: numbers, emoji and brackets, as in "2. Method" and "[재료]". */
const MARK = /[\s\p{Cs}\p{Cf}\p{M}\p{P}\p{S}\p{N}]/u;
const END_MARK = /[\uFE0F\s\p{Cs}\p{Cf}:：*＊.!?~=_|■】\]」\p{Extended_Pictographic}-]/u;

function trimHeading(line: string): string {
  let start = 0;
  while (start < line.length && MARK.test(line[start]!)) start++;
  return trimEnd(line.slice(start), END_MARK);
}

/** Finds the part that a line is the heading of. */
export function findPart(line: string): Part | undefined {
  if (line.length > maxLength.heading) return undefined;
  const text = trimHeading(line);
  const withNumber = trimEnd(line, END_MARK);
  return (Object.keys(headings) as Part[]).find(
    (part) => headings[part].test(text) || headings[part].test(withNumber),
  );
}

const anywhere = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "iu");

/** Words in a heading, such as "Pancake ingredients" and "How to make pancakes". */
const INGREDIENTS_WITHIN = anywhere(INGREDIENTS);
const INSTRUCTIONS_WITHIN = anywhere(
  "instructions|directions|zubereitung|preparazione|preparación|elaboración|bereidingswijze|fremgangsmåde|fremgangsmåte|sposób przygotowania|elkészítése|приготовление|εκτέλεση",
);
const HOW_TO =
  /^(?:how (?:to (?:make|cook|bake|prepare)|do you make)|so (?:bereitest|machst) du|comment (?:faire|préparer|réaliser)|come (?:fare|preparare|si fa)|cómo (?:hacer|preparar)|como (?:hacer|fazer|preparar)|hoe maak je|zo maak je|sådan laver du|så lagar du|slik lager du|jak (?:zrobić|przygotować)|как (?:приготовить|сделать)|jak (?:udělat|připravit))(?!\p{L})|(?<!\p{L})(?:maken|bereiden|bakken|nasıl yapılır|yapılışı|tarifi)$/iu;

/** A heading of a step: "Step 1 - Cut the ingredients". */
const COUNTED_STEP = /^\p{L}{3,12} ?\d{1,2}\s?[-–:.|]/u;

/** Finds the part of a line that is known to be a heading, which may have other words as well. */
export function findPartWithin(line: string): Part | undefined {
  const part = findPart(line);
  if (part || line.length > maxLength.heading) return part;
  const text = trimHeading(line);
  if (COUNTED_STEP.test(line)) return undefined;
  if (HOW_TO.test(text) || INSTRUCTIONS_WITHIN.test(text)) return "instructions";
  return INGREDIENTS_WITHIN.test(text) ? "ingredients" : undefined;
}

/** Labels of values: "Prep time: 10 minutes", "Backzeit ca. 1 Std." */
export const labels = {
  prepMinutes:
    "prep(?:aration)?(?:[ -]?time)?|hands[- ]on(?: time)?|active(?: time)?|vorbereitung(?:szeit)?|arbeitszeit|zubereitungszeit|zubereitung|(?:temps de )?préparation|(?:tempo di )?preparazione|(?:tiempo de )?preparación|(?:tempo de )?prepar(?:ação|o)|(?:voor)?bereidings?tijd|arbejdstid|forberedelse",
  cookMinutes:
    "cook(?:ing)?(?:[ -]?time)?|bak(?:e|ing)(?:[ -]?time)?|kochzeit|backzeit|garzeit|koch-?/backzeit|koch- und backzeit|grillzeit|bratzeit|(?:temps de )?cuisson|(?:tempo di )?cottura|(?:tiempo de )?cocción|(?:tempo de )?cozimento|kooktijd|baktijd|oventijd|koketid|bagetid",
  totalMinutes:
    "total(?:[ -]?time)?|ready in|takes|time(?: required)?|gesamtzeit|gesamt|dauer|zeit|fertig in|temps total|durée(?: totale)?|prêt en|tempo tot(?:al|ale)|tiempo total|totale tijd|totaltid|tid i alt|czas",
  servings:
    "serves|servings?|yields?|makes|for|portionen|personen|ergibt|ergiebigkeit|menge|für|recipe yields|anzahl portionen|personnes|rendimento|porciones|raciones|porções|porzioni|porties|portioner|antal|分量|份量|份数",
  author: "(?:recipe )?by|author|autor(?:in)?|rezept von|von|from the kitchen of|recipe from",
  source: "source|quelle|found (?:at|in)|adapted from|from|aus|url|link",
  category: "category|course|kategorie|gang|menüart",
  keywords: "tags|keywords|schlagwörter|stichwörter",
} as const;

export type Label = keyof typeof labels;
