import { Minus, Plus, RotateCcw } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { pluralizeUnit } from "../../../../shared/amounts/pluralizeUnit";
import { servingsRange } from "../../../../shared/inputLimits";
import { langOf } from "../../../shared/languages";
import { t } from "../../../shared/messages/t";
import { formatPlainNumber } from "../../../shared/numbers";
import { servingsText } from "../../../shared/servings";
import { neighbours, typedServings } from "../amounts/scale";
import classes from "./ServingsStepper.module.css";
import { timesText } from "./scaleText";

interface ServingsStepperProps {
  /** The recipe's servings; null if there are none. */
  servings: number | null;
  servingsUnit: string | null;
  language: string | null;
  scale: number;
  onScale: (scale: number) => void;
}

/** Chooses the number of servings to show, or the factor for a recipe without servings. */
export function ServingsStepper(props: ServingsStepperProps) {
  const { servings, servingsUnit, language, scale, onScale } = props;
  const { fewer, more } = neighbours(scale, servings);
  const label = servings === null ? t("cooking.amount") : t("cooking.servings");
  const original =
    servings === null ? timesText(1) : servingsText(servings, servingsUnit, language);
  const back = t("cooking.reset", { servings: original });
  return (
    <div className={classes.stepper} role="group" aria-label={label}>
      <Step label={t("cooking.fewer")} to={fewer} onStep={onScale}>
        <Minus size={18} aria-hidden />
      </Step>
      {servings === null ? (
        <output className={classes.number}>{timesText(scale)}</output>
      ) : (
        <ServingsField label={label} scale={scale} onScale={onScale} />
      )}
      <Step label={t("cooking.more")} to={more} onStep={onScale}>
        <Plus size={18} aria-hidden />
      </Step>
      {servings !== null && (
        <span className={classes.unit} lang={langOf(servingsUnit && language)}>
          {servingsUnit ? pluralizeUnit(servingsUnit, scale) : label}
        </span>
      )}
      {scale !== (servings ?? 1) && (
        <button
          type="button"
          className={classes.reset}
          aria-label={back}
          title={back}
          onClick={() => onScale(servings ?? 1)}
        >
          <RotateCcw size={18} aria-hidden />
        </button>
      )}
    </div>
  );
}

interface StepProps {
  label: string;
  to: number | null;
  onStep: (scale: number) => void;
  children: ReactNode;
}

function Step({ label, to, onStep, children }: StepProps) {
  return (
    <button
      type="button"
      className={classes.step}
      aria-label={label}
      aria-disabled={to === null}
      onClick={() => to !== null && onStep(to)}
    >
      {children}
    </button>
  );
}

interface ServingsFieldProps {
  label: string;
  scale: number;
  onScale: (scale: number) => void;
}

/** The number of servings; typing is faster than many taps. */
function ServingsField({ label, scale, onScale }: ServingsFieldProps) {
  const [text, setText] = useState(formatPlainNumber(scale));
  const [isRefused, setRefused] = useState(false);
  const errorId = useId();
  const [announcedScale, setAnnouncedScale] = useState(scale);
  if (announcedScale !== scale) {
    setAnnouncedScale(scale);
    setText(formatPlainNumber(scale));
    setRefused(false);
  }
  const announce = () => {
    const typedScale = text.trim() === "" ? scale : typedServings(text);
    setRefused(typedScale === null);
    if (typedScale === null) return;
    setText(formatPlainNumber(typedScale));
    if (typedScale !== scale) onScale(typedScale);
  };
  return (
    <>
      <input
        className={classes.number}
        inputMode="decimal"
        aria-label={label}
        aria-invalid={isRefused || undefined}
        aria-describedby={isRefused ? errorId : undefined}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onBlur={announce}
        onKeyDown={({ key }) => key === "Enter" && announce()}
      />
      {isRefused && (
        <p id={errorId} role="alert" className={classes.error}>
          {t("cooking.servingsRefused", { max: servingsRange.max })}
        </p>
      )}
    </>
  );
}
