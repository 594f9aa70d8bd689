import { Button } from "@mantine/core";
import { useId, useState } from "react";
import { t } from "../../../shared/messages/t";
import { NewRecoveryCodes } from "./NewRecoveryCodes";
import { ProofDialog } from "./ProofDialog";
import { useRenewRecoveryCodesMutation } from "./TwoFactor.generated";
import classes from "./twoFactor.module.css";

interface RecoveryCodesSectionProps {
  /** The number of unused codes. */
  remainingCount: number;
  /** The recovery codes that were just created, or an empty list. */
  codes: readonly string[];
  onCodes: (codes: readonly string[]) => void;
}

/** The recovery codes: the new ones, or the number of unused ones. */
export function RecoveryCodesSection({
  codes,
  remainingCount,
  onCodes,
}: RecoveryCodesSectionProps) {
  const heading = useId();
  const [renewing, setRenewing] = useState(false);
  const [renew] = useRenewRecoveryCodesMutation({ fetchPolicy: "no-cache" });
  return (
    <section className={classes.section} aria-labelledby={heading}>
      <h3 id={heading}>{t("twoFactor.codes")}</h3>
      <p className={classes.help}>{t("twoFactor.codesHelp")}</p>
      {codes.length > 0 ? (
        <NewRecoveryCodes codes={codes} onDone={() => onCodes([])} />
      ) : (
        <>
          <p>{t("twoFactor.codesLeft", { count: remainingCount })}</p>
          <Button variant="default" className={classes.action} onClick={() => setRenewing(true)}>
            {t("twoFactor.renew")}
          </Button>
        </>
      )}
      {renewing && (
        <ProofDialog
          title={t("twoFactor.renew")}
          help={t("twoFactor.renewHelp")}
          action={t("twoFactor.renew")}
          mutate={(input) => renew({ variables: { input } })}
          onSuccess={({ data }) => {
            setRenewing(false);
            onCodes(data?.renewRecoveryCodes ?? []);
          }}
          onClose={() => setRenewing(false)}
        />
      )}
    </section>
  );
}
