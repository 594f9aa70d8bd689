import { nameInText } from "../../../shared/amounts/ingredientNames";
import { currentLanguage } from "../../shared/messages/locale";
import { t } from "../../shared/messages/t";
import type { Change_ChangeFragment as Change } from "./Difference_difference.generated";

/** The number of ingredients that a summary names. */
const MOST = 4;

const readName = (line: Change["lineBefore"]): string | null => line?.ingredient ?? null;

/** Finds the new line with the amount of a removed one, which stands for it. */
const findSubstitute = ({ lineBefore, section }: Change, added: readonly Change[]) =>
  added.find(
    ({ lineAfter, section: other }) =>
      readName(lineAfter) !== null &&
      other === section &&
      lineAfter?.quantity === lineBefore?.quantity &&
      lineAfter?.unit === lineBefore?.unit,
  );

/**
 * Writes the changes of ingredients in one line, such as “without egg, rye instead of wheat”.
 * @param language the recipe's language
 */
export function summarizeChanges(changes: readonly Change[], language: string | null): string {
  const lines = changes.filter(({ part }) => part === "LINE");
  const added = lines.filter(({ kind, lineAfter }) => kind === "ADDED" && readName(lineAfter));
  const removed = lines.filter(
    ({ kind, lineBefore }) => kind === "REMOVED" && readName(lineBefore),
  );
  const changed = lines.filter(({ kind }) => kind === "CHANGED");
  const write = (name: string) => nameInText(name, { language, locale: currentLanguage() });
  const swap = (now: string, before: string) =>
    t("variations.instead", { now: write(now), before: write(before) });
  const unused = new Set(added);
  const parts: string[] = [];
  for (const change of removed) {
    const before = readName(change.lineBefore)!;
    const substitute = findSubstitute(change, [...unused]);
    if (substitute) unused.delete(substitute);
    parts.push(
      substitute
        ? swap(readName(substitute.lineAfter)!, before)
        : t("variations.without", { name: write(before) }),
    );
  }
  for (const { lineBefore, lineAfter, lineFields } of changed) {
    const [before, now] = [readName(lineBefore), readName(lineAfter)];
    if (before === null || now === null) continue;
    if (lineFields.includes("ingredient")) parts.push(swap(now, before));
    else if (lineFields.includes("quantity") || lineFields.includes("unit")) {
      parts.push(t("variations.otherAmount", { name: write(now) }));
    }
  }
  for (const { lineAfter } of unused)
    parts.push(t("variations.with", { name: write(readName(lineAfter)!) }));
  const shown = parts.slice(0, MOST);
  if (parts.length > MOST) shown.push(t("variations.andMore", { count: parts.length - MOST }));
  if (changes.some(({ part }) => part === "STEP")) shown.push(t("variations.otherSteps"));
  return shown.length > 0 ? shown.join(", ") : t("variations.sameIngredients");
}
