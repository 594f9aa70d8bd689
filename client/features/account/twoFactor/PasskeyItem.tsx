import { Button } from "@mantine/core";
import { useState } from "react";
import { formatDate } from "../../../shared/dates";
import { t } from "../../../shared/messages/t";
import { toast } from "../../../shared/toast";
import {
  type PasskeyItem_PasskeyRef,
  usePasskeyItem_Passkey,
} from "./PasskeyItem_passkey.generated";
import { useRemovePasskeyMutation } from "./Passkeys.generated";
import { ProofDialog } from "./ProofDialog";
import { RenamePasskeyDialog } from "./RenamePasskeyDialog";
import classes from "./twoFactor.module.css";

interface PasskeyItemProps {
  passkey: PasskeyItem_PasskeyRef;
  /** Runs after the passkey is renamed or removed. */
  onChanged: () => void;
}

/** A passkey with its actions. */
export function PasskeyItem({ passkey: ref, onChanged }: PasskeyItemProps) {
  const { createdAt, lastUsedAt, name, passkeyId } = usePasskeyItem_Passkey(ref);
  const [dialog, setDialog] = useState<"rename" | "remove" | null>(null);
  const [remove] = useRemovePasskeyMutation();
  const close = () => setDialog(null);
  const onPasskeyChange = () => {
    close();
    onChanged();
  };
  return (
    <li className={classes.passkey}>
      <div>
        <p className={classes.name} dir="auto">
          {name}
        </p>
        <p className={classes.help}>{t("passkeys.since", { date: formatDate(createdAt) })}</p>
        <p className={classes.help}>
          {lastUsedAt
            ? t("passkeys.lastUsed", { date: formatDate(lastUsedAt) })
            : t("passkeys.neverUsed")}
        </p>
      </div>
      <p className={classes.buttons}>
        <Button
          variant="default"
          size="sm"
          aria-label={t("passkeys.renameOf", { name })}
          onClick={() => setDialog("rename")}
        >
          {t("passkeys.rename")}
        </Button>
        <Button
          variant="default"
          size="sm"
          aria-label={t("passkeys.removeOf", { name })}
          onClick={() => setDialog("remove")}
        >
          {t("passkeys.remove")}
        </Button>
      </p>
      {dialog === "rename" && (
        <RenamePasskeyDialog {...{ passkeyId, name }} onRenamed={onPasskeyChange} onClose={close} />
      )}
      {dialog === "remove" && (
        <ProofDialog
          title={t("passkeys.removeOf", { name })}
          help={t("passkeys.removeHelp")}
          action={t("passkeys.remove")}
          mutate={(input) => remove({ variables: { passkeyId, input } })}
          onSuccess={() => {
            toast.success(t("passkeys.removed"));
            onPasskeyChange();
          }}
          onClose={close}
        />
      )}
    </li>
  );
}
