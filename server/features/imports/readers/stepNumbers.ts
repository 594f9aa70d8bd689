/** Words for a step before its number: "Step 1", "Schritt 1", "Étape n° 1". */
const STEP_WORDS =
  "steps?|schritt|[ée]tape|paso|passo|passaggio|fase|stap|steg|trinn?|krok|vaihe|lépés|adım|шаг|крок|βήμα|手順|工程|ステップ|步骤|步驟|단계";

const NUMBER_WORDS =
  "one|two|three|four|five|six|seven|eight|nine|ten|eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn";

const HAN_NUMBER = "[一二三四五六七八九十]{1,3}";

/** "Step 1:", "Schritt 2 von 5", "第1步". A word in lower case continues a sentence: "Step 2 is repeated". */
const COUNTED = new RegExp(
  `^(?:(?:${STEP_WORDS})[\\s_:-]*(?:n[°ºo]\\.?\\s?)?#?\\s?(?:\\d{1,2}|${NUMBER_WORDS}|${HAN_NUMBER})|第?(?:\\d{1,2}|${HAN_NUMBER})(?:步|歩|단계|工程))(?:\\s?(?:of|von|de|di|van|av|sur|/)\\s?\\d{1,2})?(?:\\s*[:.)：、–-]+\\s*|\\s+|$)`,
  "iu",
);

/** A number at the start of a line, with a sign that numbers have in lists. */
const NUMBER =
  /^(?:[(（]?(\d{1,2})(?:\s?(?:[.)）．、]{1,2}(?!\d)-?|[:：](?!\d)|[º°](?=\s|$)|[-–—](?=\s+\p{L}))|$)|([①-⑳]))\s*/u;

/** A number within a line, before a word, and one that follows a sentence without a space. */
const INLINE_NUMBER =
  /(?<![\p{L}\p{N},.]|\d[.,])(?:[(（]?(\d{1,2})[.)）]|([①-⑳]))\s*(?=[\p{L}"“„«]|(?<=\s)\p{Nd})/gu;
const GLUED_NUMBER = /(?<=[\p{L})][.!?])(\d{1,2})[.)]\s*(?=\p{Lu})/gu;

/** "Step 2:" or "STEP 2" within a line. */
const INLINE_COUNT = new RegExp(
  `(?<!\\p{L})(?:${STEP_WORDS})\\s?(\\d{1,2})(?:\\s?[:.)–-]+\\s*(?=[\\p{L}\\p{Nd}"“„«])|\\s+(?=\\p{L}))`,
  "giu",
);

const ENDS_SENTENCE = /[.!?…:;。！？][)"”“»']*$/u;

/** Words whose number is no number of a step: "gas mark 2. Stir", "bis Stufe 2. Umrühren". */
const BEFORE_FIGURE =
  /(?<!\p{L})(?:mark|gas|level|stage|stufe|schiene|thermostat|th|posizione|posición|stand|step|steps|schritt|schritte|for|to|at|of|in|by|until|from|and|or|auf|für|bis|von|nach|in|zu|und|oder|à|de|en|pour|et|a|per|e|di|por|para|y|voor|op|tot|van)$/iu;

const readSign = (sign: string): number => sign.codePointAt(0)! - "①".codePointAt(0)! + 1;

/** Returns the number at the start of a line, and the length of its text. */
function readNumber(line: string): { number: number; length: number } | null {
  const match = NUMBER.exec(line);
  if (!match) return null;
  const [{ length }, digits, sign] = match;
  return { number: sign ? readSign(sign) : Number(digits), length };
}

/** Returns the number of "Step 1:" at the start of a line. */
function readCount(line: string): { number: number } | null {
  const [match] = line.slice(0, 30).matchAll(INLINE_COUNT);
  return match?.index === 0 ? { number: Number(match[1]) } : null;
}

/** Removes "Step 1:" from the start of a text. */
export function removeStepCount(text: string): string {
  const match = COUNTED.exec(text);
  const rest = match ? text.slice(match[0].length) : text;
  return match && /^\p{Ll}/u.test(rest) && /\s$/.test(match[0]) && !/[:.)–-]\s*$/.test(match[0])
    ? text
    : rest;
}

/** Removes the number of a step, or its count, from the start of a text. */
export const removeStepNumber = (text: string): string =>
  removeStepCount(text.slice(readNumber(text)?.length ?? 0));

/** Returns the starts of the numbered steps within a line that begins with a number, in sequence. */
function findStarts(line: string, first: number, isStrict: boolean): number[] {
  const candidates = [INLINE_NUMBER, GLUED_NUMBER, ...(isStrict ? [INLINE_COUNT] : [])]
    .flatMap((pattern) => [...line.matchAll(pattern)])
    .sort((one, other) => one.index - other.index);
  const starts = [0];
  for (const { 0: text, 1: digits, 2: sign, index } of candidates) {
    const number = sign ? readSign(sign) : Number(digits);
    if (index === 0 || number !== first + starts.length) continue;
    const before = line.slice(Math.max(0, index - 20), index).trimEnd();
    const beginsSentence = /^\p{Lu}|^\p{Lo}/u.test(line.slice(index + text.length));
    const hasSign = /[^\p{Nd}\s]\s*$/u.test(text);
    const isNext = isStrict
      ? ENDS_SENTENCE.test(before) && (hasSign || beginsSentence)
      : !BEFORE_FIGURE.test(before) && beginsSentence;
    if (isNext) starts.push(index);
  }
  return starts;
}

/** Splits "1. Mix. 2. Bake." at the numbers that continue the sequence. Other numbers belong to the text. */
function splitInline(line: string, first: number): string[] {
  const strictStarts = findStarts(line, first, true);
  const starts = strictStarts.length > 1 ? strictStarts : findStarts(line, first, false);
  return starts.map((start, i) => line.slice(start, starts[i + 1]).trim());
}

/** The start of numbered steps behind a heading: "Method: 1. Mix." */
const AFTER_HEADING = /^(\P{N}{2,40}:)\s+(?=[(（]?1[.)）]\s)/u;

/**
 * Splits numbered lines into steps without numbers. A number begins a step only if it is the next one of the
 * sequence, or 1, which begins another sequence. All other numbers are kept.
 */
export function splitNumberedSteps(lines: readonly string[]): string[] {
  let next = 1;
  return lines.flatMap((text) => {
    const heading = AFTER_HEADING.exec(text)?.[1];
    const line = heading ? text.slice(heading.length).trim() : text;
    const first = readNumber(line) ?? readCount(line);
    if (!first || (first.number !== next && first.number !== 1)) return [removeStepCount(text)];
    const steps = splitInline(line, first.number);
    next = first.number + steps.length;
    return [...(heading ? [heading] : []), ...steps.map((step) => removeStepNumber(step).trim())];
  });
}
