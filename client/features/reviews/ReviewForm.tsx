import { Textarea } from "@mantine/core";
import { useForm } from "@mantine/form";
import type { ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import { maxLength } from "../../../shared/inputLimits";
import { FormError } from "../../shared/form/FormAlert";
import { focusFirst } from "../../shared/form/focusFirst";
import classes from "../../shared/form/form.module.css";
import { type SubmitOptions, useSubmit } from "../../shared/form/useSubmit";
import { isUnsent } from "../../shared/offline/OutboxEntry";
import { paths } from "../../shared/paths";
import { AttachedPhotosField } from "../../shared/photos/AttachedPhotosField";
import type { AttachedPhotos_PhotoFragment } from "../../shared/photos/AttachedPhotos_photo.generated";
import { useAttachedPhotos } from "../../shared/photos/useAttachedPhotos";
import { showErrorToast } from "../../shared/showError";
import { toast } from "../../shared/toast";
import { ActionPair } from "../../shared/ui/ActionPair";
import { t } from "../../shared/messages/t";
import type { ReviewInput } from "../../shared/apollo/schema.generated";
import type { ReviewedRecipe } from "./ChangesField";
import { OutcomeField } from "./OutcomeField";
import { type ReviewDraft, reviewRules } from "./reviewRules";
import type { ReviewSaved } from "./Reviews";
import { StarPicker } from "./StarPicker";

interface ReviewFormProps extends Pick<SubmitOptions<unknown>, "onConflict"> {
  recipe: ReviewedRecipe & { recipeId: number };
  initial?: ReviewDraft;
  /** A notice above the form, such as about a newer version. */
  notice?: ReactNode;
  photos?: readonly AttachedPhotos_PhotoFragment[];
  onSave: (review: ReviewInput) => Promise<{ data?: object | null | undefined }>;
  /** The toasts after success and failure. */
  successMessage: string;
  failureMessage: string;
}

const empty: ReviewDraft = { score: "", text: "", outcome: null, changes: [] };
const noPhotos: readonly AttachedPhotos_PhotoFragment[] = [];

/** A form with a score and a text; returns to the recipe after saving. */
export function ReviewForm(props: ReviewFormProps) {
  const {
    recipe,
    initial = empty,
    notice,
    photos = noPhotos,
    onSave,
    successMessage,
    failureMessage,
    onConflict,
  } = props;
  const navigate = useNavigate();
  const toRecipe = (state?: ReviewSaved) =>
    navigate(paths.recipe(recipe.recipeId), state ? { state } : {});
  const attached = useAttachedPhotos(photos);
  const { failed, running } = attached.uploads;
  const form = useForm({
    initialValues: { ...initial, photos: null },
    validate: {
      ...reviewRules,
      photos: () => (failed ? t("recipeForm.photos.failed") : null),
    },
  });
  const { submit, submitting } = useSubmit(
    form,
    ({ score, text, outcome, changes }) =>
      onSave({
        score: Number(score),
        text,
        outcome,
        changes: outcome === "WITH_CHANGES" ? changes : [],
        photos: attached.input,
      }),
    {
      ...(onConflict && { onConflict }),
      onSuccess(result) {
        toast.success(isUnsent(result) ? t("offline.pending") : successMessage);
        return toRecipe({ isReviewSaved: true });
      },
      onError: (error) => showErrorToast(error, failureMessage),
    },
  );

  return (
    <form className={classes.form} noValidate onSubmit={form.onSubmit(submit, focusFirst(form))}>
      <FormError>{notice}</FormError>
      <StarPicker
        score={Number(form.values.score)}
        error={form.errors["score"]}
        path="score"
        onPick={(score) => form.setFieldValue("score", String(score))}
      />
      <OutcomeField
        recipe={recipe}
        outcome={form.values.outcome}
        changes={form.values.changes}
        // Not `setValues`, which clears the errors of all fields.
        onChange={({ outcome, changes }) => {
          form.setFieldValue("outcome", outcome);
          form.setFieldValue("changes", changes);
        }}
      />
      <Textarea
        label={t("reviews.textLabel")}
        required
        autosize
        minRows={5}
        maxLength={maxLength.review}
        {...form.getInputProps("text")}
      />
      <AttachedPhotosField attached={attached} error={form.errors["photos"]} />
      <div className={classes.buttons}>
        <ActionPair
          action={t("reviews.save")}
          cancel={t("reviews.cancel")}
          loading={submitting || running}
          onCancel={() => void toRecipe()}
        />
      </div>
    </form>
  );
}
