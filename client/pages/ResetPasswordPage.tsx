import { Suspense } from "react";
import { Await, useLoaderData } from "react-router-dom";
import { ResetPassword } from "../features/passwordReset/ResetPassword";
import classes from "../shared/form/form.module.css";
import { PageTitle } from "../shared/ui/PageTitle";
import { t } from "../shared/words/t";
import type { TokenCheck } from "./ResetPasswordPage.loader";

/** What the loader answers once the address is clean. */
interface Followed {
  token: string;
  check: Promise<TokenCheck>;
}

/** /reset-password?token= */
export function Component() {
  const { token, check } = useLoaderData<Followed>();
  return (
    <section className={classes.page}>
      <PageTitle>{t("resetPassword.title")}</PageTitle>
      <p className={classes.intro}>{t("resetPassword.intro")}</p>
      <Suspense key={token} fallback={<p role="status">{t("resetPassword.validating")}</p>}>
        <Await resolve={check}>
          {({ valid }: TokenCheck) => <ResetPassword token={token} valid={valid} />}
        </Await>
      </Suspense>
    </section>
  );
}
