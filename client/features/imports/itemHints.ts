import { useEffect, useState } from "react";
import type { lintRecipe } from "../../../shared/lint/lintRecipe";
import { formatHint } from "../../shared/hintText";
import type { ImportItem_ItemFragment } from "./ImportItem_item.generated";
import type { EditedField } from "./ItemEditor";

/** A hint at a part that may be missing or wrong, with the field that it concerns. */
interface ItemHint {
  field: EditedField;
  text: string;
}

/**
 * The hints at a recipe to import, once their code is loaded. Missing servings and times have marks of
 * their own.
 */
export function useItemHints(draft: ImportItem_ItemFragment["draft"]): ItemHint[] {
  const [lint, setLint] = useState<typeof lintRecipe>();
  useEffect(() => {
    let isShown = true;
    import("../../../shared/lint/lintRecipe").then(
      (module) => isShown && setLint(() => module.lintRecipe),
      // Hints are quiet: without their code there are none.
      () => undefined,
    );
    return () => void (isShown = false);
  }, []);
  if (!lint) return [];
  const lines = draft.lines.map(({ heading, ingredient, preparation, isOptional }) => ({
    ...{ heading, preparation, isOptional },
    name: ingredient,
  }));
  // The preview has no list of the site's ingredients.
  return lint({ ...draft, lines, notes: draft.ingredientsNotes }, [])
    .filter(({ rule }) => rule !== "noTime" && rule !== "noYield")
    .map((finding) => ({
      field: finding.rule === "longSteps" ? "prepMinutes" : "instructions",
      text: formatHint(finding),
    }));
}
