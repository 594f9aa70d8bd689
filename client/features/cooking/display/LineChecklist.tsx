import { useId } from "react";
import { langOf } from "../../../shared/languages";
import { groupLines } from "../../../shared/recipeLines";
import { CheckOff } from "./CheckOff";
import classes from "./LineChecklist.module.css";
import type { CookingLine_LineFragment } from "./CookingLine_line.generated";
import { LineWords } from "./LineWords";
import { useCheckedItems } from "./useCheckedItems";
import { useDisplayOptions } from "./useDisplayOptions";

interface LineChecklistProps {
  recipe: {
    recipeId: number;
    version: number;
    servings: number | null;
    language: string | null;
    lines: readonly CookingLine_LineFragment[];
  };
  /** The level of the headings between lines. */
  headingLevel: 3 | 4;
}

/** All lines of a recipe, scaled and converted, with check boxes; one list for each heading. */
export function LineChecklist({ recipe, headingLevel }: LineChecklistProps) {
  const id = useId();
  const displayOptions = useDisplayOptions(recipe.lines, recipe.servings);
  const { done, check } = useCheckedItems(recipe);
  const Heading = `h${headingLevel}` as const;
  return groupLines(recipe.lines).map(({ heading, lines }) => {
    const headingId = heading ? `${id}-${heading.lineId}` : undefined;
    return (
      <div
        key={heading?.lineId ?? "first"}
        className={classes.section}
        lang={langOf(recipe.language)}
      >
        {heading && (
          <Heading id={headingId} className={classes.heading} dir="auto">
            {heading.heading}
          </Heading>
        )}
        {lines.length > 0 && (
          <ul className={classes.lines} aria-labelledby={headingId}>
            {lines.map((line) => {
              const item = `line:${line.lineId}`;
              return (
                <li key={line.lineId} className={classes.line}>
                  <CheckOff done={done.has(item)} onChange={(isDone) => check(item, isDone)}>
                    <LineWords
                      line={line}
                      language={recipe.language}
                      displayOptions={displayOptions}
                    />
                  </CheckOff>
                </li>
              );
            })}
          </ul>
        )}
      </div>
    );
  });
}
