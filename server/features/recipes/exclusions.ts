import type { DataSource } from "typeorm";
import { ownProperty } from "../../../shared/ownProperty";

/** Words after which ingredients are excluded. */
const NEGATIONS = new Set(["without", "ohne"]);

/** Words between excluded ingredients. */
const CONJUNCTIONS = new Set([",", "and", "or", "nor", "und", "oder"]);

/**
 * Ingredients of a group that do not have its name in theirs, in English and German. The lists are for searches: they do
 * not replace the allergens on a package.
 */
const groups = {
  nut: `almond, brazil nut, cashew, hazelnut, macadamia, marzipan, nougat, peanut, pecan, pistachio, praline, walnut,
    cashewkern, cashewnuss, erdnuss, haselnuss, mandel, paranuss, pekannuss, pistazie, walnuss`,
  dairy: `butter, buttermilk, cheese, cream, ghee, milk, yogurt, yoghurt, quark, feta, halloumi, mozzarella, parmesan,
    ricotta, mascarpone, paneer, kefir, gruyere, queso fresco, twarog, kefalotyri, kase, joghurt, milch, sahne`,
  meat: `beef, pork, lamb, mutton, veal, chicken, turkey, duck, goose, venison, rabbit, bacon, ham, sausage, chorizo,
    pancetta, prosciutto, salami, ente, hahnchen, huhn, kalb, lamm, pute, rind, schinken, schwein, speck, wurst`,
  fish: `anchovy, bonito, cod, dashi, haddock, halibut, herring, mackerel, salmon, sardine, trout, tuna,
    forelle, hering, kabeljau, lachs, makrele, sardelle, thunfisch`,
  alcohol: `beer, brandy, cognac, gin, liqueur, mirin, rum, sherry, tequila, vodka, whisky, whiskey, wine,
    bier, likor, schnaps, sekt, wein, wodka`,
};

/** The names of groups, as cooks type them. */
const groupNames: Record<string, keyof typeof groups> = {
  nut: "nut",
  nuts: "nut",
  nuss: "nut",
  nusse: "nut",
  dairy: "dairy",
  milchprodukte: "dairy",
  meat: "meat",
  fleisch: "meat",
  fish: "fish",
  fisch: "fish",
  alcohol: "alcohol",
  alkohol: "alcohol",
};

/** The ingredients that a search excludes. */
interface Exclusions {
  /** Ingredients or groups, each of one or more words. */
  phrases: string[];
  /** The words that occur in the exclusions only. */
  words: ReadonlySet<string>;
}

/**
 * Reads the ingredients after "without" in a search.
 * @param text without case and accents
 * @param endsPhrase returns true for a word after which the dish continues
 */
export function readExclusions(text: string, endsPhrase: (word: string) => boolean): Exclusions {
  const otherWords = new Set<string>();
  const words = new Set<string>();
  const phrases: string[][] = [];
  let isExcluding = false;
  for (const token of text.match(/[\p{L}\p{N}]+|,/gu) ?? []) {
    const isSeparator: boolean = NEGATIONS.has(token) || (isExcluding && CONJUNCTIONS.has(token));
    isExcluding = isSeparator || (isExcluding && !endsPhrase(token));
    if (isSeparator) phrases.push([]);
    else if (isExcluding) phrases.at(-1)!.push(token);
    (isExcluding ? words : otherWords).add(token);
  }
  return {
    phrases: [...new Set(phrases.map((phrase) => phrase.join(" ")))].filter(Boolean),
    words: new Set([...words].filter((word) => !otherWords.has(word))),
  };
}

/** An ingredient that a search excludes. */
export interface ExcludedIngredient {
  ingredientId: number;
  name: string;
  /** The phrase that names the ingredient or its group. */
  phrase: string;
}

/** Matches all words of a phrase or of its synonym. */
const INGREDIENTS = `
  select distinct on (i.name) i.ingredient_id as "ingredientId", i.name, p.phrase
  from unnest($1::text[], $2::text[]) p (phrase, member)
  cross join lateral string_to_array(search_words(p.member), ' ') words
  cross join lateral (
    select p.member as name union all
    select name from synonyms_in(words) where first = 1 and last = cardinality(words)
  ) n
  join search_terms t on t.words @@ search_phrase(n.name, '') and t.facet like 'i%'
  join ingredients i on i.ingredient_id = substr(t.facet, 2)::integer
  order by i.name`;

/** Finds the ingredients that have a phrase in their name, or belong to its group. */
export async function findExcludedIngredients(
  db: DataSource,
  phrases: readonly string[],
): Promise<ExcludedIngredient[]> {
  const members = phrases.flatMap((phrase) => {
    const group = ownProperty(groupNames, phrase);
    return [phrase, ...(group ? groups[group].split(/,\s+/) : [])].map((member) => [
      phrase,
      member,
    ]);
  });
  if (members.length === 0) return [];
  return db.query(INGREDIENTS, [
    members.map(([phrase]) => phrase),
    members.map(([, member]) => member),
  ]);
}
