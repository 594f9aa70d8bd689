/** Maps letters that Unicode does not decompose to their common transcriptions. */
const folded = new Map([
  ["ß", "ss"],
  ["ł", "l"],
  ["ø", "o"],
  ["æ", "ae"],
  ["œ", "oe"],
  ["đ", "d"],
  ["ı", "i"],
]);

/** Splits a text into words in lower case, without accents and apostrophes: "bird's" is "birds". */
export function splitWords(text: string): string[] {
  const foldedText = text
    .toLowerCase()
    .replace(/[ßłøæœđı]/g, (letter) => folded.get(letter) ?? letter)
    .normalize("NFKD")
    .replace(/[\p{M}'’]/gu, "");
  return foldedText.match(/\p{L}+/gu) ?? [];
}

function toPlural(word: string): string {
  if (/(?:[^aeiou]y)$/.test(word)) return `${word.slice(0, -1)}ies`;
  if (/(?:s|x|z|ch|sh|[^aeiou]o)$/.test(word)) return `${word}es`;
  if (word.endsWith("leaf") || word.endsWith("loaf")) return `${word.slice(0, -1)}ves`;
  return `${word}s`;
}

/** Parses English names in the singular, separated by commas; returns singulars and plurals. */
export function parseEnglish(list: string): string[] {
  return list.split(", ").flatMap((name) => {
    const words = name.split(" ");
    const last = words.pop() ?? "";
    const forms = [last, toPlural(last), ...(last.endsWith("o") ? [`${last}s`] : [])];
    return forms.map((form) => [...words, form].join(" "));
  });
}

/** Parses German names, separated by commas, with optional endings after a slash: "tomate/n". */
export function parseGerman(list: string): string[] {
  return list.split(", ").flatMap((name) => {
    const [word = "", ...endings] = name.split("/");
    return ["", ...endings].map((ending) => word + ending);
  });
}

/** The maximum number of words in a name. */
const MAX_WORDS = 4;

/** Maps names of one or more words to values. */
export class Phrases<Value> {
  private readonly values = new Map<string, Value>();

  add(names: readonly string[], value: Value): void {
    for (const name of names) this.values.set(splitWords(name).join(" "), value);
  }

  has(name: string): boolean {
    return this.values.has(name);
  }

  /** Finds the longest name that begins at the index of a word. */
  findAt(words: readonly string[], start: number): { value: Value; length: number } | null {
    for (let length = MAX_WORDS; length > 0; length -= 1) {
      if (start + length > words.length) continue;
      const value = this.values.get(words.slice(start, start + length).join(" "));
      if (value !== undefined) return { value, length };
    }
    return null;
  }
}
