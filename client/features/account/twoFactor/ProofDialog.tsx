import "../../../shared/ui/fieldStyles";
import { TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { focusFirst } from "../../../shared/form/focusFirst";
import { useSubmit } from "../../../shared/form/useSubmit";
import { t } from "../../../shared/messages/t";
import { CurrentPassword } from "../CurrentPassword";
import { FormDialog } from "./FormDialog";

/** The viewer's proof of both factors. */
interface Proof {
  password: string;
  code: string;
}

interface ProofDialogProps<Result> {
  /** The action's title. */
  title: string;
  /** An explanation of the action. */
  help: string;
  /** The label of the button. */
  action: string;
  mutate: (proof: Proof) => Promise<Result>;
  onSuccess: (result: Result) => void;
  onClose: () => void;
}

const rules = {
  password: (password: string) => (password === "" ? t("twoFactor.passwordRequired") : null),
  code: (code: string) => (code.trim() === "" ? t("secondFactor.codeRequired") : null),
};

/** Requires both factors before an action. */
export function ProofDialog<Result>(props: ProofDialogProps<Result>) {
  const { action, help, mutate, onClose, onSuccess, title } = props;
  const fields = useForm({ initialValues: { password: "", code: "" }, validate: rules });
  const { submit, submitting } = useSubmit(fields, mutate, { onSuccess });
  return (
    <FormDialog
      {...{ title, help, action, submitting, onClose }}
      error={fields.errors["root"]}
      onSubmit={fields.onSubmit(submit, focusFirst(fields))}
    >
      <CurrentPassword
        label={t("twoFactor.password")}
        data-autofocus
        {...fields.getInputProps("password")}
      />
      <TextInput
        label={t("secondFactor.code")}
        description={t("secondFactor.codeHelp")}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        required
        withAsterisk={false}
        {...fields.getInputProps("code")}
      />
    </FormDialog>
  );
}
