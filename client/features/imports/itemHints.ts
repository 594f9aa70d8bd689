import { useEffect, useMemo, useState } from "react";
import type { LintRule } from "../../../shared/lint/Finding";
import type { lintRecipe } from "../../../shared/lint/lintRecipe";
import { formatHint } from "../../shared/hintText";
import type { ImportItem_ItemFragment } from "./ImportItem_item.generated";
import type { EditedField } from "./ItemEditor";
import { useItemHintsQuery } from "./ItemHints.generated";

/** A hint at a part that may be missing or wrong, with the field that it concerns. */
interface ItemHint {
  field: EditedField;
  text: string;
}

/** The fields of hints that do not concern the instructions. */
const fields: Partial<Record<LintRule, EditedField>> = {
  longSteps: "prepMinutes",
  unlistedIngredient: "lines",
};

/**
 * The hints at a recipe to import, once their code and the names of the site's ingredients are loaded.
 * Missing servings and times have marks of their own.
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
  const { data } = useItemHintsQuery({ ssr: false });
  const names = useMemo(
    () => data?.ingredients.flatMap(({ name, aliases }) => [name, ...aliases.map((a) => a.name)]),
    [data],
  );
  if (!lint || !names) return [];
  const lines = draft.lines.map(({ heading, ingredient, preparation, isOptional }) => ({
    ...{ heading, preparation, isOptional },
    name: ingredient,
  }));
  return lint({ ...draft, lines, notes: draft.ingredientsNotes }, names)
    .filter(({ rule }) => rule !== "noTime" && rule !== "noYield")
    .map((finding) => ({
      field: fields[finding.rule] ?? "instructions",
      text: formatHint(finding, draft.language),
    }));
}
