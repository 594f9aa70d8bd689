import { Button } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router-dom";
import { errorMessage, parseApiError } from "../../../shared/apollo/apiError";
import { FormDone, FormError } from "../../../shared/form/FormAlert";
import classes from "../../../shared/form/form.module.css";
import { t } from "../../../shared/messages/t";
import { paths } from "../../../shared/paths";
import { useTurnOffNoticeMutation } from "./MailLinks.generated";

/** Switches notices off with the token of a mail. A button does so, because programs open links as well. */
export function Unsubscribe({ token }: { token: string }) {
  const [turnOff, { loading }] = useTurnOffNoticeMutation();
  const [state, setState] = useState<"asking" | "done" | { error: string }>(
    token === "" ? { error: t("unsubscribe.invalid") } : "asking",
  );
  const send = async () => {
    try {
      await turnOff({ variables: { token } });
      setState("done");
    } catch (error) {
      const isInvalid = parseApiError(error)?.code === "BAD_USER_INPUT";
      setState({ error: isInvalid ? t("unsubscribe.invalid") : errorMessage(error) });
    }
  };
  if (state === "asking") {
    return (
      <>
        <p className={classes.intro}>{t("unsubscribe.intro")}</p>
        <Button onClick={() => void send()} loading={loading}>
          {t("unsubscribe.turnOff")}
        </Button>
      </>
    );
  }
  return (
    <div className={classes.form}>
      {state === "done" ? (
        <FormDone>{t("unsubscribe.done")}</FormDone>
      ) : (
        <FormError>{state.error}</FormError>
      )}
      <Button component={Link} to={paths.settings("notifications")} variant="default" fullWidth>
        {t("unsubscribe.settings")}
      </Button>
    </div>
  );
}
