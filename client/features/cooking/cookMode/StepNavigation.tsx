import { Check, ChevronLeft, ChevronRight } from "lucide-react";
import { Link } from "react-router-dom";
import { t } from "../../../shared/messages/t";
import classes from "./StepNavigation.module.css";

interface StepNavigationProps {
  isFirst: boolean;
  isLast: boolean;
  /** Moves by 1, or by -1. */
  onMove: (by: number) => void;
  onFinish: () => void;
  /** The address of the form of a diary entry, which the last step offers; null for visitors. */
  madeIt: string | null;
}

/** Buttons for the previous and the next step, large enough for an elbow. */
export function StepNavigation({ isFirst, isLast, madeIt, onFinish, onMove }: StepNavigationProps) {
  return (
    <div className={classes.turning}>
      <button
        type="button"
        className={classes.previous}
        aria-disabled={isFirst}
        onClick={() => !isFirst && onMove(-1)}
      >
        <ChevronLeft size={24} aria-hidden />
        {t("cookMode.previous")}
      </button>
      {isLast && madeIt && (
        <Link className={classes.previous} to={madeIt}>
          {t("diary.add")}
        </Link>
      )}
      {/* One button with a changing label keeps the focus. */}
      <button
        type="button"
        data-autofocus
        className={classes.next}
        onClick={() => (isLast ? onFinish() : onMove(1))}
      >
        {isLast ? t("cookMode.finish") : t("cookMode.next")}
        {isLast ? <Check size={24} aria-hidden /> : <ChevronRight size={24} aria-hidden />}
      </button>
    </div>
  );
}
