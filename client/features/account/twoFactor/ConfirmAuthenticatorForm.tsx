import { Button, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { FormError } from "../../../shared/form/FormAlert";
import { focusFirst } from "../../../shared/form/focusFirst";
import form from "../../../shared/form/form.module.css";
import { useSubmit } from "../../../shared/form/useSubmit";
import { t } from "../../../shared/messages/t";
import { toast } from "../../../shared/toast";
import { QrImage } from "../../../shared/ui/QrImage";
import { useConfirmAuthenticatorMutation } from "./TwoFactor.generated";
import classes from "./twoFactor.module.css";

interface ConfirmAuthenticatorFormProps {
  authenticator: { key: string; uri: string };
  onCodes: (codes: readonly string[]) => void;
}

const rules = {
  code: (code: string) => (code.trim() === "" ? t("secondFactor.codeRequired") : null),
};

/** Formats a key in groups of characters, which are easier to type. */
const groupKey = (key: string) => key.match(/.{1,4}/g)?.join(" ") ?? key;

/** The key for an authenticator app, and a field for the code that confirms it. */
export function ConfirmAuthenticatorForm({
  authenticator: { key, uri },
  onCodes,
}: ConfirmAuthenticatorFormProps) {
  const [confirm] = useConfirmAuthenticatorMutation({ fetchPolicy: "no-cache" });
  const fields = useForm({ initialValues: { code: "" }, validate: rules });
  const { submit, submitting } = useSubmit(fields, (variables) => confirm({ variables }), {
    onSuccess({ data }) {
      toast.success(t("twoFactor.turnedOn"));
      onCodes(data?.confirmAuthenticator ?? []);
    },
  });
  return (
    <form className={form.form} noValidate onSubmit={fields.onSubmit(submit, focusFirst(fields))}>
      <FormError>{fields.errors["root"]}</FormError>
      <p>{t("twoFactor.scan")}</p>
      <div className={classes.qr}>
        <QrImage link={uri} label={t("twoFactor.qrLabel")} />
      </div>
      <dl className={classes.key}>
        <dt>{t("twoFactor.key")}</dt>
        <dd>{groupKey(key)}</dd>
      </dl>
      <TextInput
        label={t("twoFactor.code")}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        withAsterisk={false}
        {...fields.getInputProps("code")}
      />
      <Button type="submit" loading={submitting}>
        {t("twoFactor.turnOn")}
      </Button>
    </form>
  );
}
