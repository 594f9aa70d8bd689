import { Check } from "lucide-react";
import { useId } from "react";
import type { AmountRead } from "../../../../shared/amounts/readAmount";
import { findStepLines } from "../../../../shared/stepLines/findStepLines";
import { t } from "../../../shared/messages/t";
import classes from "./StepRows.module.css";

/** A row with an ingredient that steps may use. */
export interface ChoosableLine {
  row: string;
  name: string;
  amountText: string;
  amount: AmountRead | null;
}

interface StepLinesProps {
  number: number;
  text: string;
  lines: readonly ChoosableLine[];
  /** The chosen rows; null if the text decides. */
  chosen: readonly string[] | null;
  onChange: (chosen: string[] | null) => void;
}

/** The ingredients of a step: proposed from its text until a person changes one. */
export function StepLines({ number, text, lines, chosen, onChange }: StepLinesProps) {
  const title = useId();
  if (lines.length === 0) return null;
  const used = new Set(chosen ?? findStepLines(text, lines).map(({ row }) => row));
  const toggle = (row: string) => {
    const rows = lines.map((line) => line.row).filter((one) => (one === row) !== used.has(one));
    onChange(rows);
  };
  return (
    <div role="group" aria-labelledby={title}>
      <p id={title} className={classes.label}>
        {t("recipeForm.steps.lines")}
      </p>
      <p className={classes.hint}>
        {t(chosen ? "recipeForm.steps.linesChosen" : "recipeForm.steps.linesProposed")}{" "}
        {chosen && (
          <button
            type="button"
            className={classes.textButton}
            aria-label={t("recipeForm.steps.proposeOf", { step: number })}
            onClick={() => onChange(null)}
          >
            {t("recipeForm.steps.propose")}
          </button>
        )}
      </p>
      <div className={classes.chips}>
        {lines.map(({ amountText, name, row }) => (
          <button
            key={row}
            type="button"
            className={classes.chip}
            aria-pressed={used.has(row)}
            data-proposed={(chosen === null && used.has(row)) || undefined}
            onClick={() => toggle(row)}
          >
            {used.has(row) && <Check size={14} aria-hidden />}
            <bdi>{[amountText, name].filter(Boolean).join(" ")}</bdi>
          </button>
        ))}
      </div>
    </div>
  );
}
