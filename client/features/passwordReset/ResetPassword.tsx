import { Alert, Button } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router-dom";
import classes from "../../shared/form/form.module.css";
import { paths } from "../../shared/paths";
import { words } from "../../shared/words";
import { ResetPasswordForm } from "./ResetPasswordForm";

interface ResetPasswordProps {
  token: string;
  /** Whether the server still takes the token. */
  valid: boolean;
}

/** What a reset link leads to: the form, what is wrong with the link, or that it is done. */
export function ResetPassword({ token, valid }: ResetPasswordProps) {
  const [state, setState] = useState<"form" | "error" | "done">(valid ? "form" : "error");
  const text = words.resetPassword;
  if (state === "form") {
    return (
      <ResetPasswordForm
        token={token}
        onDone={() => setState("done")}
        onRefused={() => setState("error")}
      />
    );
  }
  const done = state === "done";
  return (
    <div className={classes.form}>
      <Alert
        role={done ? "status" : "alert"}
        color={done ? "herb" : "tomato"}
        className={classes.alert}
      >
        {done ? text.done : text.invalid}
      </Alert>
      <Button component={Link} to={done ? paths.login() : paths.forgotPassword()} fullWidth>
        {done ? text.login : text.again}
      </Button>
    </div>
  );
}
