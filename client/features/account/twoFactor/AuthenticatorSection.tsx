import { Button } from "@mantine/core";
import { useId, useState } from "react";
import { formatDate } from "../../../shared/dates";
import { t } from "../../../shared/messages/t";
import { toast } from "../../../shared/toast";
import { lazyComponent } from "../../../shared/ui/lazyComponent";
import { RevealButton } from "../settings/RevealButton";
import { ProofDialog } from "./ProofDialog";
import { useRemoveAuthenticatorMutation } from "./TwoFactor.generated";
import classes from "./twoFactor.module.css";

const SetUpAuthenticator = lazyComponent(() =>
  import("./SetUpAuthenticator").then(({ SetUpAuthenticator }) => SetUpAuthenticator),
);

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
      <h3 id={heading}>{t("twoFactor.app")}</h3>
      <p className={classes.help}>
        {addedAt ? t("twoFactor.appSince", { date: formatDate(addedAt) }) : t("twoFactor.appHelp")}
      </p>
      {addedAt ? (
        <Button variant="default" className={classes.action} onClick={() => setRemoving(true)}>
          {t("twoFactor.remove")}
        </Button>
      ) : (
        <RevealButton label={t("twoFactor.setUp")}>
          {(close) => <SetUpAuthenticator onCodes={onCodes} onClose={close} />}
        </RevealButton>
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
