import { Button, Textarea } from "@mantine/core";
import { useForm } from "@mantine/form";
import { MAX_CARD_TEXT } from "../../../shared/inputLimits";
import { ActionPair } from "../../shared/ui/ActionPair";
import { focusFirst } from "../../shared/form/focusFirst";
import formClasses from "../../shared/form/form.module.css";
import { useSubmit } from "../../shared/form/useSubmit";
import { t } from "../../shared/messages/t";
import { useCorrectImportTextMutation } from "./ChangeImport.generated";

interface CardTextProps {
  importId: number;
  /** The recognized or last corrected text. */
  text: string;
  isEditing: boolean;
  onEditing: (isEditing: boolean) => void;
  /** Called once the card is being read again. */
  onChange: () => Promise<unknown>;
}

/** A form that corrects the recognized text of a card, which is then read again. */
export function CardText({ importId, text, isEditing, onEditing, onChange }: CardTextProps) {
  const [correct] = useCorrectImportTextMutation();
  const form = useForm({
    initialValues: { text },
    validate: { text: (typed) => (typed.trim() ? null : t("imports.textRequired")) },
  });
  const { submit, submitting } = useSubmit(
    form,
    (input) => correct({ variables: { importId, input } }),
    {
      onSuccess: async () => {
        await onChange();
        onEditing(false);
      },
    },
  );
  if (!isEditing) {
    return (
      <div>
        <Button
          variant="default"
          onClick={() => {
            form.setValues({ text });
            onEditing(true);
          }}
        >
          {t("imports.correctText")}
        </Button>
      </div>
    );
  }
  return (
    <form
      className={formClasses.form}
      noValidate
      onSubmit={form.onSubmit(submit, focusFirst(form))}
    >
      <Textarea
        label={t("imports.cardText")}
        description={t("imports.cardTextHelp")}
        autoFocus
        autosize
        minRows={6}
        maxRows={24}
        maxLength={MAX_CARD_TEXT}
        {...form.getInputProps("text")}
      />
      <div className={formClasses.buttons}>
        <ActionPair
          action={t("imports.readAgain")}
          cancel={t("imports.cancel")}
          loading={submitting}
          onCancel={() => onEditing(false)}
        />
      </div>
    </form>
  );
}
