import { spellingsOf, suggestIngredients } from "../../shared/ingredientMatches";
import { foldText } from "../../shared/foldText";

/** An ingredient that exists. */
export interface KnownIngredient {
  ingredientId: number;
  label: string;
  /** Its other names. */
  aliases?: readonly string[];
}

/** What a name is taken for, and which ingredients it may mean if it is none of them. */
export interface IngredientMatch {
  found: KnownIngredient | null;
  suggestions: KnownIngredient[];
}

/** Names of at least this length with one typing error are hardly any other ingredient. */
const SAFE_LENGTH = 8;

/** Finds the ingredients of many lines: spellings are made once, and each name is looked for once. */
export class IngredientIndex {
  private readonly bySpelling = new Map<string, KnownIngredient>();
  private readonly spellings = new Map<KnownIngredient, string[]>();
  private readonly matches = new Map<string, IngredientMatch>();

  constructor(private readonly ingredients: readonly KnownIngredient[]) {
    for (const each of ingredients) {
      this.spellings.set(each, [each.label, ...(each.aliases ?? [])].flatMap(spellingsOf));
    }
    // The name itself goes before another's alias, and both before another's plural.
    for (const each of ingredients) this.bySpelling.set(foldText(each.label), each);
    for (const each of ingredients) {
      for (const alias of each.aliases ?? []) this.addSpelling(foldText(alias), each);
    }
    for (const [each, spellings] of this.spellings) {
      for (const spelling of spellings) this.addSpelling(spelling, each);
    }
  }

  private addSpelling(spelling: string, ingredient: KnownIngredient): void {
    if (!this.bySpelling.has(spelling)) this.bySpelling.set(spelling, ingredient);
  }

  /** Finds an ingredient by its name in any case, without accents or in the plural. */
  match(name: string): IngredientMatch {
    const key = foldText(name);
    const match = this.matches.get(key) ?? this.look(name, key);
    this.matches.set(key, match);
    return match;
  }

  private look(name: string, key: string): IngredientMatch {
    const found = [key, ...spellingsOf(name)].flatMap((each) => this.bySpelling.get(each) ?? [])[0];
    if (found) return { found, suggestions: [] };
    const suggestions = suggestIngredients(
      this.ingredients,
      name,
      (each) => this.spellings.get(each) ?? [],
    );
    const [nearest] = suggestions;
    // Two words more are another ingredient; a letter less is a typing error.
    const isSafe =
      nearest &&
      key.length >= SAFE_LENGTH &&
      foldText(nearest.label).split(" ").length === key.split(" ").length;
    return { found: isSafe && suggestions.length === 1 ? nearest : null, suggestions };
  }
}
