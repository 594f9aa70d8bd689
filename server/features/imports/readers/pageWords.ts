/** Words of a page around a recipe. */

/** Class names, IDs and properties of the elements that contain ingredients or steps. */
const INGREDIENTS_NAME =
  /ingr[ée]dient|ingredi[ëe]nt|ingredienser|zutat|skladnik|składnik|hozzaval|aineks|malzeme|sastoj|surovin/i;
const INSTRUCTIONS_NAME =
  /instruction|instrucoes|istruzioni|direction(?!-(?:row|column|ltr|rtl))|(?:^|[-_])methods?(?:$|[-_])|recipe-?(?:method|process|steps?)|preparation|preparo|preparazione|preparacion|elaboracion|zubereitung|bereiding|procedure|procedimento|przygotowan|elkeszit|fremgang|tillagning|valmistus|yapilis|hazirlan|etapes|(?:^|[-_])(?:cooking-?)?steps?(?:$|[-_])/i;
/** Names of elements inside or around these parts. */
const OTHER_NAME =
  /time|note|tip(?:s|$)|btn|button|icon|nav(?:$|[-_])|toggle|print|serving|video|image|photo|shop|tab-?link|skip|jump/i;
const IGNORED_NAME =
  /^(?:[a-z]+[-_])?(?:equipment|utensils?|allergens?|nutritionals?)(?:[-_][a-z]+)?$/i;

/** The parts that class names and IDs name. */
export type NamedPart = "ingredients" | "instructions" | "ignored";

/** Finds the part that a class name or an ID names. */
export function findNamedPart(name: string): NamedPart | undefined {
  if (name.length > 100 || OTHER_NAME.test(name)) return undefined;
  if (IGNORED_NAME.test(name)) return "ignored";
  const isIngredients = INGREDIENTS_NAME.test(name);
  const isInstructions = INSTRUCTIONS_NAME.test(name);
  if (isIngredients === isInstructions) return undefined;
  return isIngredients ? "ingredients" : "instructions";
}

/** Class names and IDs of elements around the main text. */
export const SURROUNDING_NAME =
  /^(?:comments?(?:[-_](?:list|area|section|wrapper|container|respond))?|respond|discussion|disqus_thread|side-?bar|related(?:[-_][\w-]*)?|you-may-also-like|share|sharing|share-?(?:buttons?|bar|links?|icons?)|social(?:[-_][\w-]*)?|newsletter(?:[-_][\w-]*)?|cookies?(?:[-_][\w-]*)?|bread-?crumbs?|nutrition(?:al)?(?:[-_][\w-]*)?|tags?-?(?:list|links|cloud)|post-(?:tags|meta|footer|author|navigation)|entry-(?:footer|meta)|author-(?:box|bio)|pagination|screen-reader-text|sr-only|visually-hidden|modal|popup|reviews?|ratings?|ads?|adsbygoogle|advert(?:isement)?|promo|mw-editsection|catlinks|toc)$/i;

/** Words in the names of elements that are around the main text, unless the recipe is in them. */
export const SURROUNDING_WORD =
  /(?:^|[-_])(?:comments?|commentlist|related|sidebar|newsletter|social|share|cookies?|footer|breadcrumbs?|promo|popup|modal)(?:$|[-_])/i;

const SHORT = 60;

/** Lines above advertisements. */
const ADVERTISEMENT =
  /^(?:advertisements?|anzeige|werbung|publicité|pubblicità|publicidade?|advertentie|(?:article|story|recipe) continues below(?: advertisement)?|continue reading below|annons|annonce|reklam[ae]?|hirdetés|реклама)$/iu;

export const isAdvertisement = (line: string): boolean => ADVERTISEMENT.test(line);

/** Lines that end the recipe. */
const WHOLE_LINE =
  /^(?:read (?:more|next|also)|continue reading|(?:more|other|similar|latest|popular|recommended) (?:recipes|posts|articles)|related(?: (?:posts|articles|recipes))?|go shopping|shop now|add (?:all )?to (?:cart|basket|bag)|buy (?:now|ingredients)|sold out|print(?: (?:this )?recipe)?|pin it|(?:save|pin)(?: recipe| (?:it |this )?for later)?|tweet|facebook|twitter|pinterest|instagram|whatsapp|e-?mail|share(?: this.{0,20})?|like this|loading|log ?in|sign (?:in|up)|enjoy this recipe|(?:\d{1,4} )?(?:comments?|kommentare?|commentaires?|comentarios?|commenti|reacties)|about (?:the author|me)|über (?:die autorin|den autor|mich)|à propos de l['’]auteure?|sobre (?:el autor|la autora)|(?:equipment|tools|products) (?:i|we) used?|(?:\d[\d.,]{0,8} (?:views|aufrufe)|\d{1,3} min(?:ute)? read)|\d[.,]\d{1,2} (?:from|out of|aus|von|sur|su|de|van) \d{1,6} (?:votes?|reviews?|ratings?|bewertungen|stimmen|avis|voti|votos|stemmen)|weiterlesen|mehr rezepte|weitere(?: \p{L}{1,20})? rezepte|rezept drucken|drucken|merken|lire la suite|(?:à lire aussi|plus de recettes)|(?:leggi|altre ricette|leggi anche)|(?:leer más|más recetas)|(?:leia mais|mais receitas|veja também)|(?:lees (?:ook|meer|verder)|meer recepten)|(?:fler recept|flere oppskrifter|flere opskrifter)|(?:zobacz (?:także|też|również)|więcej przepisów)|további receptek|tovább olvasok|相关(?:食谱|推荐)|関連レシピ)$/iu;
const LINE_START =
  /^(?:tags?|keywords|categories|posted|filed|schlagw[öo]rter|kategorien?|étiquettes|etiquetas|tagi|címkék|метки)\s*[:：]|^(?:posted (?:by|in|on)|(?:gepostet|veröffentlicht) (?:von|am|in)|publié (?:par|le|dans)|publicado (?:por|el|en)|pubblicato (?:da|il|in)|geplaatst (?:door|op|in)|filed under|published(?: (?:on|by|in)|:)|last updated|more from|latest from|tried this|trending|what to read|as an amazon|this (?:post|page|recipe) (?:may )?contains? affiliate|tagged (?:with|in)|by \p{Lu}.{0,30} (?:on|\|) |share (?:this|on|via)|teilen (?:auf|via|mit)|(?:deel|del|dela|compartir|partager|condividi|udostępnij) (?:dit|op|opskrift|cette|innym|en |su )|explore (?:our|more)|shop (?:our|the)|follow (?:us|me)|subscribe|sign up|join (?:our|the)|leave a (?:comment|reply)|you (?:may|might) also|did you (?:make|try)|have you (?:made|tried)|rate this|copyright|all rights reserved|previous(?: post)?:|next(?: post)?:|das könnte dir|wenn (?:dir|ihnen) das rezept|ha tetszett|si te ha gustado|si vous avez aimé|se ti è piaciuta|visited|leggi anche|lees ook|vous (?:aimerez|pourriez|devriez)|laisse[rz] un commentaire|abonnez-vous|inscrivez-vous|(?:también |quizás |tal vez )?te (?:puede|pueden|podría|podrían) (?:interesar|gustar)|(?:deja|dejar) (?:un|tu) comentario|(?:ti )?potrebbe(?:ro)? (?:interessar|piacer|anche)\p{L}{0,3}|lascia un commento|(?:dit|misschien) vind je|bekijk ook|(?:geef|plaats|laat) een reactie|schreib(?:e)? einen kommentar|kommentar schreiben|hinterlasse|newsletter)(?!\p{L})|^(?:©|←|→|«|»)/iu;

const PRICE =
  /^(?:from |ab )?(?:[£€$¥₩] ?\d[\d.,]{0,12}|\d[\d.,]{0,12} ?(?:€|£|\$|kr\.?|zł|Ft|Kč|₽|CHF|EUR|USD|GBP))$/iu;

const MONTH =
  "(?:jan|feb|mar|mär|apr|may|mai|jun|jul|aug|sep|oct|okt|nov|dec|dez)\\p{L}{0,7}\\.?|janvier|février|mars|avril|juin|juillet|août|décembre|gennaio|febbraio|maggio|giugno|luglio|agosto|settembre|ottobre|dicembre|enero|junio|julio|diciembre";
const DATE = new RegExp(
  `^(?:(?:on |am |le )?\\d{1,2}(?:st|nd|rd|th|\\.)? (?:de )?(?:${MONTH})(?: de)?,? \\d{4}|(?:${MONTH}) \\d{1,2}(?:st|nd|rd|th)?,? \\d{4}|\\d{1,2}[./-]\\d{1,2}[./-](?:\\d{2}|\\d{4})|\\d{4}-\\d{2}-\\d{2})(?:[ ,].{0,20})?$`,
  "iu",
);

/** Returns true for a line that is no part of a recipe and ends it: a price, a date, "Read more". */
export const endsRecipe = (line: string): boolean =>
  line.length <= SHORT &&
  (WHOLE_LINE.test(line.replace(/[.…:!]{1,3}$/, "")) ||
    LINE_START.test(line) ||
    PRICE.test(line) ||
    DATE.test(line));

const LABEL =
  "step|schritt|étape|etape|passo|paso|passaggio|fase|stap|trin|steg|trinn|vaihe|krok|шаг|βήμα|adım|lépés|etapa|步骤|步驟|手順|단계";

/** A number or a label before a step, or alone: "1", "Step 2", "Schritt 3:", "STEP 1 |". */
const STEP_LABEL = new RegExp(
  `^(?:(?:${LABEL})\\s{0,2}(?:no\\.? ?)?\\d{1,2}(?:\\s{0,2}(?:of|/|von|de|di) ?\\d{1,2})?(?!\\d)|\\d{1,2}\\. (?:${LABEL})(?!\\p{L})|\\d{1,2}(?:\\uFE0F?\\u20E3|\\s{0,2}[.)/:|](?!\\d)))[\\s:.)|–-]{0,4}`,
  "iu",
);

/** Removes the label of a step. */
export const removeStepLabel = (line: string): string => line.replace(STEP_LABEL, "");

/** Returns true for a line that only counts the steps. */
export const isStepLabel = (line: string): boolean =>
  /^\p{N}{1,2}[.)]?$/u.test(line) || (line.length <= 30 && removeStepLabel(line) === "");

const WISH =
  /^(?:enjoy(?: your meal)?|bon app[ée]tit|guten appetit|buon appetito|buen provecho|bom apetite|smacznego|приятного аппетита|jó étvágyat|eet smakelijk|smaklig måltid|velbekomme|vel bekomme|afiyet olsun|dobrou chuť|καλή όρεξη)$/iu;

/** Returns true for a wish at the end of the method. */
export const isWish = (line: string): boolean =>
  line.length <= SHORT && WISH.test(line.replace(/[ .!…]{1,3}$/, ""));
