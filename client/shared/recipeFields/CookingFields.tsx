import { Textarea, TextInput } from "@mantine/core";
import type { ChangeEvent } from "react";
import { maxLength } from "../../../shared/inputLimits";
import { t } from "../messages/t";
import {
  type Cooking,
  type CookingField,
  cookingFields,
  minutesFields,
  sumOfMinutes,
} from "./cooking";
import fields from "./fields.module.css";
import classes from "./CookingFields.module.css";
import { FieldGroup } from "./FieldGroup";

interface CookingFieldsProps {
  cooking: Cooking;
  errors: Record<string, string>;
  onChange: (part: Partial<Cooking>) => void;
}

/** Optional fields of a dish: closed until opened or filled in. */
export function CookingFields({ cooking, errors, onChange }: CookingFieldsProps) {
  const field = (name: CookingField) => ({
    label: t(`recipeForm.cooking.fields.${name}`),
    value: cooking[name],
    error: errors[name],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange({ [name]: event.currentTarget.value }),
  });

  return (
    <FieldGroup
      title={t("recipeForm.cooking.title")}
      help={t("recipeForm.cooking.help")}
      isFilled={cookingFields.some((name) => cooking[name] !== "")}
    >
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
          <legend className={fields.title}>{t("recipeForm.cooking.time")}</legend>
          <p id="time-help" className={fields.help}>
            {t("recipeForm.cooking.timeHelp")}
          </p>
          <div className={classes.minutes}>
            {minutesFields.map((name) => (
              <TextInput
                key={name}
                {...field(name)}
                placeholder={name === "totalMinutes" ? sumTimes(cooking) : ""}
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
    </FieldGroup>
  );
}

/** The sum of the times, shown until another total is entered. */
function sumTimes(cooking: Cooking): string {
  const sum = sumOfMinutes(cooking);
  return Number.isInteger(sum) ? String(sum) : "";
}
