import { readStepTexts } from "../../../shared/recipeSections";
import { asDuration } from "../../shared/duration";
import { t } from "../../shared/messages/t";
import { servingsText } from "../../shared/servings";
import type { ImportItem_ItemFragment } from "./ImportItem_item.generated";
import classes from "./ImportItemCard.module.css";
import type { ItemOptions } from "./ItemOptions";

interface ItemFactsProps {
  item: ImportItem_ItemFragment;
  options: ItemOptions;
}

/** The facts about a recipe whose preview is closed, in one line. */
export function ItemFacts({ item: { draft, warnings }, options }: ItemFactsProps) {
  const { cookMinutes, language, lines, prepMinutes, servings, servingsUnit } = draft;
  const minutes = draft.totalMinutes ?? ((prepMinutes ?? 0) + (cookMinutes ?? 0) || null);
  const category = options.categories.find(({ value }) => value === String(draft.categoryId));
  const ingredientCount = lines.filter(({ heading }) => heading === null).length;
  const facts = [
    servings !== null && servingsText(servings, servingsUnit, language),
    minutes !== null && asDuration(minutes),
    category?.label,
    t("imports.ingredientCount", { count: ingredientCount }),
    t("imports.stepCount", { count: readStepTexts(draft.instructions).length }),
    warnings.length > 0 && t("imports.remarkCount", { count: warnings.length }),
  ];
  return (
    <p className={classes.quiet} dir="auto">
      {facts.filter(Boolean).join(" · ")}
    </p>
  );
}
