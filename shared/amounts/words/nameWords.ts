import type { Language } from "../../locales";

/** Words within the name of an ingredient. Each is a list, unless stated otherwise. */
export interface NameWords {
  /** Adjectives: a name that consists of them lacks its noun. */
  adjectives: string;
  /** A pattern for further adjectives, by their form. */
  adjectiveForms: string;
  /** Nouns in the form of an adjective. */
  nouns: string;
  /** Words between adjectives. */
  joints: string;
  /** Participles that prepare an ingredient before or after its name. */
  participles: string;
  /** Words after a participle that continue a remark. */
  continuations: string;
  /** Nouns that need another word before them: "chicken or vegetable stock". */
  heads: string;
  /** Names that never describe such a noun: "butter or olive oil". */
  complete: string;
  /** Ingredients whose first word is one by itself: "rice or cider vinegar", "flour or corn tortillas". */
  compounds: string;
  /** Seasonings, which may be listed in one line: "salt, pepper". */
  seasonings: string;
  /** A pattern for the first words of an alternative that is no ingredient: "or more to taste". */
  otherChoice: string;
  /** Units that occur without a number: "bunch mint". */
  unnumbered: string;
  /** Words before a number that names a type: "Type 55 flour". */
  numbered: string;
}

const en: NameWords = {
  adjectives: `aged, assorted, baby, bitter, black, blue, boneless, brown, chunky, clean, clear, coarse, cold, cool,
    creamy, crisp, crispy, crunchy, crusty, dark, dry, extra, fat, fine, firm, floury, fluffy, fragrant, free-range,
    fresh, fruity, full-fat, good, good-quality, golden, green, half-fat, hard, heavy, high-quality, homemade, hot,
    juicy, large, lean, light, live, long, low-fat, low-salt, low-sodium, mature, medium, medium-sized, mild, natural,
    neutral, new, organic, plain, plump, pink, pure, purple, raw, ready-made, red, reduced-fat, rich, ripe, salty,
    sharp, short, skinless, slender, slim, small, smoky, smooth, soft, sour, spicy, starchy, stale, store-bought,
    streaky, strong, sturdy, sweet, tart, tender, thick, thin, tiny, unripe, vegan, vegetarian, very, warm, waxy,
    white, whole, wild, yellow, young, dried, fresh, frozen, ground, unsalted, Greek, French, Thai, Dutch`,
  adjectiveForms: String.raw`[\p{L}-]{2,}(?:ed|less)|\p{L}+-(?:free|on|in|off|style|fat|sodium|size|cut|quality|old|leaf)|\p{L}+ly|\p{Lu}\p{Ll}+(?:ian|ish|ese)`,
  nouns: `aniseed, bread, cress, feed, flaxseed, hempseed, jelly, linseed, rapeseed, seaweed, seed, shortbread,
    shred, watercress, barley, broccoli, Bolognese, fly, ply, poppyseed, flatbread, gingerbread, cornbread,
    sweetbread, crispbread, molasses`,
  joints: "and, or, but, &, to, not, too",
  participles: `chopped, diced, sliced, minced, grated, shredded, crushed, peeled, halved, quartered, melted, softened,
    beaten, whisked, toasted, cooked, uncooked, drained, undrained, rinsed, washed, sifted, packed, cubed, trimmed,
    seeded, deseeded, unseeded, stemmed, cored, pitted, stoned, hulled, skinned, boned, deboned, crumbled, mashed,
    torn, cut, scrubbed, squeezed, juiced, zested, shelled, shucked, julienned, slivered, flaked, thawed, defrosted,
    deveined, husked, separated, strained, unpeeled, blanched, pounded, shaved, snipped, split, topped, cleaned,
    scalded, warmed, chilled, cooled, picked, mixed, dissolved, blended, combined, crosswise, lengthwise, lengthways, sieved, soaked, cracked, bruised`,
  continuations: `and, or, into, in, to, with, on, until, off, from, for, at, over, lengthways, lengthwise, crosswise,
    diagonally, very, thinly, finely, roughly, coarsely, well, then, before, through, of, about, up`,
  heads: `stock, broth, starch, bouillon, juice, zest, peel, rind, oil, vinegar, sauce, paste, purée, puree, powder, extract,
    essence, syrup, jam, jelly, marmalade, chutney, flour, cheese, seed, seeds, leaf, leaves, sprig, sprigs, stalk,
    stalks, flakes, pepper, peppers, mushrooms, onion, onions, beans, peas, potatoes, tomatoes, cabbage, lettuce,
    chilli, chillies, chili, chilies, chile, chiles, rice, noodles, bread, breadcrumbs, crumbs, chocolate, sugar,
    salt, wine, mince, meat, sausage, sausages, milk, fillet, fillets, breast, breasts, thigh, thighs, leg, legs, wings,
    chops, steak, steaks, loin, shoulder, liver, livers, nuts, butter, mustard, wafers, biscuits, cookies,
    crackers, chips, cube, cubes, grapes, olives, spice, greens, peppercorns, stick, sticks, pastry, dough, lard`,
  complete: `butter, margarine, ghee, lard, shortening, water, honey, sugar, salt, flour, cornflour,
    cornstarch, starch, mayonnaise, ketchup, spaghetti, dripping, yogurt, yoghurt, cream, juice`,
  compounds: `wine vinegar, rice vinegar, rice wine, rice noodles, rice flour, rice paper, onion powder, onion flakes,
    onion seeds, mustard seed, mustard seeds, mustard powder, mustard oil, mustard greens, chocolate chips,
    chocolate sauce, bread flour, bread crumbs, butter beans, butter lettuce, bean sprouts, chilli powder,
    chilli flakes, chilli oil, chilli sauce, chilli paste, chili powder, chili flakes, chili oil, chili sauce,
    chili paste, chile powder, chile flakes, milk chocolate, milk powder, flour tortilla, flour tortillas,
    lettuce leaves, cabbage leaves, sausage meat, breast meat, thigh meat, breast fillets, thigh fillets,
    fillet steak, fillet steaks, meat stock, meat broth, stock cube, stock cubes`,
  seasonings: "salt, pepper, nutmeg, paprika, sugar",
  otherChoice: String.raw`more|less|to \p{L}+|as (?:needed|required|desired)|so|other|another|any|similar|use|your|an?|the|some|half|if|until|about|enough|extra|additional|equivalent|substitute`,
  unnumbered: "bunch, sprig, packet, tin, sachet, bottle, splash, slug, thumb",
  numbered: "type, typo, tipo, no, no., nr, nr., number, size, grade, step, omega, vitamin",
};

const de: NameWords = {
  adjectives: "",
  adjectiveForms: String.raw`(?:hell|dunkel|mittel|fein|grob|halb|vor|un)?(?:frisch|getrocknet|reif|groß|klein|dick|dünn|fein|grob|rot|gelb|grün|weiß|schwarz|braun|bunt|kalt|warm|heiß|mild|scharf|süß|sauer|saur|fest|weich|zart|jung|alt|roh|mager|dunkel|dunkl|hell|rein|halb|ganz|trocken|mehlig|festkochend|neutral|salzig|saftig|knackig|cremig|stark|würzig|tiefgekühlt|tiefgefroren|entsteint|entkernt|vegan|fettarm|laktosefrei|natürlich|passiert|mariniert)(?:e[rsnm]?)?|(?:ab|an|auf|aus|ein|fein|frisch|grob|klein|tief|un|vor|zu)?ge\p{Ll}{2,}(?:t|en)(?:e[rsnm]?)?|sehr|extra`,
  nouns: "",
  joints: "und, oder, aber, bis",
  participles: `gehackt, gewürfelt, geschnitten, gerieben, gepresst, gemahlen, geschält, halbiert, geviertelt, geschmolzen,
    zerlassen, weich, geschlagen, geröstet, gekocht, abgetropft, gesiebt, gehobelt, gewaschen, geputzt, entkernt,
    entsteint, getrennt, verquirlt, zerdrückt, zerbröselt, aufgetaut, abgespült, eingeweicht, gehäutet, püriert,
    geraspelt, zerkleinert, gezupft, ausgepresst`,
  continuations: "und, oder, in, zu, mit, auf, bis, aus, für, von",
  heads: "",
  complete: "",
  compounds: "",
  seasonings: "Salz, Pfeffer, Muskat, Muskatnuss, Paprika, Zucker, Cayennepfeffer, Kümmel, Curry",
  otherChoice: String.raw`mehr|weniger|nach|eine?[nmrs]?|ander\p{L}*|ähnlich\p{L}*|etwas|sonst|so`,
  unnumbered: "Bund, Zweig, Päckchen, Pck., Dose, Stück, Scheibe",
  numbered: "Typ, Type, Nr, Nr., Größe, Stufe, Gr, Gr.",
};

/** The words of names, by language. */
export const nameWords: Readonly<Record<Language, NameWords>> = { en, de };
