import { ChevronDown } from "lucide-react";
import { useRef, useState, type RefObject, useEffect } from "react";
import { langOf } from "../../shared/languages";
import { t } from "../../shared/messages/t";
import { CardLines } from "./CardLines";
import classes from "./CardText.module.css";
import type { RecipeCard_RecipeFragment } from "./RecipeCard_recipe.generated";

/** Returns true if an element's content overflows by more than a rounding error. */
const isClipped = ({ clientHeight, scrollHeight }: Element) => scrollHeight > clientHeight + 1;

/**
 * True if a part of a text is clipped. It is true until the text is laid out, as on the server, where sizes
 * are unknown. An expanded text keeps its last value.
 */
function useIsClipped(text: RefObject<HTMLElement | null>, open: boolean): boolean {
  const [clipped, setClipped] = useState(true);
  useEffect(() => {
    if (open || !text.current) return;
    const parts = [...text.current.children];
    // The observer runs after layout, so that reading sizes causes no extra layout.
    const observer = new ResizeObserver(() => setClipped(parts.some(isClipped)));
    observer.observe(text.current);
    return () => observer.disconnect();
  }, [open, text]);
  return clipped;
}

type CardTextProps = {
  recipe: Pick<
    RecipeCard_RecipeFragment,
    "recipeId" | "name" | "language" | "lines" | "ingredientsNotes" | "instructions"
  >;
};

/** The ingredients, note and instructions of a card: clipped at first, complete once opened. */
export function CardText({ recipe }: CardTextProps) {
  const { lines, ingredientsNotes, instructions, language, name, recipeId } = recipe;
  const [open, setOpen] = useState(false);
  const text = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const isClipped = useIsClipped(text, open);
  const id = `card-text-${recipeId}`;

  const onToggle = () => {
    setOpen(!open);
    // The button is scrolled into view, because closing removes the text above it.
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
      >
        {/* The wrapper clips lines, because clipping would stack the lists and their items. */}
        <div className={classes.lines}>
          <div>
            <CardLines lines={lines} language={language} />
          </div>
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
