import { useState } from "react";
import { t } from "../../../shared/messages/t";
import classes from "./ScaledAmount.module.css";

interface ScaledAmountProps {
  text: string;
  /** The original amount, which a press shows after it. */
  original: string;
}

/** An amount of a step that was scaled with the ingredients. */
export function ScaledAmount({ text, original }: ScaledAmountProps) {
  const [isShown, setShown] = useState(false);
  return (
    // Cook mode announces a changed step; a revealed original is not announced.
    <span aria-live="off">
      <button
        type="button"
        className={classes.scaled}
        aria-expanded={isShown}
        title={t("cooking.scaledFrom", { amount: original })}
        onClick={() => setShown(!isShown)}
      >
        {text}
      </button>
      {isShown && (
        <small className={classes.written}> {t("cooking.inRecipe", { amount: original })}</small>
      )}
    </span>
  );
}
