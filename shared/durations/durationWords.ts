/** Words of durations in the languages of recipes. Patterns need no dot after abbreviations. */

const HOUR = 60;
const DAY = 24 * HOUR;

/** A unit with the minutes that it stands for. */
export interface DurationUnit {
  pattern: RegExp;
  minutes: number;
  /** True for a unit that needs no number, such as "demi-heure". */
  isWhole: boolean;
}

/** Times that are one word or phrase. They come first, since "half uur" contains another unit. */
const wholes: readonly (readonly [minutes: number, words: string])[] = [
  [15, "viertelstunden?|quarts? d'heure|cuartos? de hora|quart[oi] d'ora|quartos? de hora"],
  [15, "kwartier(?:en)?|kvarter"],
  [30, "halbe stunden?|demi[- ]?heures?|media hora|mezz'ora|mezzora|meia hora|hal(?:ve|f) uur"],
  [30, "halvtimm[ea]n?|halv timme|halv ?time|pół godziny|půl hodiny|fél óra|puoli tuntia"],
  [30, "полчаса|пів ?години|yarım saat|μισή ώρα"],
  [45, "dreiviertelstunden?"],
  [
    90,
    "hora y media|ora e mezz[ao]|anderhalf uur|halvann?[ed]n time|półtorej godziny|полтора часа",
  ],
];

const measures: readonly (readonly [minutes: number, words: string])[] = [
  [1 / 60, "secs?|seconds?|sek|sekunden?|secondes?|segundos?|second[oi]|sekund[ay]?"],
  [1 / 60, "sekunder|seconden|секунд[аы]?|сек"],
  [1, "min|mins|minutes?|minuten?|minutter|minutt|minut[ioay]?|minutos|minutters?|minuutt?i?a?"],
  [1, "minuter|perc|dakika|dak|dk|menit|phút|мин|минут[аыу]?|хв|хвилин[аиу]?|λεπτ[άόα]"],
  [1, "דקות|דקה|دقيقة|دقائق|मिनट"],
  [HOUR, "h|hr|hrs|hours?|std|stunden?|heures?|horas?|or[aei]|oră|uur|uren|timer"],
  [HOUR, "timm[ea]r?|timmen|godz|godzin[aęy]?|hod|hodin[auy]?|tunti|tuntia|óra|saat"],
  [HOUR, "giờ|час(?:а|ов)?|ч|годин[аиу]?|ώρα|ώρες|שעה|שעות|ساعة|ساعات|घंटा|घंटे"],
];

/** Units that no timer counts, and spellings that are other words in a sentence: "1 t salt", "1 kvart lök". */
const otherMeasures: readonly (readonly [minutes: number, words: string])[] = [
  [15, "kvart"],
  [1 / 60, "s"],
  [1, "m|λ"],
  [HOUR, "u|t|tim|time|timen|sa|jam|год"],
  [DAY, "d|days?|tage?n?|jours?|d[ií]as?|giorn[oi]|dag|dagen|dagar|dage|dni|dzień|dny|den"],
  [DAY, "päivää?|μέρα|μέρες|gün|день|дня|дней"],
  [7 * DAY, "weeks?|wochen?|semaines?|semanas?|settiman[ae]|weken|vecka|veckor|uger?"],
];

/** Units of scripts without spaces between words, longest first. */
const unspaced: readonly (readonly [minutes: number, words: string])[] = [
  [1 / 60, "秒間|秒鐘|秒钟|秒|초"],
  [1, "分間|分鐘|分钟|分|분"],
  [HOUR, "時間|[个個]?小[时時]|시간"],
];

const otherUnspaced: readonly (readonly [minutes: number, words: string])[] = [
  [1 / 60, "\"|″|''"],
  [1, "'|′"],
  [DAY, "日間|日|天|일"],
];

const makeUnits = (
  rows: readonly (readonly [minutes: number, words: string])[],
  end: string,
  isWhole = false,
): DurationUnit[] =>
  rows.map(([minutes, words]) => ({
    pattern: new RegExp(`^(?:${words})${end}`, "iu"),
    minutes,
    isWhole,
  }));

/** All units, in the order in which they are tried. */
export const units: readonly DurationUnit[] = [
  ...makeUnits(wholes, "(?!\\p{L})", true),
  ...makeUnits([[30, "半[个個]?小[时時]|半時間"]], "", true),
  ...makeUnits([...measures, ...otherMeasures], "(?!\\p{L})\\.?"),
  ...makeUnits([...unspaced, ...otherUnspaced], ""),
];

const anyOf = (rows: readonly (readonly [minutes: number, words: string])[]): string =>
  `(?:${rows.map(([, words]) => words).join("|")})`;

/** Patterns for units in the sentences of a step. */
export const inSentences = {
  /** Times of one phrase, which need no number. A quarter needs one. */
  wholes: anyOf(wholes.filter(([minutes]) => minutes !== 15)),
  spaced: anyOf([...wholes, ...measures]),
  // "3分の1" is a third.
  unspaced: `${anyOf(unspaced)}(?!の)`,
  hours: anyOf(measures.filter(([minutes]) => minutes === HOUR)),
};

const word = (words: string) => new RegExp(`^(?:${words})(?!\\p{L})\\.? ?`, "iu");

/** Words before a duration that do not change it. */
export const aboutWords = word(
  "about|approx|approximately|around|roughly|circa|ca|c|etwa|ungefähr|rund|zirka|cirka|environ|autour de|à peu près|aprox|aproximadamente|unos|unas|cerca de|intorno a|ongeveer|ung|omkring|около|max|maximum|maximal|min\\.|minimum|mindestens|at least|up to|bis zu|bis|less than|under|unter|weniger als|jusqu'à|moins de|menos de|meno di|fino a|hasta|tot",
);
export const aboutSigns = /^(?:[~±≈<>約约大约]|약)+ ?/u;
export const BETWEEN = "between|zwischen|entre|tra|fra|tussen|mellan|mellem";
export const betweenWords = word(BETWEEN);

/** Words and signs between the ends of a range. */
export const TO_SIGNS = "[-~〜～]|から";
export const TO_WORDS = "to|or|till|until|bis|oder|à|ou|a|al|o|tot|of|til|eller|до|do|až|έως|و?حتى";
export const toWords = new RegExp(`^ ?(?:${TO_SIGNS}|(?:${TO_WORDS})(?= )) ?`, "iu");

/** Words between the parts of a duration. */
export const AND = "and|und|et|y|e|ed|en|och|og|i|a|и|και|ve|ja|és";
export const andWords = new RegExp(`^ ?(?:[,+&]|(?:${AND})(?= )) ?`, "iu");

export const AND_A_HALF =
  "(?:and|und|et|y|e|ed|en|och|og|i|и|και|ja) (?:(?:a|an|eine|un|una|uma|een|en) )?(?:half|halbe|demie?|media|mezz[ao]|meia|halve?|pół|половина|μισή|puoli)";

/** "and a half" after a unit, by the share of the unit. */
export const shares: readonly (readonly [share: number, pattern: RegExp])[] = [
  [0.5, word(AND_A_HALF)],
  [
    0.25,
    word("(?:and|und|et|y|e|en) (?:(?:a|eine?|un) )?(?:quarter|viertel|quart|cuarto|quarto|kwart)"),
  ],
  [0.5, /^半/u],
];

/** Numbers that English, German and the first numbers of other languages lack. */
const numberWords: readonly (readonly [value: number, words: string])[] = [
  [1, "um|uma|en|ett|et|egy|bir|jeden|jedna|jedną|один|одна|одну|μία|μια"],
  [2, "dois|duas|två|twee|dwie|dva|dvě|два|две|δύο"],
  [3, "três|tre|trzy|tři|три|τρεις"],
  [15, "quinze|quince|quindici|vijftien|femton"],
  [20, "vingt|veinte|venti|twintig|vinte|tjugo|zwanzig"],
  [30, "trente|treinta|trenta|dertig|trinta|trettio|dreißig|dreissig"],
  [40, "quarante|cuarenta|quaranta|veertig|quarenta|vierzig"],
  [45, "quarante-cinq|cuarenta y cinco|quarantacinque|vijfenveertig|fünfundvierzig"],
];

export const numbers = numberWords.map(([value, words]) => [value, word(words)] as const);

/** A pattern for these numbers in sentences, longest first. */
export const NUMBERS = [...numberWords]
  .reverse()
  .map(([, words]) => words)
  .join("|");

/**
 * A remark after a duration, which does not change it. It may contain no time: "plus overnight" does.
 */
export const remark =
  /^[\s,;(]*(?:plus|per|each|in total|total|for|or so|or more|or less|approx|approximately|about|max|zzgl|zuzüglich|pro|je|insgesamt|ca|circa|etwa|ungefähr|environ|aprox|aproximadamente|ongeveer|depending|je nach|selon|según|secondo|程度|くらい|ぐらい|ほど|左右|정도)(?!\p{Script=Latin})/iu;
export const times =
  /\p{N}|overnight|(?<!\p{L})(?:night|über ?nacht|nacht|nuit|notte|noche|noite|natt|nat|hours?|days?|weeks?|minutes?|stunden?|tage?|wochen?|heures?|jours?|horas?|d[ií]as?|ore|giorni|uur|uren|dagen|timm[ae]r?|timer|dag)(?!\p{L})/iu;
