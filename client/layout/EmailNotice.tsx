import { useState } from "react";
import { t } from "../shared/messages/t";
import { showErrorToast } from "../shared/showError";
import { toast } from "../shared/toast";
import { useRequestConfirmationMailMutation } from "./EmailNotice.generated";
import classes from "./EmailNotice.module.css";

/** Reports that the viewer's email address has to be confirmed, and sends the mail again. */
export function EmailNotice({ email }: { email: string }) {
  const [send, { loading }] = useRequestConfirmationMailMutation();
  const [sent, setSent] = useState(false);
  const sendAgain = async () => {
    try {
      await send();
      setSent(true);
      toast.success(t("confirmEmail.sent", { email }));
    } catch (error) {
      showErrorToast(error);
    }
  };
  return (
    <p className={classes.notice} role="status">
      {t("confirmEmail.notice", { email })}{" "}
      {!sent && (
        <button
          type="button"
          className={classes.button}
          disabled={loading}
          onClick={() => void sendAgain()}
        >
          {t("confirmEmail.sendAgain")}
        </button>
      )}
    </p>
  );
}
