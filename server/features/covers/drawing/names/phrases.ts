/** Letters that Unicode does not take apart, as they are typed without them. */
const folded = new Map([
  ["ß", "ss"],
  ["ł", "l"],
  ["ø", "o"],
  ["æ", "ae"],
  ["œ", "oe"],
  ["đ", "d"],
  ["ı", "i"],
]);

/** A text as words in lower case, without accents. An apostrophe stays out: "bird's" is "birds". */
export function wordsOf(text: string): string[] {
  const plain = text
    .toLowerCase()
    .replace(/[ßłøæœđı]/g, (letter) => folded.get(letter) ?? letter)
    .normalize("NFKD")
    .replace(/[\p{M}'’]/gu, "");
  return plain.match(/\p{L}+/gu) ?? [];
}

function plural(word: string): string {
  if (/(?:[^aeiou]y)$/.test(word)) return `${word.slice(0, -1)}ies`;
  if (/(?:s|x|z|ch|sh|[^aeiou]o)$/.test(word)) return `${word}es`;
  if (word.endsWith("leaf") || word.endsWith("loaf")) return `${word.slice(0, -1)}ves`;
  return `${word}s`;
}

/** English names, separated by commas, in the singular: each and its plural. */
export function english(list: string): string[] {
  return list.split(", ").flatMap((name) => {
    const words = name.split(" ");
    const last = words.pop() ?? "";
    const forms = [last, plural(last), ...(last.endsWith("o") ? [`${last}s`] : [])];
    return forms.map((form) => [...words, form].join(" "));
  });
}

/** German names, separated by commas; after a stroke stands an ending that the word may have: "tomate/n". */
export function german(list: string): string[] {
  return list.split(", ").flatMap((name) => {
    const [word = "", ...endings] = name.split("/");
    return ["", ...endings].map((ending) => word + ending);
  });
}

/** No name in the lists has more words. */
const LONGEST = 4;

/** Names of several words, each for a value. */
export class Phrases<Value> {
  private readonly values = new Map<string, Value>();

  add(names: readonly string[], value: Value): void {
    for (const name of names) this.values.set(wordsOf(name).join(" "), value);
  }

  has(name: string): boolean {
    return this.values.has(name);
  }

  /** The longest name that begins at a word, whole words only. */
  at(words: readonly string[], start: number): { value: Value; length: number } | null {
    for (let length = LONGEST; length > 0; length -= 1) {
      if (start + length > words.length) continue;
      const value = this.values.get(words.slice(start, start + length).join(" "));
      if (value !== undefined) return { value, length };
    }
    return null;
  }
}
