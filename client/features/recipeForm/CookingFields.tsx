import { Textarea, TextInput } from "@mantine/core";
import { ChevronDown } from "lucide-react";
import { type ChangeEvent, useLayoutEffect, useRef } from "react";
import { maxLength } from "../../../shared/inputLimits";
import { t } from "../../shared/messages/t";
import {
  type Cooking,
  type CookingField,
  cookingFields,
  minutesFields,
  sumOfMinutes,
} from "./cooking";
import classes from "./CookingFields.module.css";

interface CookingFieldsProps {
  cooking: Cooking;
  errors: Record<string, string>;
  onChange: (part: Partial<Cooking>) => void;
}

/** What may be said of a dish beside what must be: closed until somebody wants it or has filled it in. */
export function CookingFields({ cooking, errors, onChange }: CookingFieldsProps) {
  const group = useRef<HTMLDetailsElement>(null);
  const filled = cookingFields.some((name) => cooking[name] !== "");
  // Only ever opened for people: what they have opened must not close while they clear it.
  useLayoutEffect(() => {
    if (filled && group.current) group.current.open = true;
  }, [filled]);

  const field = (name: CookingField) => ({
    label: t(`recipeForm.cooking.fields.${name}`),
    value: cooking[name],
    error: errors[name],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange({ [name]: event.currentTarget.value }),
  });

  return (
    <details ref={group} className={classes.group}>
      <summary className={classes.summary}>
        <span>
          <span className={classes.title}>{t("recipeForm.cooking.title")}</span>
          <span className={classes.help}>{t("recipeForm.cooking.help")}</span>
        </span>
        <ChevronDown size={20} aria-hidden className={classes.arrow} />
      </summary>
      <div className={classes.fields}>
        <Textarea
          {...field("description")}
          description={t("recipeForm.cooking.descriptionHelp")}
          autosize
          minRows={2}
          maxLength={maxLength.description}
        />
        <div className={classes.servings}>
          <TextInput {...field("servings")} inputMode="decimal" autoComplete="off" />
          <TextInput
            {...field("servingsUnit")}
            placeholder={t("recipeForm.cooking.servingsUnitExample")}
            maxLength={maxLength.servingsUnit}
          />
        </div>
        <fieldset className={classes.time} aria-describedby="time-help">
          <legend className={classes.title}>{t("recipeForm.cooking.time")}</legend>
          <p id="time-help" className={classes.help}>
            {t("recipeForm.cooking.timeHelp")}
          </p>
          <div className={classes.minutes}>
            {minutesFields.map((name) => (
              <TextInput
                key={name}
                {...field(name)}
                placeholder={name === "totalMinutes" ? plainTotal(cooking) : ""}
                inputMode="numeric"
                autoComplete="off"
              />
            ))}
          </div>
        </fieldset>
        <TextInput
          {...field("source")}
          description={t("recipeForm.cooking.sourceHelp")}
          maxLength={maxLength.source}
        />
      </div>
    </details>
  );
}

/** The total while nobody says another. */
function plainTotal(cooking: Cooking): string {
  const sum = sumOfMinutes(cooking);
  return Number.isInteger(sum) ? String(sum) : "";
}
