import { foldText } from "../../../shared/foldText";
import { listSpellings } from "../../../shared/amounts/ingredientMatches";
import { type CategoryMeaning, categoryMeanings } from "./categoryWords";

type IdAndName = readonly [id: number, name: string];

const MEANINGS: ReadonlyMap<string, CategoryMeaning> = new Map(Object.entries(categoryMeanings));

/** Maps words to the meanings that list them in one of their lists, in the singular and plural. */
const indexMeanings = (list: "names" | "heads" | "ends"): ReadonlyMap<string, string> =>
  new Map(
    [...MEANINGS].flatMap(([meaning, words]) =>
      (words[list] ?? [])
        .flatMap((word) => (list === "names" ? listSpellings(word) : [foldText(word)]))
        .map((word) => [word, meaning] as const),
    ),
  );

const byName = indexMeanings("names");
const byHead = indexMeanings("heads");
const byEnd = [...indexMeanings("ends")];

/** Words around a name that do not change its meaning. */
const FILLERS = /\b(?:recipes?|rezepte?|ideas?|ideen)\b/g;

/** Signs and words between two names, as in `Soups & Stews`. */
const BETWEEN = / ?(?:[&/,;+|>:()]|\b(?:and|or|und|oder|et|ou|y|e|en)\b| - ) ?/;

/** Words after which a name is only described, as in `Soup of the day` and `Kuchen ohne Backen`. */
const DESCRIPTION =
  / (?:of|with|without|for|mit|ohne|fur|aus|vom|de|sans|avec|pour|sin|con|para|senza|per|met|zonder|voor) /;

const normalize = (name: string): string =>
  foldText(
    foldText(name)
      .replace(/ ?[–—] ?/g, " - ")
      .replace(/(?<! )-|-(?! )|_/g, " ")
      .replace(FILLERS, " "),
  );

/** Returns the meaning of a whole name, such as `Main Course`. */
const findMeaning = (name: string): string | undefined =>
  byName.get(foldText(name)) ?? byName.get(normalize(name));

/** Returns the meaning of two words or of the one that decides. */
const findMeaningOfWords = (words: readonly string[], noun: string): string | undefined =>
  byHead.get(words.join(" ")) ?? byHead.get(noun) ?? byEnd.find(([end]) => noun.endsWith(end))?.[1];

/** Returns the meaning of the last words of a name. */
function findMeaningOfEnd(name: string): string | undefined {
  const words = name.split(" ").slice(-2);
  return findMeaningOfWords(words, words.at(-1)!);
}

/** Returns the meaning of the first words of a name, which adjectives may follow: `Getränke alkoholfrei`. */
function findMeaningOfStart(name: string): string | undefined {
  const words = name.split(" ").slice(0, 2);
  return findMeaningOfWords(words, words[0]!);
}

/** Lists the meanings of a name and of its parts, the surest first. */
function listMeanings(name: string): string[] {
  const parts = normalize(name).split(BETWEEN).filter(Boolean);
  const others = parts.filter((part) => findMeaning(part) === undefined);
  const starts = others.map((part) => part.split(DESCRIPTION, 1)[0]!);
  return [
    findMeaning(name),
    ...parts.map(findMeaning),
    ...starts.map(findMeaning),
    ...starts.map(findMeaningOfEnd),
    ...others.map((part) => findMeaningOfEnd(part) ?? findMeaningOfStart(part)),
  ].flatMap((meaning) => meaning ?? []);
}

/** Returns true for the name of a category for everything else, such as `Other` or `Sonstiges`. */
export const isOther = (name: string): boolean => findMeaning(name) === "other";

/** The names by which categories are found. */
export interface CategoryNames {
  /** The names and aliases of the site's categories; of equal ones, the last counts. */
  categories: readonly IdAndName[];
  /** The names of other sites that an admin has assigned to a category. */
  assigned: readonly IdAndName[];
}

/** Finds the site's category for a name that another site or program uses. */
export class CategoryIndex {
  private readonly ids: ReadonlyMap<string, number>;
  private readonly assignedIds: ReadonlyMap<string, number>;
  /** The first category of each meaning. */
  private readonly idsByMeaning = new Map<string, number>();

  constructor({ categories, assigned }: CategoryNames) {
    this.ids = new Map(
      categories.flatMap(([id, name]) => listSpellings(name).map((spelling) => [spelling, id])),
    );
    this.assignedIds = new Map(assigned.map(([id, name]) => [foldText(name), id]));
    for (const [id, name] of categories) {
      for (const meaning of listMeanings(name)) {
        if (!this.idsByMeaning.has(meaning)) this.idsByMeaning.set(meaning, id);
      }
    }
  }

  /**
   * Finds the category of a recipe: by the exact name or an admin's choice, then by its meaning. Of several
   * names, the first that matches in the same way counts; tags count last.
   */
  find(names: readonly string[], tags: readonly string[]): number | undefined {
    return (
      this.findFirst(names, (name) => this.findExactly(name)) ??
      this.findFirst(names, (name) => this.findByMeaning(listMeanings(name), false)) ??
      this.findFirst(names, (name) => this.findByMeaning(listMeanings(name), true)) ??
      this.findFirst(tags, (name) => this.findExactly(name)) ??
      this.findFirst(tags, (name) => this.findByMeaning([findMeaning(name) ?? ""], false)) ??
      this.findFirst(tags, (name) => this.findByMeaning([findMeaning(name) ?? ""], true))
    );
  }

  private findFirst(
    names: readonly string[],
    find: (name: string) => number | undefined,
  ): number | undefined {
    for (const name of names) {
      const id = find(name);
      if (id !== undefined) return id;
    }
    return undefined;
  }

  private findExactly(name: string): number | undefined {
    const spellings = [foldText(name), ...listSpellings(name)];
    return (
      spellings.flatMap((spelling) => this.ids.get(spelling) ?? [])[0] ??
      this.assignedIds.get(foldText(name))
    );
  }

  /** Finds the category of the first meaning that the site has, in its own or in a wider category. */
  private findByMeaning(meanings: readonly string[], areMeals: boolean): number | undefined {
    for (const name of meanings) {
      const meaning = MEANINGS.get(name);
      if (!meaning || Boolean(meaning.isMeal) !== areMeals) continue;
      const ids = [name, ...(meaning.wider ?? [])].map((key) => this.idsByMeaning.get(key));
      const id = ids.find((each) => each !== undefined);
      if (id !== undefined) return id;
    }
    return undefined;
  }
}
