import "../../../shared/ui/fieldStyles";
import { Button, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useSubmit } from "../../../shared/form/useSubmit";
import { t } from "../../../shared/messages/t";
import { showErrorToast } from "../../../shared/showError";
import classes from "../merging/AliasList.module.css";

interface SynonymFormProps {
  label: string;
  /** The label of the button. */
  action: string;
  names?: readonly string[];
  onSave: (names: string[]) => Promise<void>;
  onCancel?: () => void;
}

/** The words of a group, with commas between them. */
const splitNames = (text: string): string[] =>
  text
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);

/** The form for the words of a group of synonyms. */
export function SynonymForm({ label, action, names = [], onSave, onCancel }: SynonymFormProps) {
  const form = useForm({
    initialValues: { names: names.join(", ") },
    validate: { names: (text) => (splitNames(text).length < 2 ? t("synonyms.tooFew") : null) },
  });
  const { submit, submitting } = useSubmit(form, (values) => onSave(splitNames(values.names)), {
    onSuccess: () => form.reset(),
    onError: (error) => showErrorToast(error, t("synonyms.failed")),
  });
  return (
    <form className={classes.form} noValidate onSubmit={form.onSubmit(submit)}>
      <TextInput
        className={classes.field}
        label={label}
        description={t("synonyms.commas")}
        flex="1 1 280px"
        placeholder={t("synonyms.example")}
        autoFocus={onCancel !== undefined}
        {...form.getInputProps("names")}
      />
      <Button type="submit" variant={onCancel ? "filled" : "default"} loading={submitting}>
        {action}
      </Button>
      {onCancel && (
        <Button variant="default" onClick={onCancel}>
          {t("dialog.cancel")}
        </Button>
      )}
    </form>
  );
}
