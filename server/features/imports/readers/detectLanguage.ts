import type { ImportedRecipe } from "./ImportedRecipe";

/** Words that occur in nearly every text of a language. A word of several languages counts for each. */
const COMMON_WORDS = Object.entries({
  de: "und mit die der das den dem bis für auf dann ein eine einen bei zu etwa oder aus im nach lassen ist",
  en: "the and with until for into then from over your about to of or in on is are it a at this",
  es: "y el los las la con hasta para una un por del en luego durante o que se al de lo",
  fr: "et le les des du une un avec dans pour jusqu pendant puis sur au aux à ou en la de que",
  it: "e il gli con per di della nel fino poi una un i le al la in o che dei del",
  nl: "en het een met voor tot van op de dan bij ongeveer niet in uit laat je is of te",
  pt: "e os as com até para uma um em do da por ou depois no na o a de que ao",
  sv: "och med till i på en ett tills som den för av cirka det är låt eller de från",
}).map(([language, words]) => ({ language, words: new Set(words.split(" ")) }));

/** The minimum number of words for distinguishing languages. */
const FEWEST_WORDS = 30;

/** The share of a text's words that must be common words of its language. */
const LEAST_SHARE = 0.15;

/** The minimum ratio of the language's common words to those of the next language. */
const LEAD = 1.5;

/** The maximum number of characters that are read. */
const MOST_TEXT = 10_000;

/** Returns the language of a recipe's prose; null if it is short or unclear. */
export function detectLanguage({ description, instructions }: ImportedRecipe): string | null {
  const text = [description ?? "", ...instructions].join("\n").slice(0, MOST_TEXT).toLowerCase();
  const words = text.match(/\p{L}+/gu) ?? [];
  if (words.length < FEWEST_WORDS) return null;
  const [best, second] = COMMON_WORDS.map((each) => ({
    language: each.language,
    count: words.filter((word) => each.words.has(word)).length,
  })).sort((one, other) => other.count - one.count);
  const isClear = best!.count >= words.length * LEAST_SHARE && best!.count >= second!.count * LEAD;
  return isClear ? best!.language : null;
}
