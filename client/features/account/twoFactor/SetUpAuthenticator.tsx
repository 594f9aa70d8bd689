import { useState } from "react";
import { t } from "../../../shared/messages/t";
import { ConfirmAuthenticatorForm } from "./ConfirmAuthenticatorForm";
import { PasswordForm } from "./PasswordForm";
import { useSetUpAuthenticatorMutation } from "./TwoFactor.generated";

interface SetUpAuthenticatorProps {
  /** Called once it is added, with the recovery codes. */
  onCodes: (codes: readonly string[]) => void;
}

/** Adds an authenticator app: the password, what the app scans, and a code that it shows. */
export function SetUpAuthenticator({ onCodes }: SetUpAuthenticatorProps) {
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
