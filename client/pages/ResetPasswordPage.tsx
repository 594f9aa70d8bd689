import { Suspense } from "react";
import { Await, useLoaderData } from "react-router-dom";
import { ResetPassword } from "../features/account/password/ResetPassword";
import { FailedCheck } from "../shared/form/FailedCheck";
import classes from "../shared/form/form.module.css";
import { PageTitle } from "../shared/ui/PageTitle";
import { t } from "../shared/messages/t";
import type { TokenCheck } from "./ResetPasswordPage.loader";

/** The loader's data after the token is removed from the URL. */
interface ResetLoaderData {
  token: string;
  check: Promise<TokenCheck>;
}

/** /reset-password?token= */
export function Component() {
  const { token, check } = useLoaderData<ResetLoaderData>();
  return (
    <section className={classes.page}>
      <PageTitle>{t("resetPassword.title")}</PageTitle>
      <Suspense key={token} fallback={<p role="status">{t("resetPassword.validating")}</p>}>
        <Await resolve={check}>
          {(checked: TokenCheck) =>
            "query" in checked ? (
              <ResetPassword token={token} query={checked.query} />
            ) : (
              <FailedCheck error={checked.error} />
            )
          }
        </Await>
      </Suspense>
    </section>
  );
}
