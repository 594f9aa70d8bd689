import { translateServerMessage } from "../../shared/messages/serverMessages";
import { t } from "../../shared/messages/t";
import type { ImportItem_ItemFragment } from "./ImportItem_item.generated";

type Draft = ImportItem_ItemFragment["draft"];

/** The doubts about a recipe in words; empty after a review. */
export function listDoubts({ lines, doubts }: Pick<Draft, "lines" | "doubts">): string[] {
  const count = lines.filter(({ doubt }) => doubt !== null).length;
  return [
    ...(count > 0 ? [t("imports.doubtfulLines", { count })] : []),
    ...doubts.map(translateServerMessage),
  ];
}
