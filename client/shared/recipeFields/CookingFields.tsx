import { NativeSelect, Textarea, TextInput } from "@mantine/core";
import { type ChangeEvent, useId } from "react";
import { type DetailName, recipeDetails } from "../../../shared/recipeDetails";
import { formLanguages } from "../languages";
import { t } from "../messages/t";
import { type Cooking, minutesFields, sumOfMinutes } from "./cooking";
import fields from "./fields.module.css";
import classes from "./CookingFields.module.css";
import { FieldGroup } from "./FieldGroup";

interface CookingFieldsProps {
  cooking: Cooking;
  errors: Record<string, string>;
  onChange: (part: Partial<Cooking>) => void;
}

/** Makes the properties of the fields, by name. */
const makeField =
  ({ cooking, errors, onChange }: CookingFieldsProps) =>
  (name: DetailName) => ({
    label: t(`recipeForm.cooking.fields.${name}`),
    name,
    value: cooking[name],
    error: errors[name],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) =>
      onChange({ [name]: event.currentTarget.value }),
  });

interface ServingsAndTimesProps extends CookingFieldsProps {
  /** The field with the focus at first. */
  focusOn?: "servings" | "prepMinutes" | undefined;
}

/** The fields for the yield and the times of a dish. */
export function ServingsAndTimes({ focusOn, ...props }: ServingsAndTimesProps) {
  const { cooking } = props;
  const field = makeField(props);
  const timeHelp = useId();
  return (
    <>
      <div className={classes.servings}>
        <TextInput
          {...field("servings")}
          autoFocus={focusOn === "servings"}
          inputMode="decimal"
          autoComplete="off"
        />
        <TextInput
          {...field("servingsUnit")}
          placeholder={t("recipeForm.cooking.servingsUnitExample")}
          maxLength={recipeDetails.servingsUnit.max}
        />
      </div>
      <fieldset className={classes.time} aria-describedby={timeHelp}>
        <legend className={fields.title}>{t("recipeForm.cooking.time")}</legend>
        <p id={timeHelp} className={fields.help}>
          {t("recipeForm.cooking.timeHelp")}
        </p>
        <div className={classes.minutes}>
          {minutesFields.map((name) => (
            <TextInput
              key={name}
              {...field(name)}
              autoFocus={focusOn === name}
              placeholder={name === "totalMinutes" ? sumTimes(cooking) : ""}
              inputMode="numeric"
              autoComplete="off"
            />
          ))}
        </div>
      </fieldset>
    </>
  );
}

/** The field for the description of a dish. */
export function DescriptionField(props: CookingFieldsProps) {
  return (
    <Textarea
      {...makeField(props)("description")}
      description={t("recipeForm.cooking.descriptionHelp")}
      autosize
      minRows={2}
      maxLength={recipeDetails.description.max}
    />
  );
}

/** The fields for the origin, the language and the nutrition of a dish. */
export function OriginFields(props: CookingFieldsProps) {
  const field = makeField(props);
  return (
    <>
      <TextInput
        {...field("source")}
        description={t("recipeForm.cooking.sourceHelp")}
        maxLength={recipeDetails.source.max}
      />
      <NativeSelect
        {...field("language")}
        size="md"
        className={classes.language}
        data={[
          { value: "", label: t("recipeForm.cooking.noLanguage") },
          ...formLanguages(props.cooking.language),
        ]}
      />
      <Textarea
        {...field("nutrition")}
        description={t("recipeForm.cooking.nutritionHelp")}
        autosize
        minRows={2}
        maxLength={recipeDetails.nutrition.max}
      />
      <TextInput
        {...field("nutritionSource")}
        description={t("recipeForm.cooking.nutritionSourceHelp")}
        maxLength={recipeDetails.nutritionSource.max}
      />
    </>
  );
}

/** The group of these fields, closed until it is opened or filled in. */
export function OriginGroup(props: CookingFieldsProps) {
  const { nutrition, nutritionSource, source } = props.cooking;
  return (
    <FieldGroup
      title={t("recipeForm.cooking.originTitle")}
      help={t("recipeForm.cooking.help")}
      // The language does not count, because a new recipe has one from the start.
      isFilled={[nutrition, nutritionSource, source].some(Boolean)}
    >
      <div className={classes.fields}>
        <OriginFields {...props} />
      </div>
    </FieldGroup>
  );
}

/** Returns the sum of the times, which is shown until another total is entered. */
function sumTimes(cooking: Cooking): string {
  const sum = sumOfMinutes(cooking);
  return Number.isInteger(sum) ? String(sum) : "";
}
