import { foldText } from "../../shared/foldText";

/** An item with a name, and optional aliases and synonyms. */
interface SearchItem {
  label: string;
  aliases?: readonly string[];
  synonyms?: readonly string[];
}

/**
 * Returns the options whose labels, aliases or synonyms contain a text, ignoring case and accents. Options
 * that begin with the text come first.
 */
export function searchOptions<Item extends SearchItem>(
  options: readonly Item[],
  search: string,
): Item[] {
  const text = foldText(search);
  const listNames = ({ label, aliases = [], synonyms = [] }: Item) =>
    [label, ...aliases, ...synonyms].map(foldText);
  const rankName = (name: string): number => (name === text ? 0 : name.startsWith(text) ? 1 : 2);
  const rank = (option: Item): number => Math.min(...listNames(option).map(rankName));
  return options
    .filter((option) => listNames(option).some((name) => name.includes(text)))
    .sort((one, other) => rank(one) - rank(other));
}
