import { useApolloClient } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { useEffect, useEffectEvent, useState } from "react";
import { Link } from "react-router-dom";
import { errorMessage, parseApiError } from "../../../shared/apollo/apiError";
import { FormDone, FormError } from "../../../shared/form/FormAlert";
import classes from "../../../shared/form/form.module.css";
import { t } from "../../../shared/messages/t";
import { paths } from "../../../shared/paths";
import { refreshViewer } from "../../../shared/viewerState";
import { useConfirmAddressMutation } from "./MailLinks.generated";

/** Confirms an email address with the token of a mail. */
export function ConfirmEmail({ token }: { token: string }) {
  const client = useApolloClient();
  const [confirm] = useConfirmAddressMutation();
  const [state, setState] = useState<"checking" | "done" | { error: string }>("checking");
  const confirmOnce = useEffectEvent(async () => {
    try {
      await confirm({ variables: { token } });
      setState("done");
      await refreshViewer(client);
    } catch (error) {
      const isInvalid = parseApiError(error)?.code === "BAD_USER_INPUT";
      setState({ error: isInvalid ? t("confirmEmail.invalid") : errorMessage(error) });
    }
  });
  useEffect(() => void confirmOnce(), []);
  if (state === "checking") return <p role="status">{t("confirmEmail.checking")}</p>;
  return (
    <div className={classes.form}>
      {state === "done" ? (
        <FormDone>{t("confirmEmail.done")}</FormDone>
      ) : (
        <FormError>{state.error}</FormError>
      )}
      <Button component={Link} to={paths.recipes()} fullWidth>
        {t("confirmEmail.continue")}
      </Button>
    </div>
  );
}
