import { useApolloClient } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { useEffect } from "react";
import { Link } from "react-router-dom";
import { errorMessage, parseApiError } from "../../../shared/apollo/apiError";
import { FormDone, FormError } from "../../../shared/form/FormAlert";
import classes from "../../../shared/form/form.module.css";
import { t } from "../../../shared/messages/t";
import { paths } from "../../../shared/paths";
import { useSession } from "../../../shared/session";
import { refreshViewer } from "../../../shared/viewerState";
import { useConfirmAddressMutation } from "./MailLinks.generated";

/** Confirms an email address with the token of a mail. */
export function ConfirmEmail({ token }: { token: string }) {
  const client = useApolloClient();
  const session = useSession();
  const [confirm, { data, error }] = useConfirmAddressMutation();
  useEffect(() => {
    confirm({ variables: { token } })
      .then(() => refreshViewer(client))
      // The error is shown below.
      .catch(() => undefined);
  }, [client, confirm, token]);
  if (!data && !error) return <p role="status">{t("confirmEmail.checking")}</p>;
  const isInvalid = parseApiError(error)?.code === "BAD_USER_INPUT";
  return (
    <div className={classes.form}>
      {data ? (
        <FormDone>{t("confirmEmail.done")}</FormDone>
      ) : (
        <FormError>{isInvalid ? t("confirmEmail.invalid") : errorMessage(error)}</FormError>
      )}
      {isInvalid && !session ? (
        <Button component={Link} to={paths.login()} fullWidth>
          {t("confirmEmail.login")}
        </Button>
      ) : (
        <Button component={Link} to={paths.recipes()} fullWidth>
          {t("confirmEmail.continue")}
        </Button>
      )}
    </div>
  );
}
