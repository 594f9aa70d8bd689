import { foldText } from "../foldText";
import { amountsInFigures } from "../stepLines/amountsAt";
import type { LintedLine } from "./Finding";
import { DESCRIPTIONS, KINDS } from "./lintWords";
import { areRelated, stemsOfName, wordsIn } from "./words";

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

const readList = (list: string): string[] =>
  list
    .split(SEPARATOR)
    .map((part) => wordsIn(part.replace(NUMBERS, " ")).filter((word) => !isDescription(word)))
    .filter((words) => words.length > 0 && words.length <= MOST_WORDS)
    .map((words) => words.join(" "));

/** The names of ingredients in the texts behind or before the verbs of a text. */
export function readVerbUses(text: string): string[] {
  const folded = foldText(text);
  const english = [...folded.matchAll(ENGLISH_USE)].map(([, list]) => list!.split(LIST_END)[0]!);
  const german = [...folded.matchAll(GERMAN_USE)].map(([, list]) => list!.split(LIST_END).at(-1)!);
  return [...english, ...german].flatMap(readList);
}

/** The names of ingredients at the verbs of a sentence and behind its amounts. */
export function readUses(sentence: string): string[] {
  const measured = amountsInFigures(sentence).map(
    ({ behind }) =>
      foldText(behind)
        .split(/[^a-z' -]/)[0]!
        .split(LIST_END)[0]!,
  );
  return [...readVerbUses(sentence), ...measured.flatMap(readList)];
}

/** The words of a line that may name an ingredient. */
export const describeLine = ({ heading, name, preparation }: LintedLine): string =>
  heading ?? `${name} ${preparation ?? ""}`;

/** The kind of a stock is no kind of ingredient: "vegetable stock" lists no vegetables. */
const STOCK =
  /\b(?:vegetable|chicken|beef|fish|gemuse|huhner|rinder)(?=\s?(?:stock|broth|bouillon|bruhe))/;

/** Returns true if a line may be meant by a name, since both have a word or their kind in common. */
export function isListed(name: string, listed: string): boolean {
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
