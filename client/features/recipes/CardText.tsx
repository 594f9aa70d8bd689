import { ChevronDown } from "lucide-react";
import { useRef, useState } from "react";
import { langOf } from "../../shared/languages";
import { t } from "../../shared/messages/t";
import { CardLines } from "./CardLines";
import classes from "./CardText.module.css";
import type { RecipeCard_RecipeFragment } from "./RecipeCard_recipe.generated";
import { useIsClipped } from "./useIsClipped";

type CardTextProps = {
  recipe: Pick<
    RecipeCard_RecipeFragment,
    "recipeId" | "name" | "language" | "ingredients" | "ingredientsNotes" | "instructions"
  >;
};

/** Ingredients, note and instructions of a card: how each begins, and all of it once opened. */
export function CardText({ recipe }: CardTextProps) {
  const { ingredients, ingredientsNotes, instructions, language, name, recipeId } = recipe;
  const [open, setOpen] = useState(false);
  const text = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const isClipped = useIsClipped(text, open);
  const id = `card-text-${recipeId}`;

  const onToggle = () => {
    setOpen(!open);
    // Closing takes away what stood above the button, which may be far down by now.
    if (open) requestAnimationFrame(() => toggle.current?.scrollIntoView({ block: "nearest" }));
  };

  return (
    <>
      <div
        ref={text}
        id={id}
        className={classes.text}
        lang={langOf(language)}
        data-open={open || undefined}
        data-clipped={isClipped || undefined}
      >
        {/* Lines are counted in what is around the list, since the list itself would stack them. */}
        <div className={classes.lines}>
          <ul aria-label={t("card.ingredients")}>
            <CardLines lines={ingredients} language={language} />
          </ul>
        </div>
        {ingredientsNotes && (
          <p className={classes.note} dir="auto">
            {ingredientsNotes}
          </p>
        )}
        <p className={classes.instructions} dir="auto">
          {instructions}
        </p>
      </div>
      <button
        ref={toggle}
        type="button"
        data-scripted
        className={classes.toggle}
        data-idle={!isClipped || undefined}
        aria-expanded={open}
        aria-controls={id}
        aria-label={open ? t("card.showLessOf", { name }) : t("card.showMoreOf", { name })}
        onClick={onToggle}
      >
        {open ? t("card.showLess") : t("card.showMore")}
        <ChevronDown size={16} aria-hidden />
      </button>
    </>
  );
}
