import { foldText } from "../../shared/foldText";

/** The options whose labels contain a typed text, in any case and with or without accents; those that begin with it first. */
export function searchOptions<Item extends { label: string }>(
  options: readonly Item[],
  typed: string,
): Item[] {
  const text = foldText(typed);
  const rank = ({ label }: Item): number => {
    const name = foldText(label);
    return name === text ? 0 : name.startsWith(text) ? 1 : 2;
  };
  return options
    .filter(({ label }) => foldText(label).includes(text))
    .sort((one, other) => rank(one) - rank(other));
}
