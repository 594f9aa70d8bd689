import { type Unit, unitSymbols } from "./units";
import { remarkWords, unitAbbreviations, unitNames } from "./words/byLocale";
import { anyIn, splitEntries } from "./words/lists";

/** A unit at the start of a text, and the rest of the text. */
export interface UnitRead {
  unit: Unit;
  /** The unit's words as typed, with adjectives; empty for counted items. */
  typed: string;
  rest: string;
  /** True if a word names the unit. */
  isNamed: boolean;
  /** True if the cook decides the amount, as for a pinch. */
  isVague: boolean;
}

/** The spellings of languages without messages, which are too few for separate tables. */
const ofOtherLanguages: Partial<Record<Unit, string>> = {
  ML: "krm",
  TSP: `tsk, c à café, c à c, cuil à café, cuillère à café, cuillères à café, cucharadita, cdta, cucchiaino,
    cucchiaini, theelepel`,
  TBSP: `msk, spsk, c à soupe, c à s, cuil à soupe, cuillère à soupe, cuillères à soupe, cucharada, cda,
    cucchiaio, cucchiai, eetlepel`,
  CUP: "taza",
  PIECE: `boîte, botte, branche, brin, gousse, pincée, poignée, tranche, verre, diente, lata, manojo, pizca, puñado,
    ramita, barattolo, barattoli, confezione, confezioni, foglia, foglie, mazzetto, pizzico, rametto, rametti,
    spicchio, spicchi, blik, blikken, blikje, bosje, snufje, takje, teentje, brique, feuille, bote, tarro, paquete, rebanada, hoja,
    chorro, chorrito, sobre, bustina, bustine, vasetto, zakje, pakje, potje, plakje, scheutje, handje, klontje,
    bicchiere, bicchieri, vaso`,
};

/** The spellings of each unit, without dots and in lower case; a final "s" is optional. */
const unitsBySpelling = new Map<string, Unit>();
for (const spellings of [unitSymbols, ...Object.values(unitAbbreviations), ofOtherLanguages]) {
  for (const [unit, list] of Object.entries(spellings) as [Unit, string][]) {
    for (const spelling of splitEntries(list)) addSpelling(spelling, unit);
  }
}
for (const names of Object.values(unitNames)) {
  for (const [unit, nouns] of Object.entries(names) as [Unit, Record<string, string>][]) {
    for (const noun of Object.entries(nouns).flat()) addSpelling(noun, unit);
  }
}

function addSpelling(spelling: string, unit: Unit): void {
  unitsBySpelling.set(spelling.replaceAll(".", "").toLowerCase(), unit);
}

/** The single letters whose case distinguishes a tablespoon from a teaspoon. */
const letters = new Map<string, Unit>([
  ["T", "TBSP"],
  ["t", "TSP"],
]);

/** @param words one to three typed words */
function unitNamed(words: string): Unit | undefined {
  const typed = words.replaceAll(".", "");
  const spelling = typed.toLowerCase();
  return (
    letters.get(typed) ??
    unitsBySpelling.get(spelling) ??
    unitsBySpelling.get(spelling.replace(/s$/, ""))
  );
}

const VAGUE = new RegExp(`^(?:${anyIn(remarkWords, ({ vague }) => vague)})`, "i");
const DESCRIBING = new RegExp(
  `^(?:${anyIn(remarkWords, ({ describing }) => describing)})(?=$|[ ,(])`,
  "i",
);
const WORD = /^\p{L}[\p{L}.'’]*/u;
const MOST_WORDS = 3;

/** Matches optional plural endings, as in "Zehe/n" and "Dose(n)". */
const ENDING = /^(?:\/\p{Ll}{1,2}|\(\p{Ll}{1,2}\))(?=$|\s)/u;

function describingWords(text: string): string {
  let rest = text.trimStart();
  for (let word = DESCRIBING.exec(rest); word; word = DESCRIBING.exec(rest)) {
    rest = rest.slice(word[0].length).trimStart();
  }
  return text.slice(0, text.length - rest.length);
}

/** Lists the first word of a text, its first two words, and so forth up to the longest unit. */
function firstWords(text: string): string[] {
  const beginnings: string[] = [];
  for (let words = ""; beginnings.length < MOST_WORDS; words += " ") {
    const word = WORD.exec(text.slice(words.length));
    if (!word) break;
    words += word[0];
    beginnings.push(words);
    if (text[words.length] !== " ") break;
  }
  return beginnings;
}

/** Reads the unit at the start of a text; a text without one counts pieces and is returned whole. */
export function readUnit(text: string): UnitRead {
  const description = describingWords(text);
  const unitText = text.slice(description.length);
  for (const words of firstWords(unitText).reverse()) {
    const unit = unitNamed(words);
    const behind = unitText.slice(words.length);
    const ending = ENDING.exec(behind)?.[0] ?? "";
    const rest = behind.slice(ending.length);
    // The unit is refused before a hyphen or digit, which makes it another word, except in "1lb2oz".
    if (unit && (!/^[\w-]/.test(rest) || /^\d{1,2} ?oz\b/i.test(rest))) {
      const typed = (description + words + ending).trim();
      return { unit, typed, rest, isNamed: true, isVague: VAGUE.test(words) };
    }
  }
  const typed = description.trim();
  return { unit: "PIECE", typed, rest: unitText, isNamed: false, isVague: false };
}
