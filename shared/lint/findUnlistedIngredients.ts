import { foldText } from "../foldText";
import { amountsInFigures } from "../stepLines/amountsAt";
import { readStepTexts } from "../recipeSections";
import type { Finding, LintedRecipe } from "./Finding";
import { DESCRIPTIONS, GROUPS, KINDS, RESULTS } from "./lintWords";
import {
  areRelated,
  cutRemarks,
  isReadable,
  isTelling,
  readOrders,
  stemsOfName,
  stemWord,
  wordsIn,
} from "./words";

/** A verb that uses an ingredient, up to the end of the list behind it. */
const ENGLISH_USE =
  /\b(?:add(?: in)?|combine|mix(?: together)?|whisk(?: together)?|beat|toss|blend|put|place|tip(?: in)?|mince|chop|dice|slice|peel|melt|crack|fry|saute|brown|pour|stir in|fold in|pour in|whisk in|mix in|beat in|toss in|sprinkle(?: in| over| with)?|drizzle(?: in| with)?|scatter(?: over| with)?|grate|top with|fill with|brush with|rub with|garnish with|season with|stir through)\b([^.;:!?()]{3,120})/g;

/** The words before a German verb that uses an ingredient, from the start of the clause. */
const GERMAN_USE =
  /(?:^|[.;:!?(]|\bdann\b|\bnun\b)([^.;:!?()]{3,120}?)\b(?:hinzufugen|hinzugeben|zugeben|dazugeben|geben|zufugen|unterruhren|unterheben|einruhren|unterziehen|untermischen|beigeben|schalen|wurfeln|hacken|schneiden|anbraten|braten|erhitzen|schmelzen|verruhren|vermischen|mischen|schlagen|dunsten|andunsten|pressen|reiben|bestreuen|eindicken|binden|abloschen|abschmecken|wurzen|bestreichen|garnieren)\b/g;

/** Ends the list of ingredients behind a verb. */
const LIST_END =
  /\b(?:to|until|into|for|over|onto|then|cook|stir|mix|whisk|bring|saute|fry|simmer|let|continue|on|at|if|as|so|while|when|in|from|by|but|after|before|serve|serving|enjoy|servieren|zu|zum|zur|auf|unter|bis|mit|in|im|aus|wenn)\b/;

const SEPARATOR = /,|\band\b|&|\bplus\b|\bund\b|\bsowie\b|\bwith\b/;

const NUMBERS = /\d[\d.,/-]*|[¼½¾⅓⅔⅛]/g;

/** Words before a name that do not change it. */
const isDescription = (word: string) =>
  DESCRIPTIONS.has(word) ||
  /..ly$/.test(word) ||
  /^(?:some|little|few|bit|remaining|reserved|half|lots|plenty|pinch|splash|dash|handful|drizzle|squeeze|knob|squeezed|einige|wenig|restliche[nrs]?)$/.test(
    word,
  );

const MOST_WORDS = 3;

/** The names of ingredients in the texts behind or before the verbs of a sentence. */
function readUses(sentence: string): string[] {
  const folded = foldText(sentence);
  const english = [...folded.matchAll(ENGLISH_USE)].map(([, list]) => list!.split(LIST_END)[0]!);
  const german = [...folded.matchAll(GERMAN_USE)].map(([, list]) => list!.split(LIST_END).at(-1)!);
  const measured = amountsInFigures(sentence).map(
    ({ behind }) =>
      foldText(behind)
        .split(/[^a-z' -]/)[0]!
        .split(LIST_END)[0]!,
  );
  return [...english, ...german, ...measured].flatMap((list) =>
    list
      .split(SEPARATOR)
      .map((part) => wordsIn(part.replace(NUMBERS, " ")).filter((word) => !isDescription(word)))
      .filter((words) => words.length > 0 && words.length <= MOST_WORDS)
      .map((words) => words.join(" ")),
  );
}

const toKey = (words: string) => words.split(" ").map(stemWord).join(" ");

/** Cached by the list, which is the same for all recipes of a site. */
const keyedNames = new WeakMap<readonly string[], ReadonlyMap<string, string>>();

/** The names by the stems of their words. */
function keyNames(names: readonly string[]): ReadonlyMap<string, string> {
  const cached = keyedNames.get(names);
  if (cached) return cached;
  const keyed = new Map(
    names
      .filter((name) => isTelling(name) && !RESULTS.test(foldText(name)))
      .map((name) => [toKey(wordsIn(name).join(" ")), name]),
  );
  keyedNames.set(names, keyed);
  return keyed;
}

/** The kind of a stock is no kind of ingredient: "vegetable stock" lists no vegetables. */
const STOCK =
  /\b(?:vegetable|chicken|beef|fish|gemuse|huhner|rinder)(?=\s?(?:stock|broth|bouillon|bruhe))/;

/** Returns true if a line may be meant by a name, since both have a word or their kind in common. */
function isListed(name: string, listed: string): boolean {
  const [folded, foldedListed] = [foldText(name), foldText(listed).replace(STOCK, "")];
  const stems = stemsOfName(listed);
  return (
    stemsOfName(name).some((stem) => stems.some((other) => areRelated(stem, other))) ||
    KINDS.some(
      ([ofName, inSteps]) =>
        (ofName.test(folded) && inSteps.test(foldedListed)) ||
        (inSteps.test(folded) && ofName.test(foldedListed)),
    )
  );
}

/**
 * Finds the ingredients that a step uses and no line lists.
 * @param names the names of the site's ingredients
 */
export function findUnlistedIngredients(recipe: LintedRecipe, names: readonly string[]): Finding[] {
  const { instructions, notes, lines } = recipe;
  const ingredients = lines.filter(({ heading }) => heading === null);
  if (ingredients.length < 2 || !isReadable(instructions)) return [];
  const listed = lines.map(
    ({ heading, name, preparation }) => heading ?? `${name} ${preparation ?? ""}`,
  );
  const keyed = keyNames(names);
  const findings = new Map<string, Finding>();
  readStepTexts(cutRemarks(instructions)).forEach((step, index) => {
    for (const use of readOrders(step).flatMap(readUses)) {
      const name = keyed.get(toKey(use));
      if (!name || GROUPS.test(use)) continue;
      if ([...listed, notes ?? ""].some((line) => isListed(name, line))) continue;
      const key = `unlistedIngredient:${foldText(name)}`;
      if (findings.has(key)) continue;
      const finding = { key, words: name, line: null, step: index + 1 };
      findings.set(key, { rule: "unlistedIngredient", ...finding });
    }
  });
  return [...findings.values()];
}
