import { Button, Modal, PasswordInput, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { FormError } from "../../../shared/form/FormAlert";
import { focusFirst } from "../../../shared/form/focusFirst";
import form from "../../../shared/form/form.module.css";
import { useSubmit } from "../../../shared/form/useSubmit";
import { t } from "../../../shared/messages/t";
import { useFocusReturn } from "../../../shared/ui/useFocusReturn";

/** Both factors of the viewer. */
export interface Proof {
  password: string;
  code: string;
}

interface ProofDialogProps<Result> {
  /** What is done, which is also what the button says. */
  title: string;
  /** What that means. */
  help: string;
  mutate: (proof: Proof) => Promise<Result>;
  onSuccess: (result: Result) => void;
  onClose: () => void;
}

const rules = {
  password: (password: string) => (password === "" ? t("twoFactor.passwordRequired") : null),
  code: (code: string) => (code.trim() === "" ? t("secondFactor.codeRequired") : null),
};

/** Asks for both factors before something is done. */
export function ProofDialog<Result>(props: ProofDialogProps<Result>) {
  const { help, mutate, onClose, onSuccess, title } = props;
  const fields = useForm({ initialValues: { password: "", code: "" }, validate: rules });
  const { submit, submitting } = useSubmit(fields, mutate, { onSuccess });
  useFocusReturn();
  return (
    <Modal
      opened
      centered
      radius={10}
      onClose={onClose}
      title={title}
      closeButtonProps={{ "aria-label": t("twoFactor.cancel") }}
    >
      <form className={form.form} noValidate onSubmit={fields.onSubmit(submit, focusFirst(fields))}>
        <p>{help}</p>
        <FormError>{fields.errors["root"]}</FormError>
        <PasswordInput
          label={t("twoFactor.password")}
          autoComplete="current-password"
          data-autofocus
          required
          withAsterisk={false}
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
        <Button type="submit" loading={submitting} fullWidth>
          {title}
        </Button>
      </form>
    </Modal>
  );
}
