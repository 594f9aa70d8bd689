import { TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { maxLength } from "../../../../shared/inputLimits";
import { focusFirst } from "../../../shared/form/focusFirst";
import { useSubmit } from "../../../shared/form/useSubmit";
import { t } from "../../../shared/messages/t";
import { FormDialog } from "./FormDialog";
import { useRenamePasskeyMutation } from "./Passkeys.generated";

interface RenamePasskeyDialogProps {
  passkeyId: number;
  name: string;
  onRenamed: () => void;
  onClose: () => void;
}

const rules = {
  name: (name: string) => (name.trim() === "" ? t("passkeys.nameRequired") : null),
};

/** A dialog that renames a passkey. */
export function RenamePasskeyDialog(props: RenamePasskeyDialogProps) {
  const { name: before, onClose, onRenamed, passkeyId } = props;
  const [rename] = useRenamePasskeyMutation();
  const fields = useForm({ initialValues: { name: before }, validate: rules });
  const { submit, submitting } = useSubmit(
    fields,
    ({ name }) => rename({ variables: { passkeyId, name } }),
    { onSuccess: onRenamed },
  );
  return (
    <FormDialog
      title={t("passkeys.renameOf", { name: before })}
      action={t("passkeys.rename")}
      submitting={submitting}
      error={fields.errors["root"]}
      onSubmit={fields.onSubmit(submit, focusFirst(fields))}
      onClose={onClose}
    >
      <TextInput
        label={t("passkeys.name")}
        maxLength={maxLength.passkeyName}
        data-autofocus
        required
        withAsterisk={false}
        {...fields.getInputProps("name")}
      />
    </FormDialog>
  );
}
