import "../../shared/ui/fieldStyles";
import { Checkbox, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useNavigate } from "react-router-dom";
import { maxLength } from "../../../shared/inputLimits";
import type { DiaryEntryInput } from "../../shared/apollo/schema.generated";
import { focusFirst } from "../../shared/form/focusFirst";
import classes from "../../shared/form/form.module.css";
import { useSubmit } from "../../shared/form/useSubmit";
import { t } from "../../shared/messages/t";
import { isUnsent } from "../../shared/offline/OutboxEntry";
import { paths } from "../../shared/paths";
import { AttachedPhotosField } from "../../shared/photos/AttachedPhotosField";
import { useAttachedPhotos } from "../../shared/photos/useAttachedPhotos";
import { showErrorToast } from "../../shared/showError";
import { toast } from "../../shared/toast";
import { ActionPair } from "../../shared/ui/ActionPair";
import type { AttachedPhotos_PhotoFragment } from "../../shared/photos/AttachedPhotos_photo.generated";

interface DiaryFormProps {
  recipe: { recipeId: number };
  initial?: {
    cookedOn: string;
    text: string | null;
    isPublic: boolean;
    photos: readonly AttachedPhotos_PhotoFragment[];
  };
  onSave: (entry: DiaryEntryInput) => Promise<{ data?: object | null | undefined }>;
}

/** Returns today's date in the time zone of the device, such as 2026-11-21. */
function today(): string {
  const now = new Date();
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return parts.map((part) => String(part).padStart(2, "0")).join("-");
}

/** A form with a day, a line and photos; returns to the recipe after saving. */
export function DiaryForm({ recipe, initial, onSave }: DiaryFormProps) {
  const navigate = useNavigate();
  const toRecipe = () => navigate(paths.recipe(recipe.recipeId));
  const attached = useAttachedPhotos(initial?.photos ?? []);
  const { failed, running } = attached.uploads;
  const form = useForm({
    initialValues: {
      cookedOn: initial?.cookedOn ?? today(),
      text: initial?.text ?? "",
      isPublic: initial?.isPublic ?? false,
      photos: null,
    },
    validate: {
      cookedOn: (day) => {
        if (day === "") return t("diary.dayRequired");
        return day > today() ? t("diary.dayInFuture") : null;
      },
      photos: () => (failed ? t("recipeForm.photos.failed") : null),
    },
  });
  const { submit, submitting } = useSubmit(
    form,
    (values) => onSave({ ...values, photos: attached.input }),
    {
      onSuccess(result) {
        toast.success(isUnsent(result) ? t("offline.pending") : t("diary.saved"));
        return toRecipe();
      },
      onError: (error) => showErrorToast(error, t("diary.saveFailed")),
    },
  );

  return (
    <form className={classes.form} noValidate onSubmit={form.onSubmit(submit, focusFirst(form))}>
      <TextInput
        type="date"
        label={t("diary.day")}
        required
        withAsterisk={false}
        max={today()}
        maw={220}
        {...form.getInputProps("cookedOn")}
      />
      <TextInput
        label={t("diary.line")}
        description={t("diary.lineHelp")}
        maxLength={maxLength.diaryEntry}
        {...form.getInputProps("text")}
      />
      <AttachedPhotosField attached={attached} error={form.errors["photos"]} />
      <Checkbox
        label={t("diary.public")}
        description={t("diary.publicHelp")}
        {...form.getInputProps("isPublic", { type: "checkbox" })}
      />
      <div className={classes.buttons}>
        <ActionPair
          action={t("diary.save")}
          cancel={t("reviews.cancel")}
          loading={submitting || running}
          onCancel={() => void toRecipe()}
        />
      </div>
    </form>
  );
}
