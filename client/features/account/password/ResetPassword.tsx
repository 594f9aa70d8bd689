import { Button } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router-dom";
import { FormDone, FormError } from "../../../shared/form/FormAlert";
import classes from "../../../shared/form/form.module.css";
import { paths } from "../../../shared/paths";
import { t } from "../../../shared/messages/t";
import { type FactorsQuery, ResetPasswordForm } from "./ResetPasswordForm";

interface ResetPasswordProps {
  token: string;
  /** The query of the account's factors; null if the server does not accept the token. */
  query: FactorsQuery | null;
}

/** The content of a reset link: the form, an error of the link, or a confirmation. */
export function ResetPassword({ token, query }: ResetPasswordProps) {
  const [state, setState] = useState<"form" | "error" | "done">(query ? "form" : "error");
  if (query && state === "form") {
    return (
      <>
        <p className={classes.intro}>{t("resetPassword.intro")}</p>
        <ResetPasswordForm
          token={token}
          query={query}
          onDone={() => setState("done")}
          onInvalid={() => setState("error")}
        />
      </>
    );
  }
  const isDone = state === "done";
  return (
    <div className={classes.form}>
      {isDone ? (
        <FormDone>{t("resetPassword.done")}</FormDone>
      ) : (
        <FormError>{t("resetPassword.invalid")}</FormError>
      )}
      <Button component={Link} to={isDone ? paths.login() : paths.forgotPassword()} fullWidth>
        {isDone ? t("resetPassword.login") : t("resetPassword.again")}
      </Button>
    </div>
  );
}
