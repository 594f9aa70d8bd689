import { Textarea, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { type ReactNode, useState } from "react";
import { maxLength, scores } from "../../../shared/inputLimits";
import { parseApiError } from "../../apollo/apiError";
import { FormError } from "../../shared/form/FormAlert";
import { focusFirst } from "../../shared/form/focusFirst";
import classes from "../../shared/form/form.module.css";
import { ActionPair } from "../../shared/ui/ActionPair";
import { t } from "../../shared/messages/t";
import { type ReviewDraft, reviewRules } from "./reviewRules";

interface ReviewFormProps {
  initial?: ReviewDraft;
  /** Something to know before sending, such as a newer version. */
  notice?: ReactNode;
  /** Saves; throws what the server says. */
  onSave: (review: { score: number; text: string }) => Promise<void>;
  onCancel: () => void;
}

const empty: ReviewDraft = { score: "", text: "" };

/** A score and a text. */
export function ReviewForm({ initial = empty, notice, onSave, onCancel }: ReviewFormProps) {
  const [saving, setSaving] = useState(false);
  const form = useForm({ initialValues: initial, validate: reviewRules });

  const submit = async ({ score, text }: ReviewDraft) => {
    setSaving(true);
    try {
      await onSave({ score: Number(score), text });
    } catch (failure) {
      const apiError = parseApiError(failure);
      if (apiError?.field) form.setFieldError(apiError.field, apiError.message);
    }
    setSaving(false);
  };

  return (
    <form className={classes.form} noValidate onSubmit={form.onSubmit(submit, focusFirst(form))}>
      <FormError>{notice}</FormError>
      <TextInput
        label={t("reviews.scoreLabel")}
        description={t("reviews.scoreHelp", scores)}
        type="number"
        min={scores.min}
        max={scores.max}
        step={1}
        inputMode="numeric"
        required
        {...form.getInputProps("score")}
      />
      <Textarea
        label={t("reviews.textLabel")}
        required
        autosize
        minRows={5}
        maxLength={maxLength.review}
        {...form.getInputProps("text")}
      />
      <div className={classes.buttons}>
        <ActionPair
          action={t("reviews.save")}
          cancel={t("reviews.cancel")}
          loading={saving}
          onCancel={onCancel}
        />
      </div>
    </form>
  );
}
