import { Button } from "@mantine/core";
import { useId, useState } from "react";
import { formatDate } from "../../../shared/dates";
import { t } from "../../../shared/messages/t";
import { toast } from "../../../shared/toast";
import { ProofDialog } from "./ProofDialog";
import {
  useRemoveAuthenticatorMutation,
  useSetUpAuthenticatorMutation,
} from "./TwoFactor.generated";
import classes from "./twoFactor.module.css";
import { ConfirmAuthenticatorForm } from "./ConfirmAuthenticatorForm";
import { PasswordForm } from "./PasswordForm";

interface SetUpAuthenticatorProps {
  /** Runs after the app is added, with the recovery codes. */
  onCodes: (codes: readonly string[]) => void;
}

/** Adds an authenticator app: password, QR code and confirmation. */
function SetUpAuthenticator({ onCodes }: SetUpAuthenticatorProps) {
  const [setUp] = useSetUpAuthenticatorMutation({ fetchPolicy: "no-cache" });
  const [authenticator, setAuthenticator] = useState<{ key: string; uri: string } | null>(null);
  if (authenticator) return <ConfirmAuthenticatorForm {...{ authenticator, onCodes }} />;
  return (
    <PasswordForm
      submitLabel={t("twoFactor.setUp")}
      mutate={(password) => setUp({ variables: { password } })}
      onSuccess={({ data }) => data && setAuthenticator(data.setUpAuthenticator)}
    />
  );
}

interface AuthenticatorSectionProps {
  /** The time when the app was added; null without an app. */
  addedAt: string | null;
  onCodes: (codes: readonly string[]) => void;
  onRemoved: () => void;
}

/** The authenticator app: a button to add it, or the date it was added. */
export function AuthenticatorSection({ addedAt, onCodes, onRemoved }: AuthenticatorSectionProps) {
  const heading = useId();
  const [removing, setRemoving] = useState(false);
  const [remove] = useRemoveAuthenticatorMutation();
  return (
    <section className={classes.section} aria-labelledby={heading}>
      <h2 id={heading}>{t("twoFactor.app")}</h2>
      <p className={classes.help}>
        {addedAt ? t("twoFactor.appSince", { date: formatDate(addedAt) }) : t("twoFactor.appHelp")}
      </p>
      {addedAt ? (
        <Button variant="default" className={classes.action} onClick={() => setRemoving(true)}>
          {t("twoFactor.remove")}
        </Button>
      ) : (
        <SetUpAuthenticator onCodes={onCodes} />
      )}
      {removing && (
        <ProofDialog
          title={t("twoFactor.remove")}
          help={t("twoFactor.removeHelp")}
          action={t("twoFactor.remove")}
          mutate={(input) => remove({ variables: { input } })}
          onSuccess={() => {
            setRemoving(false);
            toast.success(t("twoFactor.removed"));
            onRemoved();
          }}
          onClose={() => setRemoving(false)}
        />
      )}
    </section>
  );
}
